import type { Domain } from '@runehold/kernel/ask/domain';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { words } from './catalogue.ts';
import { coach, coachWords } from './coach/coach.ts';
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
import { errandsOf } from './rules/heroes/action/walks.ts';
import { oddsmaker } from './rules/view/odds/oddsmaker.ts';
import { readyOf } from './rules/view/ready.ts';
import { classSetIds } from './text/classes.ts';

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
  // What the coach says is joined here, since it asks the game.
  words: joinBilingual(words, coachWords),
  ids: {
    ...Object.fromEntries(nounDomains.map(domain => [domain.name, idsOf(domain)])),
    rune: runePool.cards,
    season: seasonIds,
    classes: classSetIds,
  },
  odds: oddsmaker,
  errands: errandsOf,
  coach,
  ready: readyOf,
  // Few need it, and it brings a parser along.
  readContent: async text => (await import('./corrected.ts')).readContent(text),
};
