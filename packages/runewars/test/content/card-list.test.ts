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
  const held = heldBy(universe, box);

  const decks = [
    ['tactics', held.tacticsCards],
    ['seasonCard', held.seasonCards],
    ['quest', held.questCards],
    ['reward', held.rewardCards],
    ['objective', held.objectiveCards],
    ['developmentCard', held.developmentCards],
    ['commanderCard', held.commanderCards],
  ] as const;

  it.each(decks)('has every %s by id and name, in their order', (kind, cards) => {
    const rows = cards.map(({ id }) => `- **${id}** ${nouns[kind]?.[id]?.forms['one']}`);
    expect(list).toContain(rows.length > 0 ? `\n\n${rows.join('\n')}\n` : '');
  });

  it('has nothing else', () => {
    expect(list.match(/^- /gm)).toHaveLength(decks.flatMap(([, cards]) => [...cards]).length);
  });
});
