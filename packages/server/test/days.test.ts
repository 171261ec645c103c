import type { TablePlan } from '@runehold/protocol/hall/tables';
import { DAY } from '@runehold/protocol/parts/clock-terms';
import type { Told } from '@runehold/protocol/parts/record';
import type { Notice } from '@runehold/protocol/table/pace/notice';
import { expect, test } from 'vitest';
import { gathered, planForTwo } from './driver/gathered.ts';
import { HandClock } from './driver/hand-clock.ts';
import { Person } from './driver/person.ts';
import type { Seat } from './driver/seat.ts';
import { freshFolder, serve } from './driver/server.ts';

const HOUR = 3_600_000;
const plan: TablePlan = { ...planForTwo, pace: 'days' };

/** A house with a clock that is put forward and that notes what people are told; it can be closed and opened again. */
const house = async () => {
  const clock = new HandClock();
  const notices: Notice[] = [];
  const settings = {
    database: `${freshFolder()}/runehold.sqlite`,
    now: clock.now,
    after: clock.after,
    notify: async (notice: Notice) => void notices.push(notice),
  };
  let server = await serve(settings);
  const people = [await Person.arrive(server.address, 'Anna'), await Person.arrive(server.address, 'Bela')];
  const reopen = async (): Promise<void> => {
    await server.close();
    server = await serve(settings);
    for (const person of people) person.move(server.address);
  };
  /** Lets time pass, and what is due in it be done. */
  const pass = async (ms: number, step = HOUR): Promise<void> => {
    for (let left = ms; left > 0; left -= step) {
      await clock.pass(Math.min(left, step));
      await server.attend();
    }
  };
  return { clock, notices, people, reopen, pass, server: () => server };
};

/** A game of two people who have gathered and begun, and have gone home. */
const begun = async (more: Partial<TablePlan> = {}) => {
  const there = await house();
  const { table, seats } = await gathered(there.people, { ...plan, ...more });
  for (const seat of seats) seat.cut();
  /** Comes, looks who is waited for, and goes. */
  const look = async (at: number): Promise<Seat> => {
    const seat = await there.people[at].come(table);
    await seat.refused({ type: 'ping' });
    return seat;
  };
  const asked = async (): Promise<number> => {
    const seat = await look(0);
    const found = seat.view?.waiting.find(({ answered }) => !answered)?.seat ?? -1;
    seat.cut();
    return found;
  };
  return { ...there, table, look, asked };
};

const clockRecords = (records: readonly Told[], what: string): readonly Told[] =>
  records.filter(record => record.kind === 'clock' && record.what === what);

test('reminders and deadlines: each once, with nobody there, over restarts', async () => {
  const { notices, pass, reopen, asked, look, server } = await begun();
  // Under seal both are asked: one answers at once, and is told nothing more.
  const other = await look(1);
  await other.answer(other.view?.asks[0]?.id ?? '', other.view?.asks[0]?.absent ?? []);
  other.cut();
  const waited = await asked();
  await server().attend();
  await server().attend();
  const first = notices.filter(({ seq: of }) => of === notices[0].seq);
  expect(first).toEqual([expect.objectContaining({ kind: 'your-move', due: expect.any(Number) })]);
  const [{ person, table, seq, due = 0 }] = first;
  expect(notices.filter(notice => notice.person === person)).toHaveLength(1);
  notices.splice(0, notices.length, ...first);
  await reopen();
  await pass(25 * HOUR, 5 * HOUR);
  await reopen();
  await server().attend();
  await pass(21 * HOUR, 7 * HOUR);
  const reminder = { person, table, seq, due, kind: 'reminder' };
  expect(notices.slice(1)).toEqual([
    { ...reminder, which: 'half' },
    { ...reminder, which: 'last' },
  ]);
  await reopen();
  // Nobody has it open when the time for the turn is up: the others are told that they may vote, once.
  await pass(3 * HOUR);
  await reopen();
  await pass(3 * HOUR);
  const late = await look(1 - waited);
  expect(clockRecords(late.records, 'late')).toEqual([expect.objectContaining({ seat: waited })]);
  expect(notices.slice(3)).toEqual([expect.objectContaining({ kind: 'vote', table })]);
  expect(notices[3].person).not.toBe(person);
  expect(late.people?.players[waited].may).toContain('deputy');
  expect(late.people?.players[waited].presence).toEqual({ state: expect.stringMatching(/^(week|long)$/) });
  late.cut();
  // And when the bank is used up the seat is vacated, once.
  for (let n = 0; n < 5; n++) {
    await pass(3 * DAY, DAY);
    await reopen();
  }
  const end = await look(1 - waited);
  const handed = end.records.filter(record => record.kind === 'handed-over' && record.cause === 'expired');
  expect(handed).toEqual([expect.objectContaining({ seat: waited, holder: { kind: 'open' } })]);
  expect(clockRecords(end.records, 'late')).toHaveLength(1);
  expect(notices.slice(4)).toEqual([{ person, table, kind: 'vacated', seq: handed[0]?.seq }]);
  // Its owner may come back, and somebody else may vote for a bot.
  const back = await look(waited);
  expect(await back.refused({ type: 'sit', seat: waited })).toBeUndefined();
  expect(back.latest?.clocks?.[waited]).toMatchObject({ runs: true, bank: 0 });
  for (const text of [...end.received, ...back.received]) expect(text).not.toContain('"stamp"');
  expect(server().complaints).toEqual([]);
}, 240_000);

