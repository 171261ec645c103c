import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { layout } from '../layout.ts';

/** What the editions do differently, each an option of its own. (RW-ORIG-20) */
const differences = Object.entries(layout.options).flatMap(([name, { values }]) =>
  values.includes('edition') ? [name] : [],
);

/**
 * The tables that are fuzzed: both editions as they are printed, with every variant beside them, and each with every
 * single difference taken from the other.
 */
export const tables: readonly ChosenOptions[] = [
  {},
  { edition: 'original' },
  { exploration: 'yes' },
  { edition: 'original', exploration: 'yes' },
  { board: 'built' },
  { edition: 'original', board: 'built', exploration: 'yes' },
  { factions: 'draft', strictBattleCards: 'yes' },
  { factions: 'random', faction1: 'waiqar', exploration: 'yes' },
  ...differences.map(name => ({ [name]: 'original', exploration: 'yes' })),
  ...differences.map(name => ({ edition: 'original', [name]: 'revised' })),
];
