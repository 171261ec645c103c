import { readFileSync } from 'node:fs';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { runewarsPack } from '../../src/pack.ts';

const list = readFileSync(new URL('../../../../docs/rules/cards-runewars.md', import.meta.url), 'utf8');
const { nouns } = wordsOf(runewarsPack, 'en');

describe('the list of cards in the ledger', () => {
  it.each([
    ['tactics', universe.tacticsCards],
    ['seasonCard', universe.seasonCards],
    ['quest', universe.questCards],
    ['reward', universe.rewardCards],
    ['objective', universe.objectiveCards],
  ] as const)('has every %s by id and name, in their order', (kind, cards) => {
    const rows = cards.map(({ id }) => `- **${id}** ${nouns[kind]?.[id]?.forms['one']}`);
    expect(list).toContain(`\n\n${rows.join('\n')}\n`);
  });

  it('has nothing else', () => {
    const { tacticsCards, seasonCards, questCards, rewardCards, objectiveCards } = universe;
    const all = [tacticsCards, seasonCards, questCards, rewardCards, objectiveCards].flat();
    expect(list.match(/^- /gm)).toHaveLength(all.length);
  });
});
