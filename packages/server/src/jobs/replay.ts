import type { Key } from '@runehold/kernel/chance/keys';
import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Engine, GameInPlay } from '@runehold/kernel/match/engine';
import type { Entry, MatchRecord, Snapshot } from '@runehold/kernel/match/record';
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
const pastUpTo = (from: Snapshot | undefined): Entry[] =>
  Array.from({ length: from?.entry ?? 0 }, () => past);

/** Plays answers from a snapshot on, or from the beginning. Names say what was answered where they were kept. */
export const playOn = (
  engine: Engine,
  record: Omit<MatchRecord, 'entries'>,
  entries: readonly Entry[],
  from: Snapshot | undefined,
): GameInPlay => {
  const all = [...pastUpTo(from), ...entries];
  return engine.replay({ ...record, entries: all }, all.length, from);
};

/** What a passage was played with, before its answers; with the keys that are not yet part of its set-up. */
const recordOf = ({ setup, opening }: Passage, keys: readonly Key[] = []): Omit<MatchRecord, 'entries'> => {
  const { seats, options, commitment, secret, later = [] } = setup;
  return { seats, options, opening, keys: [{ from: 0, commitment, secret }, ...later, ...keys] };
};

/** Runs in a worker thread: how the table looked to somebody after a passage. */
export const moment = async ({ viewer, ...passage }: LookBack): Promise<WireView> => {
  const { engine } = await openEdition(passage.edition);
  const play = playOn(engine, recordOf(passage), passage.entries, passage.from);
  return { ...play.view(viewer), viewer };
};

/** The answers of a stretch in the numbers of the rules at hand, seen to be those of a game. (decision 53) */
const answersOf = (engine: Engine, stretch: Stretch): readonly Entry[] | Astray => {
  const { entries, from, keys } = stretch;
  try {
    return playOn(engine, recordOf(stretch, keys), entries, from).entries.slice(from?.entry ?? 0);
  } catch (error) {
    return { astray: error instanceof Error ? error.message : String(error) };
  }
};

/** Runs in a worker thread: plays a stretch of a game, answer by answer, and makes the records a table keeps of it. */
export const replay = async (stretch: Stretch): Promise<Replayed | Astray> => {
  const { setup, opening, from, at, every, keys, groups, isLast } = stretch;
  const { engine } = await openEdition(stretch.edition);
  const entries = answersOf(engine, stretch);
  if ('astray' in entries) return entries;
  const opened: LogRecord = { kind: 'opened', outcomes: opening, events: [] };
  const before = pastUpTo(from).map(
    (entry): LogRecord => ({ kind: 'answered', ...entry, events: [], closes: true }),
  );
  const hosted = from
    ? HostedGame.load(engine, setup, [opened, ...before], from)
    : HostedGame.open(engine, setup, groups);
  const snapshots: { at: number; snapshot: Snapshot }[] = [];
  let { sinceSnapshot } = stretch;
  const turnKeys = (entry: number): void => {
    for (const key of keys) if (key.from === entry && key.secret !== undefined) hosted.rekey(key.secret);
  };
  for (const [i, { seat, reply }] of entries.entries()) {
    turnKeys(at + i);
    const refused = hosted.answer(seat, hosted.match.askIdOf(seat), hosted.seq, reply);
    if (refused !== undefined)
      return { astray: `entry ${at + i + 1} of seat ${seat} is refused: ${refused}` };
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
