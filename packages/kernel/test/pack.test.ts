import { describe, expect, it } from 'vitest';
import { wordsOf } from '../src/pack.ts';
import type { Catalogue } from '../src/text/catalogue.ts';
import { noun, rzeczownik } from '../src/text/catalogue.ts';
import { render } from '../src/text/render.ts';
import { deeds } from './fixtures/rules-play.ts';

const specs = { 'game.gift': { n: 'number', it: 'fruit' } } as const;
const en: Catalogue<typeof specs> = {
  language: 'en',
  messages: { 'game.gift': '{n, count, it} for you' },
  nouns: { fruit: { fig: noun('fig') } },
};
const pl: Catalogue<typeof specs> = {
  language: 'pl',
  messages: { 'game.gift': '{n, count, it} dla ciebie' },
  nouns: {
    fruit: { fig: rzeczownik('f', 'figa', 'figi', 'fidze', 'figę', 'figą', 'fidze', 'figi', 'fig') },
  },
};
const pack = { game: deeds, specs, catalogues: { en, pl }, ids: { fruit: ['fig'] } };

describe('the words of a game', () => {
  it('are its own and the kernel’s, in each language', () => {
    const say = (language: 'en' | 'pl', key: string, n: number): string =>
      render(wordsOf(pack, language), { key, args: { n, it: 0 } }, []);
    expect([1, 5].map(n => say('en', 'game.gift', n))).toEqual(['1 fig for you', '5 figs for you']);
    expect([1, 3, 5].map(n => say('pl', 'game.gift', n))).toEqual([
      '1 figa dla ciebie',
      '3 figi dla ciebie',
      '5 fig dla ciebie',
    ]);
    expect([say('en', 'label.pass', 0), say('pl', 'label.pass', 0)]).toEqual(['Pass', 'Pas']);
    expect([say('en', 'label.skip', 0), say('pl', 'label.skip', 0)]).toEqual(['Skip', 'Pomiń']);
  });
});
