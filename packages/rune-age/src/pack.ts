import type { GamePack } from '@runehold/kernel/pack';
import { races, scenarios } from './content/parts.ts';
import { game } from './game.ts';
import { cardPool, cityDomain, eventDomain, runeDomain } from './layout.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { specs } from './words.ts';

const names = (domain: { size: number; nameOf(code: number): string }): string[] =>
  Array.from({ length: domain.size }, (_, code) => domain.nameOf(code));

export const runeAgePack: GamePack = {
  game,
  specs,
  catalogues: { en, pl },
  ids: {
    card: cardPool.cards,
    city: names(cityDomain),
    event: names(eventDomain),
    rune: names(runeDomain),
    race: races,
    scenario: scenarios,
  },
};