test('what the house was away is nobody’s time: nothing is late by it, no reminder comes too soon, and it is told once', async () => {
  const { notices, pass, clock, look, server, reopen, people, table } = await begun();
  await pass(20 * HOUR, 5 * HOUR);
  const before = notices.filter(({ kind }) => kind === 'reminder').length;
  const left = async () => {
    const seat = await look(0);
    const { clocks = [] } = seat.latest ?? {};
    const away = clockRecords(seat.records, 'away');
    const late = clockRecords(seat.records, 'late');
    seat.cut();
    return { clocks, away, late };
  };
  // Down for ten days, and down again for a moment, which is nothing.
  await server().close();
  await clock.pass(10 * DAY);
  await reopen();
  await server().attend();
  await server().attend();
  await reopen();
  await server().attend();
  const { clocks, away, late } = await left();
  expect(away).toEqual([expect.objectContaining({ what: 'away', ms: expect.any(Number) })]);
  expect(Math.round((away[0] as { readonly ms: number }).ms / HOUR)).toBe(240);
  expect(late).toEqual([]);
  for (const { grace, runs } of clocks) if (runs) expect(Math.round(grace / HOUR)).toBe(28);
  expect(notices.filter(({ kind }) => kind === 'reminder')).toHaveLength(before);
  const { mine } = await people[0].call('tables', {});
  const listed = mine.find(({ id }) => id === table)?.left ?? 0;
  expect([0, 28]).toContain(Math.round(listed / HOUR));
  // From there on time runs as always.
  await pass(5 * HOUR);
  expect(notices.filter(({ kind, which }) => kind === 'reminder' && which === 'half').length).toBeGreaterThan(
    0,
  );
  await pass(24 * HOUR, 6 * HOUR);
  expect((await left()).late.length).toBeGreaterThan(0);
  expect(server().complaints).toEqual([]);
}, 240_000);

test('three weeks of a game with a vacation: the clock stands for it, and all are told for how long', async () => {
  const { pass, look, notices, people, clock, server, reopen } = await begun();
  const from = clock.now() + 4 * DAY;
  expect(await people[1].call('set-vacation', { from, days: 8 })).toMatchObject({ left: 22 });
  const [told, late] = [new Set<number>(), new Set<number>()];
  let answers = 0;
  for (let day = 0; day < 21; day++) {
    if (day === 9) await reopen();
    const isAway = clock.now() >= from && clock.now() < from + 8 * DAY;
    for (const at of isAway ? [0] : [0, 1]) {
      const seat = await look(at);
      const stands = seat.latest?.clocks?.[1].stands;
      expect(stands !== undefined).toBe(isAway);
      if (stands !== undefined) told.add(Math.round(stands / DAY));
      for (const record of clockRecords(seat.records, 'late'))
        if ('seat' in record) late.add(record.seat ?? 0);
      // One is in no hurry: an answer a day. The other answers whatever is asked: some turns ask for more than two.
      for (let left = at === 0 ? 1 : 10; left > 0; left--) {
        const [ask] = seat.view?.asks.filter(({ answered }) => answered === undefined) ?? [];
        if (!ask || (await seat.answer(ask.id, ask.absent)).type !== 'done') break;
        answers++;
      }
      seat.cut();
    }
    await pass(DAY, 6 * HOUR);
  }
  expect(answers).toBeGreaterThan(15);
  expect([...told].length).toBeGreaterThan(3);
  expect(late.has(1)).toBe(false);
  const end = await look(0);
  expect(clockRecords(end.records, 'vacation')).toEqual([expect.objectContaining({ seat: 1 })]);
  expect(notices.some(({ kind }) => kind === 'vacated')).toBe(false);
  expect((await people[1].call('vacations', {})).vacations).toEqual([]);
  expect(server().complaints).toEqual([]);
}, 240_000);

