import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { races } from '../../src/pools.ts';
import {
  cardId,
  cardsIn,
  cityTo,
  deckOf,
  endTurn,
  enemyInPlay,
  eventDeckOf,
  eventsIn,
  handOf,
  nextRound,
  onlyCities,
  skipTo,
  strongholds,
  table,
} from '../kit.ts';

const dragons = ['neutral.dragon', 'neutral.dragon', 'neutral.dragon'];

/** Plays rounds in which nothing is done and all damage is healed, until the game is over; tells the last round. */
const outlast = (story: Play<Table>): number => {
  while (!story.over) {
    const { round } = story.table;
    story.given(t => {
      for (let seat = 0; seat < t.seats; seat++) t.damage.set(seat, 0);
    });
    skipTo(story, now => now.over || now.table.round > round);
  }
  return story.table.round;
};

everyWay({ describe, it }, 'RA-SOLO', test => {
  test('RA-SOLO-01 one player of any race plays Resurgence or The Cataclysm with the smallest piles', () => {
    for (const scenario of ['resurgence', 'cataclysm'] as const) {
      for (const race of races) {
        const { table: t } = table({ seats: 1, scenario, races: [race] });
        expect(races[t.race.get(0)]).toBe(race);
        const golds = ['gold.1', 'gold.2', 'gold.3'].map(gold => t.pile.count(cardId(gold)));
        const own = [t.hand.at(0), t.deck.at(0)].map(zone => zone.count(cardId('gold.1')));
        expect([golds, own[0] + own[1]]).toEqual([[4, 8, 4], 5]);
        expect(t.content.neutrals[scenario].map(id => t.pile.count(cardId(id)))).toEqual([2, 2, 2]);
        expect(t.content.cities.filter((_, city) => t.cityPlace.get(city) === 1)).toHaveLength(2);
      }
    }
  });

  test('RA-SOLO-02 alone, Resurgence goes without Bountiful Harvest', () => {
    const alone = eventsIn(table({ seats: 1 }).table.eventDeck);
    expect(alone).toHaveLength(9);
    expect(eventsIn(table({ seats: 2 }).table.eventDeck).filter(event => !alone.includes(event))).toEqual([
      'res.bountiful_harvest',
    ]);
  });

  test('RA-SOLO-03 the player wins by defeating the objective before he has 20 damage', () => {
    const story = table({ seats: 1 }).given(t => {
      handOf(t, 0, dragons);
      t.damage.set(0, 19);
    });
    story
      .answers('attack:objective', 'neutral.dragon', 'neutral.dragon')
      .chance('die', 0)
      .answer('neutral.dragon');
    expect(story.happened.slice(-3)).toEqual(['compared', 'defeated-objective', 'won']);
    expect([story.over, story.table.placeOf(0)]).toEqual([true, 1]);
  });

  test('RA-SOLO-03 the 20th damage loses', () => {
    const story = table({ seats: 1 }).given(t => {
      eventDeckOf(t, ['res.phrylenex']);
      t.damage.set(0, 17);
      handOf(t, 0, dragons);
    });
    endTurn(story);
    const told = story.told().filter(({ key }) => key !== 'cards-returned');
    expect(told.slice(-3)).toEqual([
      { key: 'damaged', args: { who: 0, amount: 3, total: 20 } },
      { key: 'eliminated', args: { who: 0 } },
      { key: 'no-winner', args: {} },
    ]);
    expect([story.over, story.table.placeOf(0)]).toEqual([true, 2]);
    const survivor = table({ seats: 1 }).given(t => {
      eventDeckOf(t, ['res.phrylenex']);
      t.damage.set(0, 16);
    });
    expect(endTurn(survivor).over).toBe(false);
  });

  test('RA-SOLO-04 alone, The Cataclysm has 8 Events, and who is there in round 9 has won', () => {
    const story = table({ seats: 1, scenario: 'cataclysm' });
    const alone = eventsIn(story.table.eventDeck);
    expect(alone).toHaveLength(8);
    expect(alone.filter(event => event === 'cat.obelisk' || event === 'cat.brother')).toEqual([]);
    expect(outlast(story)).toBe(9);
    expect(story.happened.slice(-2)).toEqual(['no-event', 'won']);
    expect(story.history().filter(({ key }) => key === 'event-drawn')).toHaveLength(8);
    expect(story.table.placeOf(0)).toBe(1);
  });

  test('RA-SOLO-05 a round alone: a turn of four steps, an Event phase, one attack for each target', () => {
    const story = table({ seats: 1 }).given(t => {
      onlyCities(t, ['city.forge']);
      cityTo(t, 0, 'city.tamalir', 'exhausted');
      strongholds(t, 0, 2);
      enemyInPlay(t, 'res.margath');
      handOf(t, 0, ['daqan.siege_machine', 'daqan.siege_machine', 'gold.1']);
      deckOf(t, 0, Array(8).fill('gold.2'));
      eventDeckOf(t, ['res.mithrilim']);
    });
    const targets = ['stronghold', 'city:city.forge', 'enemy:res.margath', 'objective'];
    expect(story.offered()).toEqual([
      'end',
      'gold',
      'influence',
      ...targets.map(target => `attack:${target}`),
    ]);
    story.answers('attack:city:city.forge', 'daqan.siege_machine', 'pass', 'pass');
    expect(story.happened).toContain('failed');
    expect(story.whyNot('attack:city:city.forge')).toBe('reason.attacked-already');
    story.answers('end', 0);
    expect(story.happened).toEqual([
      ...['discarded', 'discarded', 'drew', 'drew', 'drew', 'drew', 'drew'],
      ...['event-drawn', 'round-began', 'turn-began'],
    ]);
    expect([story.table.round, story.asked, story.ask().name]).toEqual([2, [0], 'action']);
    story.answer('influence');
    expect(story.offered()).toEqual(['exhaust:city:city.tamalir', 'exhaust:stronghold']);
  });

  test('RA-SOLO-06 the player is first in every round, there are no sieges, and nobody else is a target', () => {
    const story = table({ seats: 1, scenario: 'cataclysm' }).given(t => {
      handOf(t, 0, ['neutral.pillage', 'daqan.footman', 'gold.1']);
      deckOf(t, 0, ['gold.2']);
      onlyCities(t, []);
    });
    expect(story.offered()).toEqual(['end', 'gold', 'card:neutral.pillage', 'attack:stronghold']);
    story.answer('card:neutral.pillage');
    expect(story.happened).toEqual(['used-action', 'used-ability', 'drew']);
    expect(cardsIn(story.table.hand.at(0))).toEqual(['gold.1', 'gold.2', 'daqan.footman']);
    expect([story.asked, story.ask().name]).toEqual([[0], 'action']);
    for (const round of [2, 3]) {
      story.given(t => t.damage.set(0, 0));
      nextRound(story);
      expect([story.table.round, story.table.firstSeat, story.asked]).toEqual([round, 0, [0]]);
    }
  });
});

everyWay({ describe, it }, 'RA-OPT, The Cataclysm', test => {
  test('RA-OPT-03 cooperative, it goes without Brother Against Brother and is won in round 10', () => {
    const story = table({ seats: 3, scenario: 'cataclysm', options: { cooperative: 'yes' } });
    const usual = table({ seats: 3, scenario: 'cataclysm' });
    const left = eventsIn(story.table.eventDeck);
    expect(left).toHaveLength(9);
    expect(eventsIn(usual.table.eventDeck).filter(event => !left.includes(event))).toEqual(['cat.brother']);
    expect(outlast(story)).toBe(10);
    expect(story.happened.slice(-4)).toEqual(['no-event', 'won', 'won', 'won']);
    expect([0, 1, 2].map(seat => story.table.placeOf(seat))).toEqual([1, 1, 1]);
    expect(eventsIn(table({ options: { cooperative: 'yes' } }).table.eventDeck)).toHaveLength(10);
  });
});
