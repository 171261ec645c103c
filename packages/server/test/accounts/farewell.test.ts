import { readFileSync } from 'node:fs';
import { FORGOTTEN } from '@runehold/protocol/parts/nameless';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { HandClock } from '../driver/hand-clock.ts';
import { joined, named, PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { serve } from '../driver/server.ts';

const DAY = 24 * 3_600_000;

type Line = { readonly kind: string; readonly [part: string]: unknown };

const linesOf = (body: string): readonly Line[] =>
  body
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Line);

describe('what is kept about somebody', () => {
  test('is theirs to have, once a day: a finished game as a file, of a running one what they saw', async () => {
    const clock = new HandClock();
    const { address } = await serve({
      now: clock.now,
      notices: { origin: 'https://games.runehold.org', loopback: true },
    });
    const { person: anna } = await joined(address, 'Anna');
    const running = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const over = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    const seat = await anna.come(over);
    await seat.request({ type: 'say', text: 'for the record' });
    await playOn(seat);
    await anna.call('report-problem', { table: over, viewer: 0, words: 'It hangs.' });
    await anna.call('set-webhook', { url: 'http://127.0.0.1:9/hook' });
    const { settings } = await anna.call('notices', {});
    await anna.call('set-notices', { ...settings, language: 'pl' });
    const { file, body } = await anna.call('my-data', {});
    expect(file).toMatch(/^runehold-data-\d{4}-\d\d-\d\d\.jsonl$/);
    const lines = linesOf(body);
    expect(lines.find(({ kind }) => kind === 'profile')).toMatchObject({ name: 'Anna', account: true });
    expect(lines.filter(({ kind }) => kind === 'credential')).toHaveLength(11);
    expect(lines.filter(({ kind }) => kind === 'session')).toHaveLength(1);
    expect(lines.find(({ kind }) => kind === 'chat')).toMatchObject({ table: over, text: 'for the record' });
    const games = new Map(lines.filter(({ kind }) => kind === 'game').map(line => [line['table'], line]));
    expect(games.get(over)?.['file']).toEqual(await anna.call('export-file', { table: over }));
    expect(games.get(running)).toHaveProperty('told');
    expect(JSON.stringify(games.get(running))).not.toContain('secret');
    expect(lines.find(({ kind }) => kind === 'notices')).toMatchObject({ language: 'pl' });
    expect(lines.filter(({ kind }) => kind === 'address')).toEqual([
      { kind: 'address', way: 'webhook', address: 'http://127.0.0.1:9/hook' },
    ]);
    expect(lines.find(({ kind }) => kind === 'problem')).toMatchObject({ table: over, text: 'It hangs.' });
    expect(lines.filter(({ kind }) => kind === 'result')).toMatchObject([{ table: over }]);
    expect(body).not.toContain('scrypt');
    await expect(anna.call('my-data', {})).rejects.toThrow('refusal.data-once');
    await clock.pass(24 * 3_600_000);
    await anna.call('my-data', {});
  });
});

