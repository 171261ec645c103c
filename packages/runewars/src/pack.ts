import type { Domain } from '@runehold/kernel/ask/domain';
import type { GamePack } from '@runehold/kernel/pack';
import { botEn, botPl, botSpecs } from './bots/text.ts';
import {
  areaDomain,
  attributeDomain,
  cityDomain,
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
import { runePool, seasonIds } from './layout.ts';
import { oddsmaker } from './rules/view/odds/oddsmaker.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { specs } from './words.ts';

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
  factionDomain,
  resourceDomain,
  attributeDomain,
  fateDomain,
];

const idsOf = ({ size, nameOf }: Domain): string[] => Array.from({ length: size }, (_, code) => nameOf(code));

export const runewarsPack: GamePack = {
  game,
  // What bots say about their answers is said in the game's own terms, to whoever asks for a hint.
  words: {
    specs: { ...specs, ...botSpecs },
    en: { ...en, messages: { ...en.messages, ...botEn.messages } },
    pl: { ...pl, messages: { ...pl.messages, ...botPl.messages } },
  },
  ids: {
    ...Object.fromEntries(nounDomains.map(domain => [domain.name, idsOf(domain)])),
    rune: runePool.cards,
    season: seasonIds,
  },
  odds: oddsmaker,
};
