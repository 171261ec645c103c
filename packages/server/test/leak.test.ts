import { join } from 'node:path';
import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Game } from '@runehold/kernel/game';
import { sameTable } from '@runehold/kernel/layout/digest';
import { redact, resample } from '@runehold/kernel/layout/redeal';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import type { Match } from '@runehold/kernel/match/match';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { game as masquerade } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { Telling } from '@runehold/protocol/table/telling';
import { game as runeAge } from '@runehold/rune-age/game';
import { randomMatch } from '@runehold/testkit/corpus';
import { expect, test } from 'vitest';
import { appendOf } from '../src/host/store-keeper.ts';
import { Guests } from '../src/platform/guests.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Person } from './driver/person.ts';
import { freshFolder, serve } from './driver/server.ts';

const OWNER = { id: 'anna', name: 'Anna' };

/** A game some way in, with nothing under seal, and a twin of it that one viewer cannot tell from it. */
type Twins = {
  readonly id: string;
  readonly viewer: Seat | 'spectator';
  readonly truth: HostedGame;
  readonly twin: HostedGame;
};

/** The first answers of a random game, and as many more as it takes until nothing lies under seal. */
const playSome = (game: Game, seats: number, answers: number, seed: number): HostedGame => {
  const whole = randomMatch(game, seats, {}, seed);
  const isSealed = (match: Match): boolean =>
    match.view('spectator').waiting.some(({ answered }) => answered);
  let length = Math.min(answers, whole.entries.length);
  while (isSealed(whole.fork(length))) length++;
  const hosted = HostedGame.from(whole.fork(length), whole.secret ?? '');
  for (let seat = 0; seat < seats; seat++) hosted.handOver(seat, { kind: 'person', name: 'Anna' }, OWNER.id);
  return hosted;
};

/** A record as it might have been for all the viewer knows: other answers, other luck, other secrets told to others. */
const asItMightHaveBeen = (record: LogRecord, viewer: Viewer): LogRecord => {
  const other = (numbers: readonly number[]): number[] => numbers.map(n => n + 1);
  const retold = ({ key, args, secret }: Telling): Telling => {
    if (!secret || secret.told.includes(viewer)) return { key, args, ...(secret && { secret }) };
    const changed = Object.entries(args).map(([name, n]) => [name, secret.args.includes(name) ? n + 1 : n]);
    return { key, args: Object.fromEntries(changed) as Telling['args'], secret };
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

const twinOf = (truth: HostedGame, viewer: Viewer, rng: FastChance): HostedGame => {
  const { match, setup, log } = truth;
  const twin = HostedGame.load(match.game, setup, [...log]);
  resample(twin.match.table, twin.match.table, viewer, rng);
  twin.log.splice(0, log.length, ...log.map(record => asItMightHaveBeen(record, viewer)));
  return twin;
};

/** A database in which the games stand as they were handed in, whatever their logs say of hidden things. */
const keep = async (file: string, games: readonly (readonly [string, HostedGame])[]): Promise<void> => {
  const store = new SqlStore(await openSqlite(file), () => 0);
  await store.putGuest(OWNER);
  await store.key('guests', () => 'the same in both');
  for (const [id, game] of games) {
    const { id: name, version } = game.match.game;
    const head = { ...game.setup, id, game: name, rules: version, host: OWNER.id, listed: false, setAt: 0 };
    await store.append({ ...appendOf(head, game, 0, true), head });
  }
  await store.close();
};

const tokenFor = async (file: string): Promise<string> => {
  const store = new SqlStore(await openSqlite(file), () => 0);
  const guests = await Guests.open(store);
  await store.close();
  return `runehold=${guests.tokenOf(OWNER)}`;
};

/** The same answer on both tables, if it fits both, and whether the viewer may tell the tables apart afterwards. */
const commonMove = ({ truth, twin, viewer }: Twins, rng: FastChance) => {
  const { game, table } = truth.match;
  const seat = nextAsked(table);
  const reply = sampleReply(offerTo(game, table, seat), rng, new Reply()).toArray();
  const [after, other] = [truth, twin].map(hosted => {
    const copy = HostedGame.load(game, hosted.setup, [...hosted.log], hosted.match.snapshot());
    const refused = copy.answer(seat, copy.match.askIdOf(seat), copy.seq, reply);
    return refused === undefined && !copy.match.over ? copy : undefined;
  });
  if (!after || !other) return undefined;
  const [seen, seenOther] = [after, other].map(({ match }) => {
    const spare = spareTable(game, match.table);
    redact(spare, match.table, viewer);
    return spare;
  });
  const shows = new Set(game.eventList.filter(({ shows: isShown }) => isShown).map(({ key }) => key));
  const showsSomething = [after, other].some(hosted =>
    hosted
      .told(viewer, truth.log.length)
      .some(told => 'events' in told && told.events.some(({ key }) => shows.has(key))),
  );
  return sameTable(seen, seenOther) && !showsSomething ? { seat, reply } : undefined;
};

test.each([
  ['masquerade', masquerade, 3, 14],
  ['rune-age', runeAge, 3, 90],
] as const)(
  'everything sent to a seat of %s is the same for two truths it cannot tell apart',
  async (_name, game, seats, length) => {
    const rng = new FastChance(5);
    const twins: Twins[] = [];
    for (let n = 0; n < 24; n++) {
      const truth = playSome(game, seats, 1 + Math.floor((n * length) / 24), n);
      if (truth.match.over) continue;
      const viewer = n % (seats + 1) === seats ? 'spectator' : n % (seats + 1);
      twins.push({ id: `table-${n}`.padEnd(12, '-'), viewer, truth, twin: twinOf(truth, viewer, rng) });
    }
    const folder = freshFolder();
    const [one, two] = [join(folder, 'truth.sqlite'), join(folder, 'twin.sqlite')];
    await keep(
      one,
      twins.map(({ id, truth }) => [id, truth]),
    );
    await keep(
      two,
      twins.map(({ id, twin }) => [id, twin]),
    );
    const cookie = await tokenFor(one);
    const servers = [await serve({ database: one }), await serve({ database: two })];

    let different = 0;
    let moved = 0;
    for (const pair of twins) {
      const { id, viewer, truth, twin } = pair;
      if (!sameTable(truth.match.table, twin.match.table)) different++;
      const move = commonMove(pair, rng);
      const heard = await Promise.all(
        servers.map(async ({ address }) => {
          const anna = new Person(address, cookie);
          const eyes = await anna.come(id, { viewer });
          await eyes.request({ type: 'history', before: 1000 });
          await eyes.request({ type: 'moment', seq: eyes.seq });
          if (move) {
            const hand = await anna.come(id, { viewer: move.seat });
            const { seq } = eyes;
            const ask = hand.view?.asks[0]?.id ?? '';
            expect((await hand.answer(ask, move.reply)).type).toBe('done');
            await eyes.until(() => eyes.seq > seq);
          }
          eyes.cut();
          return eyes.received;
        }),
      );
      expect(heard[1]).toEqual(heard[0]);
      if (move) moved++;
    }
    // The check would say nothing about tables that are the same, or that never move.
    expect(different).toBeGreaterThan(twins.length / 2);
    expect(moved).toBeGreaterThan(twins.length / 4);
  },
);
