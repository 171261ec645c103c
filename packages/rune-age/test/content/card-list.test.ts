import { readFileSync } from 'node:fs';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { runeAgePack } from '../../src/pack.ts';

const list = readFileSync(new URL('../../../../docs/rules/cards-rune-age.md', import.meta.url), 'utf8');

it('the list of cards in the ledger has every card by id and name, in their order, and nothing else', () => {
  const names = Object.assign({}, ...Object.values(wordsOf(runeAgePack, 'en').nouns));
  const { cards, cities, events, runes } = universe;
  const rows = [cards, cities, events, runes].flat().map(({ id }) => `- **${id}** ${names[id]?.forms.one}`);
  expect(list.match(/^- .*$/gm)).toEqual(rows);
});
