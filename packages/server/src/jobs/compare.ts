import { isDeepStrictEqual } from 'node:util';
import type { Key } from '@runehold/kernel/chance/keys';
import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Engine, GameInPlay } from '@runehold/kernel/match/engine';
import type { Entry, MatchRecord, Snapshot } from '@runehold/kernel/match/record';
import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { View } from '@runehold/kernel/view/view';
import { tellingsOf } from '@runehold/protocol/table/telling';
import { type EditionName, openEdition } from './edition.ts';
import { playOn } from './replay.ts';

/** A game in two versions of its rules at one moment. */
export type Both<T> = { readonly old: T; readonly fresh: T };

/** A stretch of a game, to be played under two versions of its rules side by side. */
export type Comparison = {
  readonly editions: Both<EditionName>;
  readonly record: Omit<MatchRecord, 'entries'>;
  /** How it stands at the beginning of the stretch; without that it begins with the game. */
  readonly before?: Both<Snapshot>;
  /** What was answered from there on. */
  readonly entries: readonly Entry[];
};

/** Where a game goes another way under other rules, as far as anybody can tell. */
export type Unlike = { readonly unlike: string };

/** A stretch that went alike: how it stands then, and what its answers are in the numbers of the new rules. */
export type Alike = {
  readonly after: Both<Snapshot>;
  /** Nothing before can be taken back any more. */
  readonly isSettled: boolean;
  readonly replies: readonly (readonly number[])[];
};

/** An ask with options by name: only their numbers may be others under other rules. */
const byName = (ask: AskView): Record<string, unknown> => {
  const all = [...ask.options, ...ask.denied.map(({ option }) => option)];
  const nameOf = (code: number): string => all.find(option => option.code === code)?.name ?? String(code);
  const named = ({ code: _, ...option }: OptionView) => option;
  // How it is asked may be said better later; what is asked, the rest tells.
  const { prompt: _prompt, ...what } = ask;
  return {
    ...what,
    options: ask.options.map(named),
    items: ask.items.map(named),
    // What is left out is compared by itself.
    denied: [],
    fits: ask.fits?.map(places => places.map(nameOf)),
    absent: ask.absent.map(nameOf),
    answered: ask.answered?.map(nameOf),
  };
};

