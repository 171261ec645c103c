import { loose } from '@runehold/testkit/loose';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/pack/pack.ts';
import { bilingual } from '../../src/text/bilingual.ts';
import { noun } from '../../src/text/catalogue.ts';
import { declined } from '../../src/text/pl/decline.ts';
import { render } from '../../src/text/render.ts';
import { deeds } from '../fixtures/rules-play.ts';

const words = bilingual(
  { 'game.gift': [{ n: 'number', it: 'fruit' }, '{n, count, it} for you', '{n, count, it} dla ciebie'] },
  { fruit: { fig: [noun('fig'), declined('f', 'figa, figi, fidze, figę, figą, fidze, figi, fig')] } },
);
const pack = { game: deeds, words, ids: { fruit: ['fig'] } };

describe('the words of a game', () => {
  it('are its own and the kernel’s, in each language', () => {
    const say = (language: 'en' | 'pl', key: string, n: number): string =>
      loose(render(wordsOf(pack, language), { key, args: { n, it: 0 } }));
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
