import type { GamePack } from '@runehold/kernel/pack/pack';
import { words } from './catalogue.ts';
import { cityDomain, eventDomain, runeDomain } from './domains.ts';
import { game } from './game.ts';
import { cardPool, races, scenarios } from './pools.ts';

const names = (domain: { size: number; nameOf(code: number): string }): string[] =>
  Array.from({ length: domain.size }, (_, code) => domain.nameOf(code));

export const runeAgePack: GamePack = {
  game,
  words,
  ids: {
    card: cardPool.cards,
    city: names(cityDomain),
    event: names(eventDomain),
    rune: names(runeDomain),
    race: races,
    scenario: scenarios,
  },
  // Few need it, and it brings a parser along.
  readContent: async text => (await import('./corrected.ts')).readContent(text),
};