/** Whether all that is said in one is said in the other: later rules may say more, and nothing else. */
const says = (old: Readonly<Record<string, unknown>>, fresh: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(old).every(key => isDeepStrictEqual(old[key], fresh[key]));

/** Whether everything that was left out, and why, still is: later rules may explain more. */
const explains = (old: AskView, fresh: AskView): boolean => {
  const why = ({ denied }: AskView): Map<string, unknown> =>
    new Map(denied.map(({ option, reason }) => [option.name, reason]));
  const reasons = why(fresh);
  return [...why(old)].every(([name, reason]) => isDeepStrictEqual(reasons.get(name), reason));
};

/** What a game has open, for everybody together; undefined if it is the same in both. */
const openDifference = (old: View, fresh: View): string | undefined => {
  const isSame = (['waiting', 'over', 'places'] as const).every(part =>
    isDeepStrictEqual(old[part], fresh[part]),
  );
  if (!isSame || old.asks.length !== fresh.asks.length) return 'others are waited for';
  const other = old.asks.find(
    (ask, i) => !says(byName(ask), byName(fresh.asks[i])) || !explains(ask, fresh.asks[i]),
  );
  return other && `seat ${other.seat} is asked otherwise (${other.name})`;
};

const seen = ({ old, fresh }: Both<GameInPlay>): Both<View> => ({
  old: old.view('all-seeing'),
  fresh: fresh.view('all-seeing'),
});

/** The game at the beginning of a stretch. */
const begin = (engine: Engine, { keys, ...record }: Comparison['record'], from?: Snapshot): GameInPlay => {
  const at = from?.entry ?? 0;
  const before = keys.filter((key, i) => i === 0 || key.from < at);
  return playOn(engine, { ...record, keys: before }, [], from);
};

const answer = (play: GameInPlay, entry: Entry, keys: readonly Key[]): string | undefined => {
  for (const key of keys)
    if (key.from === play.entries.length && key.secret !== undefined) play.rekey(key.secret);
  return play.answer(entry.seat, play.askIdOf(entry.seat), entry.reply);
};

/** Plays one answer under both; says where they part, if they do. */
const step = (plays: Both<GameInPlay>, entries: Both<Entry>, keys: readonly Key[]): string | undefined => {
  const open = seen(plays);
  const asked = openDifference(open.old, open.fresh);
  if (asked !== undefined) return asked;
  const { old, fresh } = plays;
  const told: Both<number> = { old: old.events.length, fresh: fresh.events.length };
  const refused = answer(old, entries.old, keys) ?? answer(fresh, entries.fresh, keys);
  if (refused !== undefined) return `an answer is refused: ${refused}`;
  if (!isDeepStrictEqual(old.entries.at(-1)?.outcomes, fresh.entries.at(-1)?.outcomes))
    return 'chance falls otherwise';
  const isTold = isDeepStrictEqual(tellingsOf(old, told.old), tellingsOf(fresh, told.fresh));
  return isTold ? undefined : 'something else is told';
};

/**
 * How a game stands after a stretch: what is asked, and what lies on the table in the eyes of everybody, as far as the old
 * rules know of it. Who sees a card is part of the rules.
 */
const standDifference = ({ old, fresh }: Both<GameInPlay>): string | undefined => {
  const viewers: readonly Viewer[] = [...Array(old.seats).keys(), 'spectator', 'all-seeing'];
  for (const viewer of viewers) {
    const views = { old: old.view(viewer), fresh: fresh.view(viewer) };
    if (!says(views.old.table, views.fresh.table) || !says(views.old.unseen, views.fresh.unseen))
      return `something else lies on the table, or is seen of it (${viewer})`;
  }
  const open = seen({ old, fresh });
  return openDifference(open.old, open.fresh);
};

const walk = (engines: Both<Engine>, comparison: Comparison): Alike | Unlike => {
  const { record, before, entries } = comparison;
  // Throws where they do not fit the new rules.
  const renumbered = playOn(engines.fresh, record, entries, before?.fresh).entries;
  const replies = renumbered.slice(before?.fresh.entry ?? 0).map(({ reply }) => reply);
  const old = begin(engines.old, record, before?.old);
  const fresh = begin(engines.fresh, record, before?.fresh);
  const keys = record.keys.slice(1);
  const start = tellingsOf(old, 0);
  if (before === undefined && !isDeepStrictEqual(start, tellingsOf(fresh, 0)))
    return { unlike: 'the beginning: something else is told' };
  for (const [i, entry] of entries.entries()) {
    const at = old.entries.length;
    const unlike = step({ old, fresh }, { old: entry, fresh: { ...entry, reply: replies[i] } }, keys);
    if (unlike !== undefined) return { unlike: `entry ${at + 1}: ${unlike}` };
  }
  const then = standDifference({ old, fresh });
  if (then !== undefined) return { unlike: `after entry ${old.entries.length}: ${then}` };
  const last = fresh.entries.at(-1);
  return {
    after: { old: old.snapshot(), fresh: fresh.snapshot() },
    isSettled: last !== undefined && last.seat >= 0 && fresh.refuseUndo(last.seat) !== undefined,
    replies,
  };
};

/**
 * Plays a stretch of a game under two versions of its rules and compares what everybody learns of it. One that does not
 * fit the new rules goes otherwise under them.
 */
export const compareWith = (engines: Both<Engine>, comparison: Comparison): Alike | Unlike => {
  try {
    return walk(engines, comparison);
  } catch (error) {
    return { unlike: error instanceof Error ? error.message : String(error) };
  }
};

/** Runs in a worker thread: does so with the rules it is told. */
export const compare = async (comparison: Comparison): Promise<Alike | Unlike> => {
  const { old, fresh } = comparison.editions;
  const engines = { old: (await openEdition(old)).engine, fresh: (await openEdition(fresh)).engine };
  return compareWith(engines, comparison);
};
