import type { Engine } from '@runehold/kernel/match/engine';
import type { Snapshot } from '@runehold/kernel/match/record';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Keeper } from '@runehold/protocol/table/keeper';
import { Orders } from '@runehold/protocol/table/orders/orders';
import { duesOf } from '@runehold/protocol/table/pace/dues';
import type { PeoplesOf } from '@runehold/shelf/shelf';
import { SNAPSHOT_EVERY } from '../jobs/imports.ts';
import { noticesOf } from '../notices/from-game.ts';
import { type Ending, endingOf } from '../ratings/ending.ts';
import type { Append, PlacedSnapshot, Store, StoredTable, TableHead } from '../store/store.ts';
import { chatKeeper } from './chat-keeper.ts';
import type { Fault } from './fault.ts';
import { summaryOf } from './summary.ts';

/** The keys that were given in the latest records of a game. */
const newKeys = ({ log, match: { keys } }: HostedGame, from: number): NonNullable<Append['keys']> => {
  const first = keys.length - log.slice(from).filter(({ kind }) => kind === 'rekeyed').length;
  return keys.slice(first).map((key, i) => [first + i, key] as const);
};

/** What is due at a table, where it is played over days. */
const dueAt = (game: HostedGame): Pick<Append, 'due'> => {
  const due = duesOf(game);
  return due === undefined ? {} : { due };
};

/** The append that adds a game's latest records to its log. */
export const appendOf = (head: TableHead, game: HostedGame, from: number, withSnapshot: boolean): Append => ({
  table: head.id,
  first: from,
  records: game.log.slice(from),
  summary: summaryOf(head, game),
  ...dueAt(game),
  keys: newKeys(game, from),
  notices: noticesOf(head.id, game, from),
  ...(withSnapshot && { snapshot: game.match.snapshot() }),
});

/**
 * The appends that write a new game down: one, or for a long one a stretch after each of its snapshots. Who may know its
 * cards stands at its end, so that the table itself comes with the last: one that was broken off is nobody's.
 */
export const appendsOf = (
  head: TableHead,
  game: HostedGame,
  snapshots: readonly PlacedSnapshot[],
  epoch?: number,
): readonly Append[] => {
  const summary = summaryOf(head, game);
  // Of a game that came as a file and is over nobody need be told that it is.
  const notices = game.isOver ? [] : noticesOf(head.id, game, 0);
  const ends = [
    ...snapshots.filter(({ seq }) => seq < game.seq),
    {
      seq: game.seq,
      snapshot: game.isSettled && game.match.entries.length > 0 ? game.match.snapshot() : undefined,
    },
  ];
  return ends.map(({ seq, snapshot }, i) => {
    const first = i === 0 ? 0 : ends[i - 1].seq + 1;
    return {
      table: head.id,
      first,
      records: game.log.slice(first, seq + 1),
      ...(epoch !== undefined && { epoch }),
      ...(snapshot && { snapshot }),
      ...(i === ends.length - 1 && { head, summary, ...dueAt(game), keys: newKeys(game, 0), notices }),
    };
  });
};

/** A game as it is written down, under the rules it is played by. */
export const gameFrom = (
  engine: Engine,
  { head, log, snapshot, frozen, orders }: StoredTable,
): HostedGame => {
  const hosted = loadFrom(engine, head, log, snapshot);
  hosted.frozen = frozen;
  // With every record orders were looked at: what stands is of whoever has the seat, by whatever name they are known now.
  hosted.orders = new Orders(
    orders.map(order => ({ ...order, person: hosted.holdOf(order.seat).owner ?? order.person })),
  );
  return hosted;
};

/** A snapshot saves time and nothing else: where the game does not go on from it, the log alone says how it went. */
const loadFrom = (
  engine: Engine,
  head: TableHead,
  log: StoredTable['log'],
  snapshot: Snapshot | undefined,
): HostedGame => {
  if (!snapshot) return HostedGame.load(engine, head, log);
  try {
    return HostedGame.load(engine, head, log, snapshot);
  } catch {
    return HostedGame.load(engine, head, log);
  }
};

/** What is written down when a game breaks: enough to see it break again. */
const faultOf = (game: HostedGame, error: unknown): Fault => {
  const { engine, match, fault } = game;
  return {
    game: engine.game,
    rules: engine.rules,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    ...(fault && { seat: fault.seat, reply: fault.reply }),
    entries: match.entries.length,
    hash: match.hash,
  };
};

/** What is kept of a game for ratings and statistics, once it is over. */
const endOf = (head: TableHead, hosted: HostedGame, peoplesOf: PeoplesOf | undefined): Ending | undefined => {
  const { match, clocks, matters, knowers, pace, log, seats } = hosted;
  if (!hosted.isOver) return undefined;
  const { places, table } = match.view('spectator');
  return endingOf({
    head,
    log,
    answers: match.entries.length,
    places,
    factions: peoplesOf?.(table, head.seats) ?? [],
    pace,
    isCalledOff: !match.over && matters.play === 'called-off',
    isOpenBook: knowers.length > 0,
    isShared: seats.groups.some(group => group !== 0),
    ...(clocks && { spentBy: seat => clocks.spentBy(seat) }),
  });
};

/**
 * Keeps one table in the store. `peoplesOf` says whose colours a seat plays, where the game has any. With `epoch`, the loan
 * under which the table is served, nothing is written any more once it is lent anew.
 */
export const storeKeeper = (
  store: Store,
  engine: Engine,
  { head, snapshot }: StoredTable,
  complain: (what: string) => void,
  peoplesOf?: PeoplesOf,
  epoch?: number,
): Keeper => {
  let snapshotAt = snapshot?.entry ?? 0;
  const under = epoch === undefined ? {} : { epoch };
  return {
    append: async (hosted, from) => {
      const orders = hosted.orders.toWrite();
      // Nothing has happened but that somebody has left an answer, or one was dropped: what is due may be less by it.
      if (from === hosted.log.length)
        return store.append({
          table: head.id,
          first: from,
          records: [],
          ...under,
          ...dueAt(hosted),
          ...(orders && { orders }),
        });
      const entries = hosted.match.entries.length;
      const isDue = entries - snapshotAt >= SNAPSHOT_EVERY && hosted.isSettled;
      const ending = endOf(head, hosted, peoplesOf);
      await store.append({
        ...appendOf(head, hosted, from, isDue),
        ...under,
        ...(ending && { ending }),
        ...(orders && { orders }),
      });
      if (isDue) snapshotAt = entries;
    },
    load: async () => {
      // Whoever serves it now goes on with it: what is in memory here is of the past.
      if (epoch !== undefined && !(await store.leases.isOurs({ table: head.id, epoch })))
        throw new Error(`table ${head.id} is served elsewhere`);
      const stored = await store.load(head.id);
      if (!stored) throw new Error(`table ${head.id} is gone`);
      snapshotAt = stored.snapshot?.entry ?? 0;
      return gameFrom(engine, stored);
    },
    snapshot: seq => store.snapshot(head.id, seq),
    ...chatKeeper(store, head.id, epoch),
    freeze: async (hosted, error) => {
      const fault = faultOf(hosted, error);
      complain(`table ${head.id} is frozen: ${JSON.stringify(fault)}`);
      await store.freeze(head.id, hosted.seq, fault, epoch);
    },
  };
};
