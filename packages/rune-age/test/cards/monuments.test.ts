import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Race } from '../../src/content/types.ts';
import { before, during, places, type Story } from '../event-cards/stage.ts';
import {
  cardsIn,
  deckOf,
  discardOf,
  endTurn,
  eventDeckOf,
  eventsIn,
  handOf,
  onlyCities,
  rewardTo,
  table,
} from '../kit.ts';

/** Seat 0 plays a race and holds this much gold in cards, seat 1 holds nothing. */
const holding = (race: Race, ...gold: string[]): Story =>
  table({ seats: 2, scenario: 'monument', races: [race] }).given(t => {
    onlyCities(t, []);
    eventDeckOf(t, ['mon.pilgrims']);
    for (const seat of [0, 1]) {
      handOf(t, seat, []);
      discardOf(t, seat, []);
      deckOf(t, seat, []);
    }
    handOf(t, 0, gold);
  });

const thirteen = ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.1'];

/** A race builds its own Monument with 14 gold of cards and a Reward, and wins when the round is over. */
const expectBuilt = (race: Race, units: readonly string[]): void => {
  const story = holding(race, ...thirteen).given(t => rewardTo(t, 0, 'mon.bandits'));
  story.answers('gold', ...thirteen.map(card => `pay:${card}`));
  const others = [...units.map(unit => `buy:${race}.${unit}`), 'stronghold'];
  // 13 gold are too little.
  expect(story.offered()).toEqual(['reward:mon.bandits', ...others]);
  expect(story.whyNot('monument')).toBe('reason.too-expensive');
  story.answer('reward:mon.bandits');
  expect(story.offered()).toEqual([...others, 'monument']);
  expect(during(story, () => story.answer('monument'))).toEqual([`built-monument 0 ${race}`]);
  // It stands near the Home Realm, not in the discard pile, and cannot be built twice.
  expect(story.table.monument.get(0)).toBe(2);
  expect(cardsIn(story.table.discard.at(0))).toEqual([...thirteen]);
  expect([story.offered(), story.whyNot('monument')]).toEqual([['done'], 'reason.pile-empty']);
  story.answer('done');
  endTurn(story).given(t => handOf(t, 1, ['neutral.dragon']));
  // It is no target of the others.
  expect(story.offered()).toEqual(['end', 'attack:stronghold']);
  endTurn(story);
  expect([story.over, places(story)]).toEqual([true, [1, 2]]);
};

everyWay({ describe, it }, 'monument', test => {
  test('monument.daqan: built by the Daqan Lords for 14 gold of cards and Rewards', () => {
    expectBuilt('daqan', ['footman', 'bowman', 'knight', 'siege_machine']);
  });

  test('monument.latari: built by the Latari Elves for 14 gold of cards and Rewards', () => {
    expectBuilt('latari', ['deepwood_archer', 'storm_sorceress', 'darnati_warrior', 'pegasus_rider']);
  });

  test('monument.uthuk: built by the Uthuk for 14 gold of cards and Rewards', () => {
    expectBuilt('uthuk', ['berserker', 'flesh_ripper', 'warlock', 'chaos_lord']);
  });

  test('monument.waiqar: built by Waiqar for 14 gold of cards and Rewards', () => {
    expectBuilt('waiqar', ['reanimate', 'skeleton_archer', 'necromancer', 'dark_knight']);
  });

  test('monument.daqan, monument.latari: gold is not carried from one action to the next', () => {
    const story = holding('daqan', ...thirteen, 'gold.3');
    story.answers('gold', ...thirteen.map(card => `pay:${card}`), 'buy:daqan.footman');
    expect(during(story, () => story.answer('done'))).toEqual(['lost 0 12']);
    story.answers('gold', 'pay:gold.3');
    expect(story.whyNot('monument')).toBe('reason.too-expensive');
  });

  test('monument.uthuk, monument.waiqar: only The Monument has them', () => {
    const story = table({ seats: 2, scenario: 'resurgence' }).given(t =>
      handOf(t, 0, [...thirteen, 'gold.3']),
    );
    story.answers('gold', ...thirteen.map(card => `pay:${card}`), 'pay:gold.3');
    expect(story.offered()).not.toContain('monument');
    expect([story.table.monument.get(0), story.table.monument.get(1)]).toEqual([0, 0]);
  });

  test('monument.daqan, monument.latari, monument.uthuk: of several builders the strongest units win', () => {
    // Units in deck, hand and discard pile count with their printed strength: 12, 9 and 12.
    const story = before('mon.pilgrims', { seats: 3, scenario: 'monument' }, [], t => {
      for (let seat = 0; seat < 3; seat++) t.monument.set(seat, 2);
      handOf(t, 0, ['neutral.dragon', 'neutral.mind_control', 'gold.3', 'gold.3', 'gold.3']);
      deckOf(t, 0, ['latari.pegasus_rider']);
      discardOf(t, 0, ['latari.storm_sorceress']);
      handOf(t, 1, ['daqan.knight', 'daqan.knight', 'daqan.knight']);
      deckOf(t, 2, ['neutral.dragon', 'neutral.dragon']);
    });
    expect(during(story, () => endTurn(story))).toEqual(['event-drawn mon.pilgrims', 'won 0', 'won 2']);
    expect(places(story)).toEqual([1, 2, 1]);
    expect(eventsIn(story.table.enemies)).toEqual(['mon.pilgrims']);
  });
});