describe('somebody who has themselves forgotten', () => {
  test('is gone at once and from everything but the games, which stay', async () => {
    const server = await serve();
    const { address } = server;
    const { person: anna, codes } = await joined(address, 'Annabella');
    const bela = await Person.arrive(named(address), 'Bela');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const own = await anna.come(table);
    const opposite = await bela.come(table);
    await opposite.request({ type: 'sit', seat: 1 });
    await own.request({ type: 'say', text: 'remember the lighthouse' });
    // Where she only asks to play on for somebody her name stands in the log, too.
    const other = await bela.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const left = await (await Person.arrive(named(address), 'Cara')).come(other);
    for (const type of ['sit', 'leave'] as const) await left.request({ type, seat: 1 });
    const asking = await anna.come(other);
    await asking.request({ type: 'sit', seat: 1 });
    expect(asking.people?.matter).toMatchObject({ what: 'admit', newcomer: 'Annabella', own: true });
    expect((await anna.call('tables', {})).mine.map(({ id }) => id)).toEqual([table]);
    await expect(anna.call('forget-me', { name: 'Bela' })).rejects.toThrow('refusal.not-your-name');
    await anna.call('forget-me', { name: 'annabella' });
    expect((await anna.call('me', {})).account).toBeUndefined();
    const thief = await Person.arrive(named(address));
    await expect(thief.call('sign-in', { name: 'Annabella', password: PASSWORD })).rejects.toThrow(
      'refusal.wrong-credentials',
    );
    await expect(thief.call('sign-in', { name: 'Annabella', code: codes[0] })).rejects.toThrow('wrong-code');
    const after = await bela.come(table);
    expect(after.people?.players[0].holder).toEqual({ kind: 'person', name: FORGOTTEN });
    expect(after.state?.chat).toMatchObject([{ name: FORGOTTEN, text: '', gone: 'removed' }]);
    const mine = (await bela.call('tables', {})).mine.find(({ id }) => id === table);
    expect(mine).toMatchObject({ holders: [{ name: FORGOTTEN }, { name: 'Bela' }] });
    // The name is free again, and stands nowhere in the file.
    await server.close();
    const db = await openDatabase(server.database);
    await sql`vacuum`.execute(db);
    await db.destroy();
    const bytes = readFileSync(server.database);
    for (const trace of ['Annabella', 'annabella', 'lighthouse']) expect(bytes.includes(trace)).toBe(false);
  });

  test('leaves nothing behind that was theirs alone, wherever it is kept', async () => {
    const server = await serve();
    const { person: anna } = await joined(server.address, 'Annabella');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    await anna.call('report-problem', { table, viewer: 0, words: 'Ask me at the lighthouse.' });
    const db = await openDatabase(server.database);
    const { id } = await db
      .selectFrom('people')
      .select('id')
      .where('name', '=', 'Annabella')
      .executeTakeFirstOrThrow();
    await db.updateTable('people').set({ role: 'moderator' }).where('id', '=', id).execute();
    /** What games and logs rest on, and what belongs to a table. */
    const others = ['aliases', 'bots', 'due', 'places', 'rating_events', 'ratings', 'results'];
    const parts = (await db.introspection.getTables())
      .filter(
        ({ name, columns }) => columns.some(column => column.name === 'person') && !others.includes(name),
      )
      .map(({ name, columns }) => ({ name, columns }));
    expect(parts.length).toBeGreaterThan(12);
    // Something of theirs stands everywhere, whatever it is.
    for (const { name, columns } of parts) {
      const filled = columns.filter(column => column.name === 'person' || !column.isNullable);
      const values = filled.map(column =>
        column.name === 'person' ? id : /int/i.test(column.dataType) ? 1 : `${name} of Annabella`,
      );
      await sql`insert into ${sql.table(name)} (${sql.join(filled.map(column => sql.ref(column.name)))})
        values (${sql.join(values)}) on conflict do nothing`.execute(db);
    }
    const kept = async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const { name } of parts) {
        const { rows } = await sql`select 1 from ${sql.table(name)} where person = ${id}`.execute(db);
        if (rows.length > 0) found.push(name);
      }
      return found;
    };
    expect(await kept()).toEqual(parts.map(({ name }) => name));
    await anna.call('forget-me', { name: 'Annabella' });
    expect(await kept()).toEqual([]);
    expect(await db.selectFrom('people').select(['name', 'role']).where('id', '=', id).execute()).toEqual([
      { name: FORGOTTEN, role: null },
    ]);
    const faults = await db.selectFrom('faults').select('report').execute();
    expect(faults).toHaveLength(1);
    expect(faults[0].report).not.toContain('lighthouse');
    await db.destroy();
  });

  test('so is a guest who has not been here for a year; an account is not, and talk is gone with the year', async () => {
    const clock = new HandClock();
    const server = await serve({ now: clock.now, after: clock.after });
    const { person: anna } = await joined(server.address, 'Annabella');
    const bela = await Person.arrive(named(server.address), 'Bela');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const seats = [await anna.come(table), await bela.come(table)];
    await seats[1].request({ type: 'sit', seat: 1 });
    await seats[0].request({ type: 'say', text: 'remember the lighthouse' });
    await Promise.all(seats.map((seat, seed) => playOn(seat, { seed })));
    for (const seat of seats) seat.cut();
    const holders = async () => {
      const { holders: found } = await (await Person.arrive(named(server.address))).call('table', { table });
      return found.map(holder => 'name' in holder && holder.name);
    };
    const db = await openDatabase(server.database);
    const lines = async () => (await db.selectFrom('chat').select('id').execute()).length;
    await db.updateTable('sessions').set({ place: 'a mark' }).execute();
    const places = async () =>
      (await db.selectFrom('sessions').select('place').distinct().execute()).map(({ place }) => place);
    await clock.pass(29 * DAY);
    await server.tidy();
    expect([await places(), await lines()]).toEqual([['a mark'], 1]);
    await clock.pass(2 * DAY);
    await server.tidy();
    expect(await places()).toEqual([null]);
    await clock.pass(333 * DAY);
    await server.tidy();
    expect([await holders(), await lines()]).toEqual([['Annabella', 'Bela'], 1]);
    await clock.pass(3 * DAY);
    await server.tidy();
    expect([await holders(), await lines()]).toEqual([['Annabella', FORGOTTEN], 0]);
    await db.destroy();
    expect(server.complaints).toEqual([]);
  });

  test('a deletion that was broken off is gone on with at the next start', async () => {
    const server = await serve();
    const { person: anna } = await joined(server.address, 'Annabella');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }], {}, true);
    await server.close();
    const db = await openDatabase(server.database);
    await db.updateTable('people').set({ leaving: 1, skeleton: null }).execute();
    const visitor = { id: 'visitor', name: FORGOTTEN, made_at: 1, signed: 0, leaving: 1 } as const;
    await db
      .insertInto('people')
      .values({ ...visitor, skeleton: null, exported_at: null, role: null })
      .execute();
    await db.destroy();
    const again = await serve({ database: server.database });
    const bela = await Person.arrive(named(again.address), 'Bela');
    expect((await bela.call('table', { table })).holders[0]).toEqual({ kind: 'person', name: FORGOTTEN });
    await again.close();
    const after = await openDatabase(server.database);
    expect(await after.selectFrom('people').select('id').where('leaving', '=', 1).execute()).toEqual([]);
    await after.destroy();
  });

  test('leaves a seat free where people gather, and the hall says so', async () => {
    const { address } = await serve();
    const { person: anna } = await joined(address, 'Anna');
    const bela = await Person.arrive(named(address), 'Bela');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const plan = {
      game: 'masquerade',
      options: {},
      seats,
      listed: true,
      pace: 'live',
      gather: true,
    } as const;
    const { table } = await anna.call('set-table', plan);
    const seat = await bela.connect();
    void seat.hello(table);
    await seat.until(() => seat.room !== undefined);
    expect(await seat.refused({ type: 'sit', seat: 1 })).toBeUndefined();
    const visitor = await Person.arrive(named(address), 'Cleo');
    const open = async () => (await visitor.call('tables', {})).open;
    expect(await open()).toEqual([]);
    await bela.call('forget-me', { name: 'Bela' });
    expect(await open()).toMatchObject([{ id: table, holders: [{ name: 'Anna' }, { kind: 'open' }] }]);
  });

  test('a table that cannot be read keeps nobody from being forgotten elsewhere, nor the house from opening', async () => {
    const server = await serve();
    const { person: anna } = await joined(server.address, 'Annabella');
    const tables: string[] = [];
    for (let n = 0; n < 3; n++)
      tables.push(await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }], {}, true));
    const db = await openDatabase(server.database);
    const spoil = (body: string) =>
      db
        .updateTable('records')
        .set({ body })
        .where('table_id', '=', tables[0])
        .where('body', 'like', '%"kind":"handed-over"%')
        .returning('body')
        .execute();
    expect(await spoil('{"kind":"handed-over"')).not.toEqual([]);
    await anna.call('forget-me', { name: 'Annabella' });
    const bela = await Person.arrive(named(server.address), 'Bela');
    const holderAt = async (table: string) => (await bela.call('table', { table })).holders[0];
    for (const table of tables.slice(1))
      expect(await holderAt(table)).toEqual({ kind: 'person', name: FORGOTTEN });
    expect(server.complaints.join()).toContain(tables[0]);
    // That somebody else goes meanwhile makes nobody forget that this one is not quite gone.
    await bela.call('forget-me', { name: 'Bela' });
    await server.close();
    const again = await serve({ database: server.database });
    expect(again.complaints.join()).toContain(tables[0]);
    await again.close();
    // Once it is mended the name goes there, too.
    await spoil('{"kind":"handed-over","seat":1,"holder":{"kind":"open"}}');
    const mended = await serve({ database: server.database });
    const cleo = await Person.arrive(named(mended.address), 'Cleo');
    expect((await cleo.call('table', { table: tables[0] })).holders[0]).toMatchObject({ name: FORGOTTEN });
    await db.destroy();
  });
});
