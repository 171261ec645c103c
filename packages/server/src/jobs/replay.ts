import type { Key } from '@runehold/kernel/chance/keys';
import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Entry, Snapshot } from '@runehold/kernel/match/match';
import type { WireView } from '@runehold/protocol/parts/view';
import type { TableSetup } from '@runehold/protocol/table/hosted-game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import { type EditionName, openEdition } from './edition.ts';

/** A stretch of a game to be played again. */
export type Passage = {
  readonly edition: EditionName;
  readonly setup: TableSetup;
  readonly opening: readonly number[];
  /** The table at its beginning; without one it begins with the game. */
  readonly from?: Snapshot;
  /** What was answered from there on. */
  readonly entries: readonly Entry[];
};

/** A look back from one pair of eyes. */
export type LookBack = Passage & { readonly viewer: WireView['viewer'] & Viewer };

/** A stretch of a game that came from elsewhere. */
export type Stretch = Passage & {
  /** How many answers come before it, and whether none comes after it. */
  readonly at: number;
  readonly isLast: boolean;
  /** The keys that deal from an answer of it on, or from a later one. */
  readonly keys: readonly Key[];
  /** Which seats share a screen, for the table to be. */
  readonly groups: readonly number[];
  /** How many answers lie between its beginning and the snapshot before it. */
  readonly sinceSnapshot: number;
  /** After how many answers another snapshot is worth its place. */
  readonly every: number;
};

/** What a stretch came to: its records, where snapshots belong among them, and how the table stands. */
export type Replayed = {
  readonly records: readonly LogRecord[];
  /** Each with the place among them of the record it was taken after. */
  readonly snapshots: readonly { readonly at: number; readonly snapshot: Snapshot }[];
  readonly end: Snapshot;
  readonly sinceSnapshot: number;
};

/** Where a game went another way than its record says. */
export type Astray = { readonly astray: string };

/** Stands for an answer before the passage: of those it matters only how many there are. */
const past: Entry = { seat: -1, reply: [], outcomes: [] };
export const pastUpTo = (from: Snapshot | undefined): Entry[] =>
  Array.from({ length: from?.entry ?? 0 }, () => past);

/** Runs in a worker thread: how the table looked to somebody after a passage. */
export const moment = async ({
  viewer,
  edition,
  setup,
  opening,
  from,
  entries,
}: LookBack): Promise<WireView> => {
  const { seats, options, commitment, secret, later = [] } = setup;
  const keys = [{ from: 0, commitment, secret }, ...later];
  const all = [...pastUpTo(from), ...entries];
  const record = { seats, options, opening, keys, entries: all };
  const { engine } = await openEdition(edition);
  const match = engine.replay(record, all.length, from);
  return { ...match.view(viewer), viewer };
};

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

/** Runs in a worker thread: plays a stretch of a game, answer by answer, and makes the records a table keeps of it. */
export const replay = async (stretch: Stretch): Promise<Replayed | Astray> => {
  const { setup, opening, from, entries, at, every, keys, groups, isLast } = stretch;
  const { engine } = await openEdition(stretch.edition);
  const opened: LogRecord = { kind: 'opened', outcomes: opening, events: [] };
  const before = pastUpTo(from).map(
    (entry): LogRecord => ({ kind: 'answered', ...entry, events: [], closes: true }),
  );
  const hosted = from
    ? HostedGame.load(engine, setup, [opened, ...before], from)
    : HostedGame.open(engine, setup, groups);
  if (!isSame(hosted.match.opening, opening)) return { astray: 'the opening is another one' };
  const snapshots: { at: number; snapshot: Snapshot }[] = [];
  let { sinceSnapshot } = stretch;
  const turnKeys = (entry: number): void => {
    for (const key of keys) if (key.from === entry && key.secret !== undefined) hosted.rekey(key.secret);
  };
  for (const [i, { seat, reply, outcomes }] of entries.entries()) {
    turnKeys(at + i);
    const refused = hosted.answer(seat, hosted.match.askIdOf(seat), hosted.seq, reply);
    if (refused !== undefined)
      return { astray: `entry ${at + i + 1} of seat ${seat} is refused: ${refused}` };
    const taken = hosted.match.entries[hosted.match.entries.length - 1];
    if (!isSame(taken.outcomes, outcomes)) return { astray: `entry ${at + i + 1} has other outcomes` };
    sinceSnapshot++;
    if (sinceSnapshot < every || !hosted.isSettled) continue;
    snapshots.push({ at: hosted.log.length, snapshot: hosted.match.snapshot() });
    sinceSnapshot = 0;
  }
  if (isLast) turnKeys(at + entries.length);
  // A table that goes on from the middle has its opening already.
  const skip = from ? 1 + before.length : 0;
  return {
    records: hosted.log.slice(skip),
    snapshots: snapshots.map(({ at: place, snapshot }) => ({ at: place - skip - 1, snapshot })),
    end: hosted.match.snapshot(),
    sinceSnapshot,
  };
};
