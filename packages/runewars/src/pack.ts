import type { Domain } from '@runehold/kernel/ask/domain';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { words } from './catalogue.ts';
import {
  areaDomain,
  attributeDomain,
  cityDomain,
  commanderCardDomain,
  developmentCardDomain,
  developmentDomain,
  explorationDomain,
  factionDomain,
  fateDomain,
  heroDomain,
  objectiveDomain,
  orderDomain,
  questDomain,
  resourceDomain,
  rewardDomain,
  seasonCardDomain,
  tacticsDomain,
  titleDomain,
  unitDomain,
} from './domains.ts';
import { game } from './game.ts';
import { runePool, seasonIds } from './pools.ts';
import { oddsmaker } from './rules/view/odds/oddsmaker.ts';

/** What options are taken from and sentences name: each domain is a table of nouns. */
const nounDomains: readonly Domain[] = [
  unitDomain,
  areaDomain,
  heroDomain,
  tacticsDomain,
  questDomain,
  rewardDomain,
  seasonCardDomain,
  cityDomain,
  objectiveDomain,
  explorationDomain,
  orderDomain,
  titleDomain,
  developmentDomain,
  developmentCardDomain,
  commanderCardDomain,
  factionDomain,
  resourceDomain,
  attributeDomain,
  fateDomain,
];

const idsOf = ({ size, nameOf }: Domain): string[] => Array.from({ length: size }, (_, code) => nameOf(code));

export const runewarsPack: GamePack = {
  game,
  words,
  ids: {
    ...Object.fromEntries(nounDomains.map(domain => [domain.name, idsOf(domain)])),
    rune: runePool.cards,
    season: seasonIds,
  },
  odds: oddsmaker,
  // Few need it, and it brings a parser along.
  readContent: async text => (await import('./corrected.ts')).readContent(text),
};
