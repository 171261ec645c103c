import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import type { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { engineOf } from '@runehold/kernel/match/engine';
import type { Match } from '@runehold/kernel/match/match';
import { resample } from '@runehold/kernel/match/resample';
import { spareTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { sameTable } from '@runehold/kernel/table/digest';
import { redact } from '@runehold/kernel/table/redeal';
import type { OrderLink, OrderPlan } from '@runehold/protocol/parts/order';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import { carryOutOrder, ordersDue } from '@runehold/protocol/table/orders/order-due';
import type { Telling } from '@runehold/protocol/table/telling';
import { randomMatch } from '@runehold/testkit/corpus';
import { matchOf } from '@runehold/testkit/match-of';
import { expect } from 'vitest';
import { appendOf } from '../../src/host/store-keeper.ts';
import { tokenHash } from '../../src/people/tokens.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';

/** Who sits at the seats one looks from, and who at the others. */
export const ANNA = { id: 'anna', name: 'Anna' };
export const BELA = { id: 'bela', name: 'Béla' };
type Guest = typeof ANNA;

/** A game some way in, with nothing under seal, and a twin of it that one viewer cannot tell from it. */
export type Twins = {
  readonly id: string;
  readonly viewer: Seat | 'spectator';
  readonly truth: HostedGame;
  readonly twin: HostedGame;
};

/** How far which game is played. */
export type SomeWay = {
  readonly game: Game;
  readonly seats: number;
  readonly answers: number;
  readonly seed: number;
};

/** The first answers of a random game, and as many more as it takes until nothing lies under seal. */
export const playSome = (
  { game, seats, answers, seed }: SomeWay,
  guestAt: (seat: Seat) => Guest,
): HostedGame => {
  const whole = randomMatch(game, seats, {}, seed);
  const isSealed = (match: Match): boolean =>
    match.view('spectator').waiting.some(({ answered }) => answered);
  let length = Math.min(answers, whole.entries.length);
  while (isSealed(whole.fork(length))) length++;
  const hosted = HostedGame.from(engineOf(game), whole.fork(length));
  for (let seat = 0; seat < seats; seat++) {
    const { id, name } = guestAt(seat);
    hosted.handOver(seat, { kind: 'person', name }, id);
  }
  return hosted;
};

/** A record as it might have been for all the viewer knows: other answers, other luck, other secrets told to others. */
const asItMightHaveBeen = (record: LogRecord, viewer: Viewer): LogRecord => {
  const other = (numbers: readonly number[]): number[] => numbers.map(n => n + 1);
  const retold = (telling: Telling): Telling => {
    const { args, secret } = telling;
    if (!secret || secret.told.includes(viewer)) return telling;
    const changed = Object.entries(args).map(([name, n]) => [name, secret.args.includes(name) ? n + 1 : n]);
    return { ...telling, args: Object.fromEntries(changed) as Telling['args'] };
  };
  if (record.kind === 'opened')
    return { ...record, outcomes: other(record.outcomes), events: record.events.map(retold) };
  if (record.kind !== 'answered') return record;
  const { seat, reply, outcomes, events } = record;
  return {
    ...record,
    reply: seat === viewer ? reply : other(reply),
    outcomes: other(outcomes),
    events: events.map(retold),
  };
};

export const twinOf = (truth: HostedGame, viewer: Viewer, rng: FastChance): HostedGame => {
  const { engine, setup, log } = truth;
  const twin = HostedGame.load(engine, setup, [...log]);
  const { game, table } = matchOf(twin);
  resample(game, table, table, viewer, rng);
  twin.log.splice(0, log.length, ...log.map(record => asItMightHaveBeen(record, viewer)));
  return twin;
};

/** A database in which the games stand as they were handed in, whatever their logs say of hidden things. */
export const keep = async (
  file: string,
  games: readonly (readonly [string, HostedGame])[],
): Promise<void> => {
  const store = new SqlStore(await openSqlite(file), () => Date.now());
  for (const guest of [ANNA, BELA]) await store.people.bear(guest, tokenHash(guest.id));
  await store.key('sessions', () => 'the same in both');
  for (const [id, game] of games) {
    const { game: name, rules } = game.engine;
    const head = { ...game.setup, id, game: name, rules, host: ANNA.id, listed: false, setAt: 0 };
    await store.append({ ...appendOf(head, game, 0, true), head });
  }
  await store.close();
};

/** The cookie by which a server over such a database knows a guest. */
export const cookieFor = ({ id }: Guest): string => `runehold=${id}`;

/** What a viewer may leave to be answered: to pass at whatever they were asked, and what leaves no choice. */
export const plansFor = ({ truth, viewer }: Twins): readonly OrderPlan[] => {
  const asks = truth.log.flatMap(record =>
    record.kind === 'answered' && record.seat === viewer && record.said ? [record.said.ask] : [],
  );
  const words = { prompt: { key: 'prompt', args: {} }, answer: [] };
  const links: OrderLink[] = [...new Set(asks)].slice(0, 11).map(ask => ({ kind: 'pass', ask, words }));
  return [...links, { kind: 'lone' as const }].map(link => ({ links: [link], scope: 'game', guard: 'none' }));
};

/** Leaves answers at a seat. */
const leaveAll = (game: HostedGame, seat: Seat, plans: readonly OrderPlan[]): void => {
  for (const plan of plans)
    game.orders.give(seat, ANNA.id, plan, {
      since: game.seq,
      open: game.match.askIdOf(seat),
      isWaitedFor: game.waits.includes(seat),
    });
};

/** Does what was left to be answered, as a table does. */
const carryOutAll = (game: HostedGame): number => {
  for (let n = 0; ; n++) {
    const [due] = ordersDue(game);
    if (due === undefined) return n;
    carryOutOrder(due, game);
  }
};

/**
 * The same answer on both tables, with what the viewer has left to be answered after it, if it fits both, and whether the
 * viewer may tell the tables apart afterwards.
 */
export const commonMove = (
  { truth, twin, viewer }: Twins,
  rng: FastChance,
  plans: readonly OrderPlan[] = [],
) => {
  const { game, table } = matchOf(truth);
  const seat = nextAsked(table);
  const reply = sampleReply(offerTo(game, table, seat), rng, new Reply()).toArray();
  const carried: number[] = [];
  const [after, other] = [truth, twin].map(hosted => {
    const copy = HostedGame.load(hosted.engine, hosted.setup, [...hosted.log], hosted.match.snapshot());
    if (viewer !== 'spectator') leaveAll(copy, viewer, plans);
    const refused = copy.answer(seat, copy.match.askIdOf(seat), copy.seq, reply);
    if (refused === undefined) carried.push(carryOutAll(copy));
    return refused === undefined && !copy.match.over ? copy : undefined;
  });
  if (!after || !other) return undefined;
  expect(carried[1]).toBe(carried[0]);
  const [seen, seenOther] = [after, other].map(hosted => {
    const { table: laid } = matchOf(hosted);
    const spare = spareTable(game, laid);
    redact(spare, laid, viewer);
    return spare;
  });
  const shows = new Set(game.eventList.filter(({ shows: isShown }) => isShown).map(({ key }) => key));
  const showsSomething = [after, other].some(hosted =>
    hosted
      .told(viewer, truth.log.length)
      .some(told => 'events' in told && told.events.some(({ key }) => shows.has(key))),
  );
  return sameTable(seen, seenOther) && !showsSomething
    ? { seat, reply, orders: carried[0], ends: after.seq }
    : undefined;
};
