import type { TablePlan } from '@runehold/protocol/hall/tables';
import { expect, test } from 'vitest';
import { gathered } from './driver/gathered.ts';
import { HandClock } from './driver/hand-clock.ts';
import { joined } from './driver/member.ts';
import { Person } from './driver/person.ts';
import { playOn } from './driver/play.ts';
import type { Seat } from './driver/seat.ts';
import { serve } from './driver/server.ts';

const plan: TablePlan = {
  game: 'masquerade',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  listed: true,
  pace: 'none',
  gather: true,
  private: true,
};

/** Knocks at a table: what is behind the door, or why it stays shut. */
const knock = async (person: Person, table: string): Promise<Seat> => {
  const seat = await person.connect();
  void seat.hello(table);
  await seat.until(() => seat.room !== undefined || seat.state !== undefined || seat.ended !== undefined);
  return seat;
};

for (const gather of [true, false])
  test(`a private table is nothing to a stranger, by whatever door: ${gather ? 'gathering' : 'begun'}`, async () => {
    const { address } = await serve();
    const [anna, eve] = await Promise.all(['Anna', 'Eve'].map(name => Person.arrive(address, name)));
    const { gather: _, ...begun } = plan;
    const { table } = await anna.call('set-table', gather ? plan : begun);
    const a = await knock(anna, table);
    await a.refused({ type: 'say', text: 'the owl flies at midnight' });
    const { token } = await anna.call('invite', { table });
    const { invitations } = await anna.call('invitations', { table });
    const heard: string[] = [];
    const seat = await knock(eve, table);
    expect(seat.ended?.key).toBe('refusal.private');
    heard.push(...seat.received);
    const { address: at } = eve;
    const posted = {
      method: 'POST',
      headers: { ...eve.headers, 'content-type': 'application/json', origin: at },
    };
    const own = { invitation: 'x'.repeat(22), password: '' };
    const wrong = { invitation: 'x'.repeat(22) };
    for (const [path, body] of [
      ['', undefined],
      ['/file', undefined],
      ['/file', {}],
      ['/people/0', undefined],
      ['/invitations', undefined],
      ['/invitations', {}],
      ['/invitations/person', { name: 'Eve' }],
      ['/invitations/back', { invitation: invitations[0]?.id }],
      ['/enter', wrong],
      ['/enter', own],
      ['/enter', { password: '' }],
      ['/enter', { invitation: invitations[0]?.id }],
    ] as const) {
      const response = await fetch(
        `${at}/api/tables/${table}${path}`,
        body === undefined
          ? { headers: eve.headers }
          : { ...posted, body: JSON.stringify({ table, ...body }) },
      );
      expect(response.ok, path).toBe(false);
      heard.push(await response.text());
    }
    const lists = await eve.call('tables', {});
    expect([lists.open, lists.watch, lists.invited]).toEqual([[], [], []]);
    // A rematch does not bring the key along for somebody who had none.
    await expect(eve.call('set-table', { ...plan, lockedAs: table })).rejects.toThrow('refusal.private');
    // Not a word of it: who sits there, what is played, what was said, what opens it.
    expect(heard.join()).not.toMatch(/Anna|masquerade|owl/);
    expect(heard.join()).not.toContain(token);
    // Whoever is invited comes in by the same doors, and stays in.
    const bela = await Person.arrive(address, 'Bela');
    await bela.call('enter-table', { table, invitation: token });
    const b = await knock(bela, table);
    expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
    expect((await bela.call('table', { table })).locked).toBe(true);
  }, 120_000);

test('an invitation ends, is taken back, or is for one person and one seat', async () => {
  const clock = new HandClock();
  const { address } = await serve({ now: clock.now, after: clock.after });
  const [anna, bela, cara] = await Promise.all(
    ['Anna', 'Bela', 'Cara'].map(name => Person.arrive(address, name)),
  );
  const { table } = await anna.call('set-table', plan);
  const short = await anna.call('invite', { table, hours: 1 });
  const back = await anna.call('invite', { table });
  const { token } = await anna.call('invite', { table, seat: 2 });
  const { invitations } = await anna.call('invitations', { table });
  expect(invitations.map(({ seat, used }) => [seat, used])).toEqual([
    [undefined, 0],
    [undefined, 0],
    [2, 0],
  ]);
  await anna.call('take-back-invitation', { table, invitation: invitations[1].id });
  await expect(bela.call('enter-table', { table, invitation: back.token })).rejects.toThrow(
    'refusal.no-invitation',
  );
  await bela.call('enter-table', { table, invitation: token });
  await expect(cara.call('enter-table', { table, invitation: token })).rejects.toThrow(
    'refusal.no-invitation',
  );
  const b = await knock(bela, table);
  expect(await b.refused({ type: 'sit', seat: 1 })).toBe('refusal.invited-elsewhere');
  expect(await b.refused({ type: 'sit', seat: 2 })).toBeUndefined();
  await expect(anna.call('invite', { table, seat: 3 })).rejects.toThrow('refusal.no-seat');
  // Only the host asks people in.
  await expect(bela.call('invite', { table })).rejects.toThrow('refusal.not-host');
  await clock.pass(3_600_000);
  await expect(cara.call('enter-table', { table, invitation: short.token })).rejects.toThrow(
    'refusal.no-invitation',
  );
  const { private: _, ...everybody } = plan;
  const open = await anna.call('set-table', everybody);
  await expect(anna.call('invite', { table: open.table })).rejects.toThrow('refusal.open-to-all');
});

