import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { newTable } from '@runehold/kernel/match/table-setup';
import { offerTo } from '@runehold/kernel/procedure/machine';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { cardsIn, deckOf, handOf, table } from '../kit.ts';

/** Seat 0 holds one card of a kind that can answer, among many others that an onlooker cannot tell from it. */
const holding = (card: string, others: string): Play<Table> =>
  table().given(t => {
    handOf(t, 0, []);
    deckOf(t, 0, [card, ...Array<string>(6).fill(others)]);
    handOf(t, 0, [card]);
  });

/** What seat 0 could answer in the copies of seat 1 in which it does not hold that card. */
const answersWithout = (story: Play<Table>, card: string): number[] => {
  const copy = newTable(story.game, {}, new FastChance(1), true) as Table;
  const rng = new FastChance(11);
  const answers: number[] = [];
  for (let n = 0; n < 40; n++) {
    resample(story.game, copy, story.table, 1, rng);
    if (!cardsIn(copy.hand.at(0)).includes(card)) answers.push(offerTo(story.game, copy, 0).length);
  }
  return answers;
};

everyWay({ describe, it }, 'RA-INFO, copies of onlookers', test => {
  test('RA-INFO-06 that gold is being spent leaves an answer to every hand one may imagine', () => {
    const answers = answersWithout(holding('gold.3', 'daqan.footman').answer('gold'), 'gold.3');
    expect(answers.length).toBeGreaterThan(20);
    expect(new Set(answers)).toEqual(new Set([1]));
  });

  test('RA-INFO-06 so does an attack that has just been declared', () => {
    const story = holding('daqan.footman', 'gold.1').answer('attack:stronghold');
    const answers = answersWithout(story, 'daqan.footman');
    expect(answers.length).toBeGreaterThan(20);
    expect(new Set(answers)).toEqual(new Set([1]));
  });
});
