import type { GamePack } from '@runehold/kernel/pack';
import { botEn, botPl, botSpecs } from './bots/text.ts';
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
  // What bots say about their answers is said in the game's own terms, to whoever asks for a hint.
  words: {
    specs: { ...specs, ...botSpecs },
    en: { ...en, messages: { ...en.messages, ...botEn.messages } },
    pl: { ...pl, messages: { ...pl.messages, ...botPl.messages } },
  },
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
