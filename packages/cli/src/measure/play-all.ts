import { availableParallelism } from 'node:os';
import { type Played, type Series, SeriesPlayer } from '@runehold/ai/series';
import type { Context } from '../frame/command.ts';
import type { Given } from '../frame/given.ts';
import { KeptGames } from './kept-games.ts';
import type { Meant, Plan } from './plan.ts';
import { Threads } from './threads.ts';

/** Who counts games, in their order, and says when it is enough. */
export type Counting = {
  readonly games: number;
  readonly isDone: boolean;
  add(played: Played): void;
};

const MOST_CORES = 256;
const BAR = 24;

/** On how many cores it is played. */
const coresGiven = (given: Given): number => {
  if (given.text('cores') === 'all') return availableParallelism();
  return given.whole('cores', 1, MOST_CORES) ?? 1;
};

/** A bar on standard error, where somebody looks. */
const progress =
  ({ io, speaker }: Context) =>
  (done: number, games: number): void => {
    if (!io.errorsToPerson) return;
    const full = Math.round((BAR * done) / games);
    const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
    io.err(`\r${speaker.say('cli.arena.progress', { bar, done, games })}`);
  };

/** Where games come from that nobody has played yet. */
type Source = { game(n: number): Played | Promise<Played>; end(): Promise<void> };

/** This thread. */
const here = (series: Series): Source => {
  const player = new SeriesPlayer(series);
  return { game: n => player.play(n), end: async () => undefined };
};

/** What was asked for, and whether the games may be kept: a control is played anew. */
type Setting = { readonly given: Given; readonly context: Context; readonly isKept?: boolean };

/** Plays the games of a plan until they have been counted: those that are kept are read, all others are played now. */
export const playAll = async (
  plan: Plan,
  { series }: Meant,
  counting: Counting,
  { given, context, isKept = true }: Setting,
): Promise<void> => {
  const cores = coresGiven(given);
  const kept = new KeptGames(isKept ? given.text('keep') : undefined, plan);
  const show = progress(context);
  let n = 0;
  const count = (played: Played): void => {
    counting.add(played);
    show(++n, counting.games);
  };
  for (const played of kept.before) if (!counting.isDone) count(played);
  const source = cores > 1 ? new Threads(plan, n, counting.games, cores) : here(series);
  try {
    while (!counting.isDone) {
      const played = await source.game(n);
      kept.add(played);
      count(played);
    }
  } finally {
    await source.end();
    if (context.io.errorsToPerson) context.io.err('\r\u001b[K');
  }
};
