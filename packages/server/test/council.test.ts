import { expect, test } from 'vitest';
import { HandClock } from './driver/hand-clock.ts';
import { Person } from './driver/person.ts';
import { askOf, playOn } from './driver/play.ts';
import type { Seat } from './driver/seat.ts';
import { serve } from './driver/server.ts';

const MINUTE = 60_000;

/** A server with a clock that is put forward by hand, and a table at which so many people have sat down. */
const company = async (...names: readonly string[]) => {
  const clock = new HandClock();
  const server = await serve({ now: clock.now, after: clock.after });
  const people = await Promise.all(names.map(name => Person.arrive(server.address, name)));
  const [host] = people;
  const table = await host.setTable('masquerade', [
    { kind: 'me' },
    ...people.slice(1).map(() => ({ kind: 'open' as const })),
  ]);
  const seats: Seat[] = [await host.come(table)];
  for (const [n, person] of people.slice(1).entries()) {
    const seat = await person.come(table);
    expect(await seat.refused({ type: 'sit', seat: n + 1 })).toBeUndefined();
    seats.push(seat);
  }
  return { clock, server, people, table, seats };
};

const presenceOf = (seat: Seat, of: number): string | undefined => seat.people?.players[of].presence?.state;

test('whoever leaves is seen to be away; the other lets a bot play, and the owner comes back to the seat', async () => {
  const { clock, people, table, seats } = await company('Anna', 'Bela');
  const [a, b] = seats;
  expect(presenceOf(a, 1)).toBe('here');
  b.cut();
  await a.until(() => a.people?.players[1].present === false);
  expect(await a.refused({ type: 'propose', what: 'deputy', seat: 1 })).toMatch(/not-absent/);
  await clock.pass(3 * MINUTE);
  await a.until(() => a.people?.players[1].may.includes('deputy') === true);
  expect(presenceOf(a, 1)).toBe('away');
  expect(await a.refused({ type: 'nudge', seat: 1 })).toBeUndefined();
  expect(await a.refused({ type: 'propose', what: 'deputy', seat: 1 })).toBeUndefined();
  await a.until(() => a.people?.players[1].deputy === true);
  expect(a.people?.players[1].owner).toBe('Bela');
  // The game goes on.
  expect((await playOn(a, { answers: 3 })).every(({ type }) => type === 'done')).toBe(true);
  const back = await people[1].come(table);
  await back.until(() => back.received.some(text => text.includes('"nudged"')));
  expect(await back.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  await a.until(() => presenceOf(a, 1) === 'here' && a.people?.players[1].deputy === false);
});

test('what was voted is there after a restart, and so is what is being voted on', async () => {
  const { clock, server, people, table, seats } = await company('Anna', 'Bela', 'Carla');
  const [a, b] = seats;
  expect(await a.refused({ type: 'propose', what: 'pause' })).toBeUndefined();
  await b.until(() => b.people?.matter !== undefined);
  const matter = b.people?.matter;
  expect(matter).toMatchObject({ what: 'pause', yes: [0], of: 3, mayVote: true });
  await server.close();
  const again = await serve({ database: server.database, now: clock.now, after: clock.after });
  for (const person of people) person.move(again.address);
  const bela = await people[1].come(table);
  expect(bela.people?.matter).toMatchObject({ id: matter?.id, yes: [0] });
  expect(await bela.refused({ type: 'vote', matter: matter?.id ?? 0, vote: 'yes' })).toBeUndefined();
  await bela.until(() => bela.people?.play === 'paused');
  expect(await bela.refused({ type: 'answer', ask: askOf(bela)?.id ?? '', seq: bela.seq, reply: [1] })).toBe(
    'refusal.paused',
  );
});

test('a game that all have ended is over in lists, counts for nobody, and can be had as a file', async () => {
  const { people, table, seats } = await company('Anna', 'Bela');
  const [a, b] = seats;
  await expect(people[1].call('export-file', { table })).rejects.toThrow('refusal.file-secret');
  expect(await a.refused({ type: 'propose', what: 'end' })).toBeUndefined();
  await b.until(() => b.people?.matter !== undefined);
  expect(await b.refused({ type: 'vote', matter: b.people?.matter?.id ?? 0, vote: 'yes' })).toBeUndefined();
  await a.until(() => a.people?.play === 'called-off');
  const [summary] = (await people[0].call('tables', {})).mine;
  expect(summary).toMatchObject({ id: table, over: true, waiting: [], places: [0, 0] });
  expect(await people[1].call('export-file', { table })).toMatchObject({ game: 'masquerade', over: false });
  expect(await a.refused({ type: 'propose', what: 'resume' })).toBe('refusal.game-over');
});

test('a flood of calls, proposals and votes is refused and leaves no trace', async () => {
  const { people, table, seats } = await company('Anna', 'Bela');
  const [a] = seats;
  const stranger = await (await Person.arrive(people[0].address)).come(table);
  const before = a.seq;
  for (let n = 0; n < 50; n++) {
    expect(await stranger.refused({ type: 'nudge', seat: n % 4 })).toBe('refusal.only-players');
    expect(await stranger.refused({ type: 'propose', what: 'end' })).toBe('refusal.only-players');
    expect(await stranger.refused({ type: 'vote', matter: n, vote: 'yes' })).toBe('refusal.only-players');
    expect(await a.refused({ type: 'nudge', seat: 1 })).toBe('refusal.not-absent');
    expect(await a.refused({ type: 'propose', what: 'deputy', seat: 1 })).toBe('refusal.not-absent');
    expect(await a.refused({ type: 'vote', matter: n, vote: 'no' })).toBe('refusal.no-matter');
  }
  for (const broken of [
    { type: 'nudge', ref: 1, seat: -1 },
    { type: 'nudge', ref: 1, seat: '1' },
    { type: 'propose', ref: 1, what: 'murder', seat: 1 },
    { type: 'propose', ref: 1, what: 'deputy', seat: 1.5 },
    { type: 'vote', ref: 1, matter: -1, vote: 'yes' },
    { type: 'vote', ref: 1, matter: 0, vote: true },
    { type: 'vote', ref: 1, vote: 'yes' },
  ]) {
    const seat = await people[0].come(table);
    seat.sendRaw(JSON.stringify(broken));
    await seat.until(() => seat.received.some(text => text.includes('refusal.malformed')));
  }
  // One who proposes and proposes is heard once in three minutes.
  expect(await a.refused({ type: 'propose', what: 'pause' })).toBeUndefined();
  for (let n = 0; n < 20; n++)
    expect(await a.refused({ type: 'propose', what: 'end' })).toBe('refusal.matter-open');
  expect((await people[0].come(table)).seq).toBe(before + 1);
});
