import type { Sources } from './types.ts';
import type { Faction } from './types-map.ts';

/**
 * The Victory cards and the numbers of claiming with them. One lies on a Season deck, and is checked a year later at
 * the start of the same season. (RW-WIN)
 */
export type VictoryCards = {
  /** Whose they are, one each. */
  readonly factions: readonly Faction[];
  /** How many dragon runes are needed at the claim and at the check. */
  readonly runes: number;
  /** The last year in which one may be placed. */
  readonly lastYear: number;
  /** What decides among equals when the last year has passed without a winner. */
  readonly ties: readonly ('influence' | 'starting-influence')[];
  readonly sources: Sources<'factions' | 'runes' | 'lastYear' | 'ties'>;
};

export const victoryCards: VictoryCards = {
  factions: ['daqan', 'latari', 'uthuk', 'waiqar'],
  runes: 6,
  lastYear: 6,
  ties: ['influence', 'starting-influence'],
  sources: {
    factions: 'found',
    runes: 'found',
    lastYear: 'found',
    ties: 'found',
  },
};
