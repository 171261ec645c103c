import { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { resample } from '@runehold/kernel/match/resample';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { cardsIn, deckOf, handOf, table } from '../kit.ts';

const units = ['daqan.knight', 'latari.pegasus_rider', 'uthuk.warlock', 'waiqar.necromancer'];

/** Four players of whom each owns units of his own race and gold; seat 0 begins with Mind Control. */
const lay = (): Play<Table> =>
  table({ seats: 4, scenario: 'monument' }).given(t => {
    for (const [seat, unit] of units.entries()) {
      handOf(t, seat, []);
      deckOf(t, seat, [unit, unit, 'gold.1', 'gold.1']);
      handOf(t, seat, seat === 0 ? ['neutral.mind_control', unit] : ['gold.1', unit]);
    }
  });

/** Whose units a viewer must think possible among the cards of a seat: those that come up when his copy is dealt anew. */
const possible = (story: Play<Table>, viewer: Viewer, seat: Seat): string[] => {
  const copy = newTable(story.game, {}, new FastChance(1), true) as Table;
  const rng = new FastChance(3);
  const seen = new Set<string>();
  for (let n = 0; n < 60; n++) {
    resample(story.game, copy, story.table, viewer, rng);
    for (const name of [...cardsIn(copy.hand.at(seat)), ...cardsIn(copy.deck.at(seat))])
      if (units.includes(name)) seen.add(name);
  }
  return units.filter(unit => seen.has(unit));
};

everyWay({ describe, it }, 'RA-INFO, cards that changed hands', test => {
  const [daqan, latari, uthuk, waiqar] = units;

  test('RA-INFO-08 who was not part of a secret taking cannot tell which of the two has a card', () => {
    const story = lay().answers('card:neutral.mind_control', 'seat-1', 'gold.1');
    for (const viewer of [2, 3, 'spectator'] as const) {
      expect(possible(story, viewer, 0)).toEqual([daqan, latari]);
      expect(possible(story, viewer, 1)).toEqual([daqan, latari]);
      expect(possible(story, viewer, 2)).toEqual([uthuk]);
    }
  });

  test('RA-INFO-08 thief and victim know what was taken, and mix nothing up', () => {
    const story = lay().answers('card:neutral.mind_control', 'seat-1', 'gold.1');
    for (const viewer of [0, 1])
      expect([0, 1, 2, 3].map(seat => possible(story, viewer, seat))).toEqual(units.map(unit => [unit]));
  });

  test('RA-INFO-08 a card may have gone on from hand to hand', () => {
    const story = lay().given(t => {
      t.trades.set(2, 1, 1);
      t.trades.set(0, 1, 1);
    });
    const any = [daqan, latari, uthuk];
    expect([0, 1, 2, 3].map(seat => possible(story, 'spectator', seat))).toEqual([any, any, any, [waiqar]]);
    // For who took part in one taking, the other one is still a riddle.
    expect([0, 1, 2, 3].map(seat => possible(story, 0, seat))).toEqual([
      [daqan],
      [latari, uthuk],
      [latari, uthuk],
      [waiqar],
    ]);
  });
});
