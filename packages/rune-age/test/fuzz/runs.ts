import type { Game } from '@runehold/kernel/game';
import { Coverage } from '@runehold/testkit/coverage';
import { type FuzzFailure, fuzz } from '@runehold/testkit/fuzz';
import { baseContent } from '../../src/content/base.ts';
import type { Content } from '../../src/content/types.ts';
import { game, withContent } from '../../src/game.ts';
import { planned } from './planned.ts';

/**
 * Content that shows what the rules provide for and shipped cards have not, or hardly ever show: an Enemy that weakens
 * an army, one that grows, and an early Reward that lets the die be rolled again.
 */
const unusual: Content = {
  ...baseContent,
  events: baseContent.events.map(event => {
    if (event.id === 'res.sleeping_dragonlord')
      return { ...event, resolution: { kind: 'weaken-army' as const, amount: 1 } };
    if (event.id === 'res.mithrilim')
      return { ...event, strength: 1, reward: { kind: 'reroll-objective' as const } };
    return event.id === 'res.kalladra'
      ? { ...event, phase: { kind: 'add-tokens' as const, amount: 1 } }
      : event;
  }),
};

/** Steps that no game reaches, and why; specs reach them by arranging the table. */
export const unreachable: ReadonlySet<string> = new Set([
  // There is one Dragon Rune Discovery, and with four players two powers lie aside.
  'discover[3]',
  // Everybody has drawn up to five before an Event: a hand is empty only if a player owns no card at all.
  'units-or-city[6]',
]);

export type Findings = {
  readonly games: number;
  readonly answers: number;
  readonly looks: number;
  readonly failures: readonly FuzzFailure[];
  readonly coverage: Coverage;
};

/**
 * Fuzzes all scenarios, seat counts and options three ways: at random to the end, with somebody who has a plan from
 * the middle on, and with unusual content. Some clauses only a player with a plan ever reaches.
 */
export const fuzzRuneAge = (games: number, seed: number): Findings => {
  const coverage = new Coverage(game as Game);
  const common = { coverage, looks: 1, longest: 40_000 };
  const runs = [
    fuzz(game as Game, { ...common, games: Math.ceil(games / 2), seed }),
    fuzz(game as Game, {
      ...common,
      games: Math.ceil(games * 0.4),
      seed: seed + 1,
      closing: { after: 60, agent: planned() },
    }),
    fuzz(withContent(unusual) as Game, {
      ...common,
      games: Math.ceil(games / 10),
      seed: seed + 2,
      options: [{ scenario: 'resurgence' }],
    }),
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
