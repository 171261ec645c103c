import type { Game } from '@runehold/kernel/game';
import { Coverage } from '@runehold/testkit/coverage';
import { type FuzzFailure, fuzz } from '@runehold/testkit/fuzz';
import { game, withContent } from '../../src/game.ts';
import { planned } from './planned.ts';
import { tables } from './tables.ts';
import { unusualWorlds } from './unusual.ts';

/** Rules and single steps that a thousand games reach too seldom to count on, and why; specs arrange the table for them. */
const seldom: ReadonlySet<string> = new Set([
  // Stands for the bonus of Orders that have none, and is never called.
  'turn-nothing',
  // Home realms have to fail to fit eight times on the same tiles.
  'build-board[10]',
  // A stronghold with a defensive development has to be attacked by another player.
  'use-fortification',
  // One particular Reward, in the hands of a hero who is challenged.
  'challenge[4]',
  'challenge[5]',
  'challenge[6]',
  'challenge[7]',
  'hero-deed[7]',
  // The victor of a duel has a companion in the area, and the beaten hero has Rewards.
  'loot[2]',
  'loot[3]',
  // One particular Reward at the moment at which it would change something.
  'reward-staff',
  'reward-draught',
  'hero-action[10]',
  'move-action[13]',
  'wield-weapon[1]',
]);

const seldomTold: ReadonlySet<string> = new Set([
  // Chance hardly ever takes everything from a player, and plans have other aims.
  'eliminated',
  'title-returned',
  'fortification-used',
  'duel-called-off',
  'hero-stayed',
  'objectives-reshuffled',
  'markers-taken-back',
]);

/** What has not happened though it should have. */
export const missedIn = ({ stepsMissed, eventsMissed }: Coverage): string[] => [
  ...stepsMissed.filter(step => !seldom.has(step) && !seldom.has(step.replace(/\[\d+\]$/, ''))),
  ...eventsMissed.filter(event => !seldomTold.has(event)),
];

export type Findings = {
  readonly games: number;
  readonly answers: number;
  readonly looks: number;
  readonly failures: readonly FuzzFailure[];
  readonly coverage: Coverage;
};

/** Somebody with a plan takes over early, or when chance has built the board up for him. */
const EARLY = 40;
const LATE = 120;

const exploring = [{ exploration: 'yes' }, { exploration: 'yes', years: 'original' }];

/**
 * Fuzzes both editions, single differences, variants and seat counts: at random to the end, with somebody who has a
 * plan, and in worlds where the rare is common. Some clauses only a player with a plan ever reaches.
 */
export const fuzzRunewars = (games: number, seed: number): Findings => {
  const coverage = new Coverage(game as Game);
  const common = { coverage, looks: 2, longest: 30_000 };
  const part = (share: number): number => Math.ceil(games * share);
  const plannedFrom = (after: number) => ({ closing: { after, agent: planned(seed) } });
  const runs = [
    fuzz(game as Game, { ...common, options: tables, games: part(0.5), seed }),
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
        games: part(0.04),
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