test('somebody with an account is invited by name, and sees it in the hall until it is taken back', async () => {
  const { address } = await serve();
  const { person: anna } = await joined(address, 'Anna');
  const { person: bela } = await joined(address, 'Bela');
  const { table } = await anna.call('set-table', plan);
  const { invitations } = await anna.call('invite-person', { table, name: 'bela' });
  expect(invitations).toMatchObject([{ name: 'Bela', used: 0 }]);
  expect((await bela.call('tables', {})).invited).toMatchObject([{ id: table, locked: true }]);
  await anna.call('take-back-invitation', { table, invitation: invitations[0].id });
  expect((await bela.call('tables', {})).invited).toEqual([]);
  expect((await knock(bela, table)).ended?.key).toBe('refusal.private');
  await anna.call('invite-person', { table, name: 'Bela' });
  const b = await knock(bela, table);
  expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  expect((await bela.call('tables', {})).invited).toEqual([]);
  await expect(anna.call('invite-person', { table, name: 'Nobody at all' })).rejects.toThrow(
    'refusal.nobody-of-that-name',
  );
});

test('the host is named with whom they have played lately, and invites them again by that', async () => {
  const { address } = await serve();
  const { person: anna } = await joined(address, 'Anna');
  const { person: bela } = await joined(address, 'Bela');
  const { person: carla } = await joined(address, 'Carla');
  const zoe = await Person.arrive(address, 'Zoe');
  const known = async (person: Person, at: string) => (await person.call('invitations', { table: at })).known;
  for (const other of [zoe, carla, bela]) {
    const { table, seats } = await gathered([anna, other]);
    for (const seat of seats) await seat.hello(table);
    await Promise.all(seats.map((seat, seed) => playOn(seat, { seed })));
  }
  const { table } = await anna.call('set-table', plan);
  // A guest cannot be found again by a name; with oneself nobody plays.
  expect(await known(anna, table)).toEqual(['Bela', 'Carla']);
  const asked = await anna.call('invite-person', { table, name: 'Bela' });
  expect(asked.known).toEqual(['Carla']);
  expect((await bela.call('tables', {})).invited).toMatchObject([{ id: table }]);
  // Whom somebody does not want to meet they need not be reminded of.
  const { mine } = await anna.call('tables', {});
  const withCarla = mine.find(({ holders }) =>
    holders.some(each => each.kind === 'person' && each.name === 'Carla'),
  );
  await anna.call('block', { table: withCarla?.id ?? '', seat: '1', on: true });
  expect(await known(anna, table)).toEqual([]);
  // Nobody but the host is told, and who has never played knows nobody.
  await expect(known(bela, table)).rejects.toThrow('refusal.not-host');
  const own = await carla.call('set-table', plan);
  expect(await known(carla, own.table)).toEqual(['Anna']);
});

test('where there are no spectators, only players see the game, and everybody once it is over', async () => {
  const { address } = await serve();
  const [anna, bela, eve] = await Promise.all(
    ['Anna', 'Bela', 'Eve'].map(name => Person.arrive(address, name)),
  );
  const { private: _, gather: __, ...open } = plan;
  const { table } = await anna.call('set-table', {
    ...open,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    unwatched: true,
  });
  // While there is a seat one may come and look at it.
  const e = await knock(eve, table);
  expect(e.view?.viewer).toBe('spectator');
  expect((await eve.call('tables', {})).open[0]).toMatchObject({ id: table, unwatched: true });
  const b = await knock(bela, table);
  expect(await b.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  // With the last seat taken, whoever only looked on is sent away, and no list shows it.
  await e.until(() => e.ended !== undefined);
  expect(e.ended?.key).toBe('refusal.unwatched');
  expect((await knock(eve, table)).ended?.key).toBe('refusal.unwatched');
  expect((await eve.call('tables', {})).watch).toEqual([]);
  expect(await b.refused({ type: 'propose', what: 'end' })).toBeUndefined();
  const a = await knock(anna, table);
  expect(a.people?.matter ?? a.people?.play).toBeDefined();
  const matter = a.people?.matter;
  if (matter) expect(await a.refused({ type: 'vote', matter: matter.id, vote: 'yes' })).toBeUndefined();
  await a.until(() => a.people?.play === 'called-off');
  expect((await knock(eve, table)).view?.viewer).toBe('spectator');
});

test('a rematch of a private table is one, for whoever was in there', async () => {
  const { address } = await serve();
  const [anna, bela, eve] = await Promise.all(
    ['Anna', 'Bela', 'Eve'].map(name => Person.arrive(address, name)),
  );
  const { table } = await anna.call('set-table', plan);
  const { token } = await anna.call('invite', { table });
  await bela.call('enter-table', { table, invitation: token });
  const { private: _, ...open } = plan;
  const next = await bela.call('set-table', { ...open, lockedAs: table });
  expect((await knock(anna, next.table)).room).toMatchObject({ private: true, listed: false });
  expect((await knock(eve, next.table)).ended?.key).toBe('refusal.private');
});
