import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Table } from '../../src/layout.ts';
import {
  damages,
  ends,
  eventComes,
  lastTurn,
  nextTurnOf,
  places,
  targetsOf,
  toldOf,
  turnOf,
} from '../events/stories.ts';
import {
  cardsIn,
  cityId,
  cityTo,
  enemyInPlay,
  eventDeckOf,
  eventDiscardOf,
  eventId,
  eventsIn,
  handOf,
  onlyCities,
  skipTo,
  table,
} from '../kit.ts';

const heal = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) t.damage.set(seat, 0);
};

/** Plays the round out; nobody is hurt for long. */
const quietRound = (story: Play<Table>): Play<Table> => {
  const { round } = story.table;
  return skipTo(story.given(heal), ({ over, table: t }) => over || t.round > round);
};

it('RA-CAT-01 the stages of the Event deck come one after another, each in an order of its own', () => {
  const orders = new Set<string>();
  for (let seed = 1; seed <= 100; seed++) {
    const story = table({ scenario: 'cataclysm', seed });
    while (!story.over) quietRound(story);
    const drawn = story
      .history()
      .filter(({ key }) => key === 'event-drawn')
      .map(({ args }) => universe.events[Number(args['event'])]);
    expect(drawn.map(({ stage }) => stage)).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
    orders.add(drawn.map(({ id }) => id).join());
  }
  expect(orders.size).toBeGreaterThan(80);
});

everyWay({ describe, it }, 'RA-CAT', test => {
  test('RA-CAT-02 a city taken from another player arrives exhausted', () => {
    const story = table({ scenario: 'cataclysm' }).given(t => {
      onlyCities(t, ['city.frostgate']);
      cityTo(t, 1, 'city.dawnsmoor');
      handOf(t, 0, ['neutral.demon', 'neutral.demon']);
    });
    const isExhausted = (name: string) => story.table.cityExhausted.get(cityId(name)) === 1;
    story.answers('attack:city:city.dawnsmoor', 'neutral.demon', 'pass', 'pass');
    expect(toldOf(story, 'took-city')).toEqual([{ who: 0, city: cityId('city.dawnsmoor') }]);
    expect(isExhausted('city.dawnsmoor')).toBe(true);
    story.answers('attack:city:city.frostgate', 'neutral.demon');
    expect(toldOf(story, 'took-city')).toEqual([{ who: 0, city: cityId('city.frostgate') }]);
    expect(isExhausted('city.frostgate')).toBe(false);
    turnOf(story, 1);
    expect(isExhausted('city.dawnsmoor')).toBe(true);
    nextTurnOf(story, 0);
    expect(isExhausted('city.dawnsmoor')).toBe(false);
  });

  test('RA-CAT-03 no new Event deck is made', () => {
    const story = eventComes(table({ scenario: 'cataclysm' }), 'cat.sky_falls', t =>
      eventDiscardOf(t, ['cat.omens', 'cat.flames']),
    );
    const discard = ['cat.omens', 'cat.flames', 'cat.sky_falls'];
    expect([story.over, eventsIn(story.table.eventDiscard)]).toEqual([false, discard]);
    ends(lastTurn(story));
    expect(story.happened).not.toContain('event-deck-rebuilt');
    expect(story.happened).toContain('no-event');
    expect(eventsIn(story.table.eventDiscard)).toEqual(discard);
  });

  test('RA-CAT-04 all win when an Event is due and there is none, in round 11', () => {
    const story = table({ seats: 3, scenario: 'cataclysm' });
    for (let round = 1; round <= 10; round++) {
      expect([story.table.round, story.over]).toEqual([round, false]);
      quietRound(story);
    }
    expect([story.table.round, story.over, story.table.eventDeck.total]).toEqual([11, false, 0]);
    quietRound(story);
    expect([story.table.round, story.over, places(story)]).toEqual([11, true, [1, 1, 1]]);
  });

  test('RA-CAT-05 all lose as soon as a player is eliminated by an Event', () => {
    const story = eventComes(table({ seats: 4, scenario: 'cataclysm' }), 'cat.sky_falls', t =>
      t.damage.set(2, 18),
    );
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 2 }]);
    expect([story.over, places(story)]).toEqual([true, [2, 2, 2, 2]]);
    expect(damages(story)).toEqual([2, 2, 20, 0]);
    expect(story.happened.slice(-1)).toEqual(['no-winner']);
  });

  test('RA-CAT-05 all lose as soon as a player is eliminated in a siege', () => {
    const story = table({ seats: 4, scenario: 'cataclysm' }).given(t => {
      t.damage.set(3, 16);
      handOf(t, 0, ['neutral.naga']);
    });
    story.answers('attack:home:seat-3', 'neutral.naga', 'pass');
    expect([story.over, places(story)]).toEqual([true, [2, 2, 2, 2]]);
  });

  test('RA-CAT-06 an elimination before the failed draw still loses the game', () => {
    const story = lastTurn(table({ scenario: 'cataclysm' })).given(t => {
      eventDeckOf(t, []);
      enemyInPlay(t, 'cat.rift');
      t.damage.set(1, 19);
    });
    ends(story);
    expect(story.happened).not.toContain('no-event');
    expect([story.over, places(story)]).toEqual([true, [2, 2]]);
  });

  test('RA-CAT-07 players may still attack each other', () => {
    const story = table({ scenario: 'cataclysm' }).given(t => {
      onlyCities(t, []);
      cityTo(t, 1, 'city.tamalir');
      handOf(t, 0, ['daqan.bowman']);
    });
    expect(targetsOf(story)).toEqual(['stronghold', 'city:city.tamalir', 'home:seat-1']);
  });

  test('RA-CAT-09 Pillage may be used on any other player', () => {
    const story = table({ seats: 3, scenario: 'cataclysm' }).given(t => {
      handOf(t, 0, ['neutral.pillage']);
      handOf(t, 2, ['gold.1', 'uthuk.berserker', 'gold.1']);
    });
    story.answer('card:neutral.pillage');
    expect([story.asked, story.offered()]).toEqual([[0], ['seat-1', 'seat-2']]);
    story.answer('seat-2');
    // The victim chooses what he throws away.
    expect([story.asked, story.offered(), story.ask().min]).toEqual([[2], ['gold.1', 'uthuk.berserker'], 2]);
    story.answer(['gold.1', 'gold.1']);
    expect(cardsIn(story.table.hand.at(2))).toEqual(['uthuk.berserker']);
    expect(toldOf(story, 'drew').map(({ who }) => who)).toEqual([0]);
  });
});

