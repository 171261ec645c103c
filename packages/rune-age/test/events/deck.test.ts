import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/content/types.ts';
import {
  deckOf,
  enemyInPlay,
  eventDeckOf,
  eventDiscardOf,
  eventId,
  eventsIn,
  handOf,
  rewardTo,
  table,
} from '../kit.ts';
import {
  changedEvents,
  damages,
  ends,
  eventComes,
  happenedOf,
  lastTurn,
  tableWith,
  toldOf,
} from './stories.ts';

type Discarded = {
  readonly scenario: Scenario;
  readonly first: readonly string[];
  readonly second: readonly string[];
};

const discarded: readonly Discarded[] = [
  {
    scenario: 'resurgence',
    first: ['res.sleeping_dragonlord', 'res.mithrilim', 'res.bountiful_harvest'],
    second: ['res.kalladra', 'res.margath', 'res.khorgard', 'res.phrylenex'],
  },
  {
    scenario: 'runewars',
    first: ['rw.time_for_war', 'rw.barbarian_invasion', 'rw.sellswords'],
    second: ['rw.siege_train', 'rw.blood_moon', 'rw.raiders', 'rw.call_banners'],
  },
  {
    scenario: 'monument',
    first: ['mon.pilgrims', 'mon.bandits', 'mon.trade_fair'],
    second: ['mon.vault', 'mon.drake', 'mon.levy', 'mon.road_raiders'],
  },
];

everyWay({ describe, it }, 'RA-EVENT, the deck', test => {
  test('RA-SETUP-18 the stage on the cards decides which comes first, not their place in the content', () => {
    const content = changedEvents({ 'res.mithrilim': { stage: 2 }, 'res.phrylenex': { stage: 1 } });
    for (let seed = 1; seed <= 8; seed++) {
      const story = lastTurn(tableWith(content, { seed }));
      ends(story.given(t => eventDeckOf(t, ['res.mithrilim', 'res.phrylenex'])));
      expect(toldOf(story, 'event-drawn')).toEqual([{ event: eventId('res.phrylenex') }]);
    }
  });

  test('RA-EVENT-07 a used-up Event deck is made anew of the discarded Stage 2 cards', () => {
    for (const { scenario, first, second } of discarded) {
      const story = lastTurn(table({ scenario })).given(t => {
        eventDeckOf(t, []);
        eventDiscardOf(t, [...first.slice(0, 2), ...second, ...first.slice(2)]);
      });
      ends(story.chance('event', 0));
      expect(happenedOf(story, 'event-deck-rebuilt', 'event-drawn')).toEqual([
        'event-deck-rebuilt',
        'event-drawn',
      ]);
      expect(toldOf(story, 'event-deck-rebuilt')).toEqual([{ count: 4 }]);
      expect(eventsIn(story.table.enemies)).toEqual([second[0]]);
      expect(eventsIn(story.table.eventDeck)).toEqual(second.slice(1));
      expect(eventsIn(story.table.eventDiscard)).toEqual(first);
    }
  });

  test('RA-EVENT-08 the deck is made anew when a card is due, so the last Instant is part of it', () => {
    const story = eventComes(table(), 'res.phrylenex', t => {
      eventDiscardOf(t, ['res.mithrilim', 'res.khorgard']);
      enemyInPlay(t, 'res.choyo');
      rewardTo(t, 0, 'res.margath');
    });
    expect(story.happened).not.toContain('event-deck-rebuilt');
    expect(story.table.eventDeck.total).toBe(0);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['res.mithrilim', 'res.khorgard', 'res.phrylenex']);
    ends(lastTurn(story).chance('event', 1));
    expect(toldOf(story, 'event-deck-rebuilt')).toEqual([{ count: 2 }]);
    expect(damages(story)).toEqual([6, 6]);
    expect(eventsIn(story.table.eventDeck)).toEqual(['res.khorgard']);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['res.mithrilim', 'res.phrylenex']);
    expect(eventsIn(story.table.enemies)).toEqual(['res.choyo']);
    expect(eventsIn(story.table.rewards.at(0))).toEqual(['res.margath']);
  });

  test('RA-EVENT-09 without a Stage 2 card none is drawn, and the phase goes on', () => {
    const story = lastTurn(table()).given(t => {
      eventDeckOf(t, []);
      eventDiscardOf(t, ['res.mithrilim', 'res.bountiful_harvest']);
      enemyInPlay(t, 'res.ghox');
      rewardTo(t, 1, 'res.kalladra');
    });
    ends(story);
    expect(
      happenedOf(story, 'damaged', 'event-deck-rebuilt', 'event-drawn', 'no-event', 'round-began'),
    ).toEqual(['damaged', 'damaged', 'no-event', 'round-began']);
    expect([story.asked, story.table.round, damages(story)]).toEqual([[0], 2, [2, 2]]);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['res.mithrilim', 'res.bountiful_harvest']);
    expect([story.table.hand.at(0).total, story.table.hand.at(1).total]).toEqual([5, 5]);
    // Ghox is defeated: the next time there is a card to make a deck of.
    story
      .given(t => handOf(t, 0, ['neutral.demon', 'neutral.demon']))
      .chance('die', 0)
      .answers('attack:enemy:res.ghox', 'neutral.demon', 'neutral.demon');
    expect(eventsIn(story.table.eventDiscard)).toEqual([
      'res.mithrilim',
      'res.bountiful_harvest',
      'res.ghox',
    ]);
    ends(lastTurn(story));
    expect(toldOf(story, 'event-deck-rebuilt')).toEqual([{ count: 1 }]);
    expect(eventsIn(story.table.enemies)).toEqual(['res.ghox']);
  });

  test('RA-EVENT-09 without an Event everybody still draws up to five', () => {
    const story = lastTurn(table()).given(t => {
      eventDeckOf(t, []);
      // The last player has nothing but his hand when his turn ends, and draws it again.
      handOf(t, 1, ['gold.1', 'gold.1', 'gold.1']);
      deckOf(t, 1, ['gold.1']);
      handOf(t, 0, ['gold.1', 'gold.1', 'gold.1']);
      deckOf(t, 0, ['gold.1', 'gold.1', 'gold.1']);
    });
    ends(story);
    expect(happenedOf(story, 'no-event', 'round-began')).toEqual(['no-event', 'round-began']);
    expect([story.table.hand.at(0).total, story.table.hand.at(1).total]).toEqual([5, 4]);
  });
});
