import { readFileSync } from 'node:fs';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { heldBy } from '../../src/content/promises.ts';
import { runewarsPack } from '../../src/pack.ts';

const { nouns } = wordsOf(runewarsPack, 'en');

describe.each([
  ['cards-runewars.md', 0],
  ['cards-banners-of-war.md', 1],
])('the list of cards in %s', (file, box) => {
  const list = readFileSync(new URL(`../../../../docs/rules/${file}`, import.meta.url), 'utf8');
  const { tacticsCards, seasonCards, questCards, rewardCards, objectiveCards } = heldBy(universe, box);

  it.each([
    ['tactics', tacticsCards],
    ['seasonCard', seasonCards],
    ['quest', questCards],
    ['reward', rewardCards],
    ['objective', objectiveCards],
  ] as const)('has every %s by id and name, in their order', (kind, cards) => {
    const rows = cards.map(({ id }) => `- **${id}** ${nouns[kind]?.[id]?.forms['one']}`);
    expect(list).toContain(`\n\n${rows.join('\n')}\n`);
  });
});
