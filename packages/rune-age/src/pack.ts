import type { GamePack } from '@runehold/kernel/pack/pack';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { words } from './catalogue.ts';
import { coach, coachWords } from './coach/coach.ts';
import { cityDomain, eventDomain, runeDomain } from './domains.ts';
import { game } from './game.ts';
import { cardPool, races, scenarios } from './pools.ts';
import { errandsOf } from './rules/view/purchases.ts';

const names = (domain: { size: number; nameOf(code: number): string }): string[] =>
  Array.from({ length: domain.size }, (_, code) => domain.nameOf(code));

export const runeAgePack: GamePack = {
  game,
  // What the coach says is joined here, since it asks the game.
  words: joinBilingual(words, coachWords),
  ids: {
    card: cardPool.cards,
    city: names(cityDomain),
    event: names(eventDomain),
    rune: names(runeDomain),
    race: races,
    scenario: scenarios,
  },
  errands: errandsOf,
  coach,
  // Few need it, and it brings a parser along.
  readContent: async text => (await import('./corrected.ts')).readContent(text),
};
