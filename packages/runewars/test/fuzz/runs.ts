import type { Game } from '@runehold/kernel/game';
import { Coverage } from '@runehold/testkit/coverage';
import { type FuzzFailure, fuzz } from '@runehold/testkit/fuzz';
import { game, withContent } from '../../src/game.ts';
import { planned } from './planned.ts';
import { tables } from './tables.ts';
import { unusualWorlds } from './unusual.ts';

/** Steps that no fuzzed game reaches, and why; specs reach them by arranging the table. */
export const unreachable: ReadonlySet<string> = new Set([]);

export type Findings = {
  readonly games: number;
  readonly answers: number;
  readonly looks: number;
  readonly failures: readonly FuzzFailure[];
  readonly coverage: Coverage;
};

/** Somebody with a plan takes over early, or when chance has built the board up for him. */
const EARLY = 40;
const LATE = 250;

const exploring = [{ exploration: 'yes' }, { exploration: 'yes', years: 'original' }];

/**
 * Fuzzes both editions, single differences, variants and seat counts: at random to the end, with somebody who has a
 * plan, and in worlds where the rare is common. Some clauses only a player with a plan ever reaches.
 */
export const fuzzRunewars = (games: number, seed: number): Findings => {
  const coverage = new Coverage(game as Game);
  const common = { coverage, looks: 2, longest: 30_000 };
  const part = (share: number): number => Math.ceil(games * share);
  const plannedFrom = (after: number) => ({ closing: { after, agent: planned() } });
  const runs = [
    fuzz(game as Game, { ...common, options: tables, games: part(0.55), seed }),
    fuzz(game as Game, {
      ...common,
      options: tables,
      games: part(0.1),
      seed: seed + 1,
      ...plannedFrom(EARLY),
    }),
    ...unusualWorlds.flatMap((world, n) => [
      fuzz(withContent(world) as Game, {
        ...common,
        options: exploring,
        games: part(0.1),
        seed: seed + 2 + n,
      }),
      fuzz(withContent(world) as Game, {
        ...common,
        options: exploring,
        games: part(0.02),
        seed: seed + 12 + n,
        ...plannedFrom(LATE),
      }),
    ]),
  ];
  const sum = (of: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((total, run) => total + of(run), 0);
  return {
    games: sum(run => run.games),
    answers: sum(run => run.answers),
    looks: sum(run => run.looks),
    failures: runs.flatMap(run => run.failures),
    coverage,
  };
};