test('whoever ends a vacation early is back; a table may forbid it, and one with people there knows none', async () => {
  const { people, table, clock, pass, look } = await begun({ noVacation: true });
  const other = await begun();
  for (const { people: those, clock: their } of [{ people, clock }, other]) {
    const from = their.now() + HOUR;
    await those[0].call('set-vacation', { from, days: 3 });
  }
  await pass(2 * HOUR);
  await other.pass(2 * HOUR);
  const strict = await look(0);
  expect(strict.people?.noVacation).toBe(true);
  expect(clockRecords(strict.records, 'vacation')).toEqual([]);
  // Where people are there together nobody's clock stands.
  const hasty = await begun({ pace: 'calm' });
  await hasty.people[0].call('set-vacation', { from: hasty.clock.now() + HOUR, days: 3 });
  await hasty.pass(2 * HOUR);
  const there = await hasty.look(0);
  expect(clockRecords(there.records, 'vacation')).toEqual([]);
  expect(there.latest?.clocks?.some(({ stands }) => stands !== undefined)).toBe(false);
  const [vacation] = (await other.people[0].call('vacations', {})).vacations;
  expect(vacation).toMatchObject({ days: 3, running: true });
  await other.people[0].call('end-vacation', { from: vacation.from });
  await other.pass(HOUR);
  const seat = await other.look(1);
  expect(clockRecords(seat.records, 'vacation')).toEqual([
    expect.objectContaining({ ms: expect.any(Number) }),
    expect.objectContaining({ ms: 0 }),
  ]);
  expect(seat.latest?.clocks?.[0].stands).toBeUndefined();
  // What was set of the year is used, whether all of it was wanted or not.
  expect((await other.people[0].call('vacations', {})).left).toBe(27);
  expect(table).toBeDefined();
}, 240_000);

test('my move first, then by the time that is left; a table that is played over days is not forgotten', async () => {
  const { people, clock, server, pass } = await house();
  const [anna] = people;
  const tables: string[] = [];
  for (const pace of ['week', 'hours', 'days'] as const) {
    const { table } = await anna.call('set-table', {
      ...plan,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace,
    });
    const seat = await anna.connect();
    void seat.hello(table);
    await seat.until(() => seat.room !== undefined);
    expect(await seat.refused({ type: 'start', level: 'random' })).toBeUndefined();
    await seat.hello(table);
    await seat.until(() => (seat.view?.asks.length ?? 0) > 0);
    seat.cut();
    tables.push(table);
  }
  const [week, hours, days] = tables;
  const { mine } = await anna.call('tables', {});
  expect(mine.map(({ id }) => id)).toEqual([hours, days, week]);
  expect(mine.map(({ left = 0 }) => Math.round(left / HOUR))).toEqual([6, 48, 168]);
  expect(mine.map(({ pace }) => pace)).toEqual(['hours', 'days', 'week']);
  const { table: room } = await anna.call('set-table', plan);
  const { table: hasty } = await anna.call('set-table', { ...plan, pace: 'live' });
  await pass(1 * HOUR);
  await server().tidy();
  // Whoever plays over days does not come within half an hour: their room is still to be seen.
  const seen = (await people[1].call('tables', {})).open.map(({ id }) => id);
  expect([seen.includes(room), seen.includes(hasty)]).toEqual([true, false]);
  await pass(2 * HOUR);
  await server().tidy();
  await expect(anna.call('table', { table: hasty })).rejects.toThrow('refusal.no-table');
  expect((await anna.call('table', { table: room })).pace).toBe('days');
  await clock.pass(15 * DAY);
  await server().tidy();
  await expect(anna.call('table', { table: room })).rejects.toThrow('refusal.no-table');
}, 240_000);

test('a vacation of others, in the past, of no days, of too many, twice: refused, and nothing has changed', async () => {
  const { people, clock } = await house();
  const [anna, bela] = people;
  const soon = clock.now() + DAY;
  const refused = (from: number, days: number) => anna.call('set-vacation', { from, days });
  await expect(refused(clock.now() - 1, 3)).rejects.toThrow('refusal.vacation-past');
  await expect(refused(clock.now() + 400 * DAY, 3)).rejects.toThrow('refusal.vacation-past');
  for (const days of [0, -3, 15, 1e9])
    await expect(refused(soon, days)).rejects.toThrow('refusal.vacation-days');
  for (const odd of [1.5, Number.NaN, 'many'])
    await expect(refused(soon, odd as number)).rejects.toThrow('refusal.malformed');
  await expect(refused(-1, 3)).rejects.toThrow('refusal.malformed');
  expect(await anna.call('vacations', {})).toEqual({ vacations: [], left: 30 });
  await refused(soon, 14);
  await expect(refused(soon + 13 * DAY, 2)).rejects.toThrow('refusal.vacation-overlaps');
  // Two at once are no more than one after the other.
  const both = await Promise.allSettled([refused(soon + 15 * DAY, 10), refused(soon + 26 * DAY, 10)]);
  const year = new Date(soon).getUTCFullYear();
  const fits = [15, 26].map(n => new Date(soon + n * DAY).getUTCFullYear() === year);
  if (fits.every(Boolean)) expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // Whose it is, is whose cookie it is: what else is sent is not looked at.
  const aimed = { from: soon, days: 3, person: 'anna', id: 'anna' };
  await bela.call('set-vacation', aimed);
  expect((await bela.call('vacations', {})).vacations).toHaveLength(1);
  await expect(bela.call('end-vacation', { from: soon + 15 * DAY })).rejects.toThrow('refusal.no-vacation');
  await bela.call('end-vacation', { from: soon });
  expect((await anna.call('vacations', {})).vacations[0]).toMatchObject({ from: soon, days: 14 });
  const stranger = await fetch(`${anna.address}/api/vacations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify({ from: soon, days: 1 }),
  });
  expect(stranger.status).toBe(403);
}, 240_000);