everyWay({ describe, it }, 'RA-CAT, the traitor', test => {
  /** Seat 1 has suffered most and turns against the others. */
  const betrayed = (): Play<Table> =>
    eventComes(table({ seats: 3, scenario: 'cataclysm' }), 'cat.brother', t => t.damage.set(1, 5)).answer(
      true,
    );

  test('RA-CAT-08 only who suffered most is asked, in play order, until one accepts', () => {
    const story = eventComes(table({ seats: 4, scenario: 'cataclysm' }), 'cat.brother', t => {
      t.damage.set(0, 4);
      for (const seat of [1, 2, 3]) t.damage.set(seat, 6);
    });
    expect([story.asked, story.ask().prompt.key]).toEqual([[1], 'prompt.turn-traitor']);
    story.answer(false);
    expect(story.asked).toEqual([2]);
    story.answer(true);
    expect(toldOf(story, 'turned-traitor')).toEqual([{ who: 2 }]);
    expect([story.table.traitor, story.asked, story.ask().name]).toEqual([2, [0], 'action']);
    expect(eventsIn(story.table.rewards.at(2))).toEqual(['cat.brother']);
  });

  test('RA-CAT-08 if nobody turns, the card is discarded and all share their fate', () => {
    const story = eventComes(table({ scenario: 'cataclysm' }), 'cat.brother', t => t.damage.set(1, 5));
    story.answer(false);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['cat.brother']);
    expect(toldOf(story, 'event-discarded')).toEqual([{ event: eventId('cat.brother') }]);
    ends(lastTurn(story));
    expect(places(story)).toEqual([1, 1]);
  });

  test('RA-CAT-08 the traitor wins alone with the first loss among the others', () => {
    const story = betrayed();
    eventComes(story, 'cat.sky_falls', t => t.damage.set(2, 18));
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 2 }]);
    expect([story.over, places(story)]).toEqual([true, [2, 1, 2]]);
  });

  test('RA-CAT-08 the others win without the traitor when the Event deck runs out', () => {
    const story = betrayed();
    ends(lastTurn(story));
    expect([story.over, places(story)]).toEqual([true, [1, 2, 1]]);
  });

  test('RA-CAT-08 the others do not lose by the end of the traitor', () => {
    const story = betrayed();
    eventComes(story, 'cat.sky_falls', t => t.damage.set(1, 19));
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 1 }]);
    expect([story.over, story.asked]).toEqual([false, [0]]);
    ends(lastTurn(story));
    expect([story.over, places(story)]).toEqual([true, [1, 2, 1]]);
  });
});
