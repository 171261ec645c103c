import { recognised, selvesAt } from '@runehold/protocol/table/selves';
import { PROTOCOL } from '@runehold/protocol/version';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { joined, named, PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { serve } from '../driver/server.ts';

const handed = (seat: number, guest: string) =>
  ({ kind: 'handed-over', seat, guest, holder: { kind: 'person', name: guest } }) as const;

describe('who is who at a table', () => {
  test('the earlier recognised is the account, where the account has no hand; others stay who they are', () => {
    const log = [handed(0, 'g1'), handed(1, 'g2'), handed(2, 'other')];
    const selves = [
      { guest: 'g1', person: 'p' },
      { guest: 'g2', person: 'p' },
    ];
    expect([...selvesAt(log, selves)]).toEqual([['g1', 'p']]);
    expect(recognised(log, selves)).toEqual([
      { ...handed(0, 'g1'), guest: 'p' },
      handed(1, 'g2'),
      handed(2, 'other'),
    ]);
    expect([...selvesAt([...log, handed(3, 'p')], selves)]).toEqual([]);
    // Whoever has read a file has read it, also where they stay two.
    const disclosed = { kind: 'disclosed', guest: 'g2', name: 'g2', how: 'file' } as const;
    expect(recognised([...log, disclosed], selves)[3]).toEqual({ ...disclosed, guest: 'p' });
  });
});

describe('a guest who signs in', () => {
  test('brings along seats, tables, rooms and lines; and those who sit there go on', async () => {
    const { address, database } = await serve();
    const { person: anna } = await joined(address, 'Anna');
    const guest = await Person.arrive(named(address), 'Ania');
    const bela = await Person.arrive(named(address), 'Bela');
    const table = await guest.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const room = await guest.call('set-table', {
      game: 'masquerade',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      listed: true,
      pace: 'none',
      gather: true,
    });
    const opposite = await bela.come(table);
    await opposite.request({ type: 'sit', seat: 1 });
    const own = await guest.come(table);
    await own.request({ type: 'say', text: 'good evening' });
    const old = guest.cookie;
    await guest.call('sign-in', { name: 'Anna', password: PASSWORD });
    expect((await guest.call('tables', {})).mine.map(({ id }) => id).sort()).toEqual(
      [table, room.table].sort(),
    );
    expect((await anna.call('tables', {})).mine).toHaveLength(2);
    // Everybody comes in anew and finds the table as it was, with the account in the guest's place.
    const again = await anna.come(table);
    expect(again.view?.viewer).toBe(0);
    expect(again.people).toMatchObject({
      host: true,
      players: [{ mine: true }, { holder: { name: 'Bela' } }],
    });
    const back = await bela.come(table);
    expect(back.people?.players[0]).toMatchObject({ holder: { name: 'Ania' }, present: true });
    expect(await again.request({ type: 'say', text: 'and again' })).toMatchObject({ type: 'done' });
    const waiting = await anna.connect();
    waiting.send({ type: 'hello', protocol: PROTOCOL, table: room.table });
    await waiting.until(() => waiting.room !== undefined);
    expect(waiting.room).toMatchObject({ host: true, seats: [{ mine: true }, {}] });
    // What was written down stays as it was.
    const db = await openDatabase(database);
    const [{ guest: alias }] = await db.selectFrom('aliases').selectAll().execute();
    const bodies = await db.selectFrom('records').select('body').where('table_id', '=', table).execute();
    expect(bodies.some(({ body }) => body.includes(alias))).toBe(true);
    await db.destroy();
    // The browser that was the guest's is nobody's.
    expect((await new Person(named(address), old).call('tables', {})).mine).toEqual([]);
  });

  test('stays two where both have a hand: nobody plays two', async () => {
    const { address } = await serve();
    const { person: anna } = await joined(address, 'Anna');
    const guest = await Person.arrive(named(address), 'Ania');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    await (await guest.come(table)).request({ type: 'sit', seat: 1 });
    await guest.call('sign-in', { name: 'Anna', password: PASSWORD });
    const seat = await guest.come(table);
    expect(seat.view?.viewer).toBe(0);
    expect(seat.people?.players.map(({ mine }) => mine)).toEqual([true, false]);
    expect(await seat.request({ type: 'look', viewer: 1 })).toMatchObject({
      reason: { key: 'refusal.not-your-seat' },
    });
    expect((await guest.call('tables', {})).mine).toMatchObject([{ mine: [0] }]);
  });

  test('guests of guests are the account, too', async () => {
    const { address } = await serve();
    await joined(address, 'Anna');
    const [first, second] = [
      await Person.arrive(named(address), 'Ola'),
      await Person.arrive(named(address), 'Ula'),
    ];
    const table = await second.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const { code } = await first.call('offer-device', {});
    const { number } = await second.call('take-device', { code });
    await first.call('admit-device', { code, number });
    await second.call('take-device', { code });
    expect((await first.call('tables', {})).mine).toMatchObject([{ id: table, mine: [0] }]);
    await first.call('sign-in', { name: 'Anna', password: PASSWORD });
    expect((await first.call('tables', {})).mine).toMatchObject([{ id: table, mine: [0] }]);
    expect((await first.come(table)).view?.viewer).toBe(0);
    // The other device was the guest's, and a guest's rights do not grow behind their back.
    expect((await second.call('tables', {})).mine).toEqual([]);
  });
});
