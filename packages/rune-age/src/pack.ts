import type { GamePack } from '@runehold/kernel/pack';
import { baseContent } from './content/base.ts';
import { races, scenarios } from './content/parts.ts';
import { game } from './game.ts';
import { cityDomain, eventDomain, runeDomain } from './layout.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { specs } from './words.ts';

const names = (domain: { size: number; nameOf(code: number): string }): string[] =>
  Array.from({ length: domain.size }, (_, code) => domain.nameOf(code));

const cardIds = baseContent.cards.map(({ id }) => id);

export const runeAgePack: GamePack = {
  game,
  specs,
  catalogues: { en, pl },
  ids: {
    // A marked copy is called what the card is called.
    card: [...cardIds, ...cardIds],
    city: names(cityDomain),
    event: names(eventDomain),
    rune: names(runeDomain),
    race: races,
    scenario: scenarios,
  },
};
