import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { eventDeckOf, eventsIn, nextRound, rewardTo, table } from '../kit.ts';
import { armyOf, asked, before, damages, drawn, during, fight, isExhausted, places } from './stage.ts';

const two = { seats: 2, scenario: 'resurgence' } as const;
const three = { seats: 3, scenario: 'resurgence' } as const;
const seven = Array<string>(7).fill('gold.2');

everyWay({ describe, it }, 'res, Instants', test => {
  test('res.bountiful_harvest: each player draws a card, even above five', () => {
    const story = before('res.bountiful_harvest', three, [seven, ['gold.1'], seven.map(() => 'gold.3')]);
    story.answer('end');
    const after = story.happened.slice(story.happened.indexOf('event-drawn'));
    // Who has nothing left to draw draws nothing.
    expect(after).toEqual(['event-drawn', 'drew', 'drew', 'event-discarded', 'round-began', 'turn-began']);
    expect([0, 1, 2].map(seat => story.table.hand.at(seat).total)).toEqual([6, 1, 6]);
    expect(
      story
        .told()
        .filter(({ key }) => key === 'drew')
        .slice(-2)
        .map(({ args: { who } }) => who),
    ).toEqual([0, 2]);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['res.bountiful_harvest']);
  });

  test('res.bountiful_harvest: it is not in the deck of a player alone', () => {
    const alone = table({ seats: 1, scenario: 'resurgence' });
    expect(eventsIn(alone.table.eventDeck)).toEqual(
      eventsIn(table(two).table.eventDeck).filter(name => name !== 'res.bountiful_harvest'),
    );
    expect(alone.table.eventDeck.total).toBe(9);
    expect(eventsIn(alone.table.unusedEvents)).toContain('res.bountiful_harvest');
  });

  test('res.khorgard: attacks the Home Realm with the least damage, which suffers what its army lacks', () => {
    const { story, told } = drawn('res.khorgard', three, [[], ['neutral.dragon', 'gold.1'], []], t => {
      t.damage.set(0, 3);
      t.damage.set(1, 2);
      t.damage.set(2, 5);
    });
    expect(told).toEqual(['event-drawn res.khorgard', 'event-attacks res.khorgard 1']);
    expect(asked(story)).toEqual({ who: [1], what: 'assault', offered: ['neutral.dragon', 'pass'] });
    // There is no attrition icon on it: nothing is rolled.
    expect(during(story, () => fight(story, 'neutral.dragon'))).toEqual([
      'compared 1 6 12',
      'damaged 1 6 8',
      'event-discarded res.khorgard',
    ]);
    expect(damages(story)).toEqual([3, 8, 5]);
  });

  test('res.khorgard: of several with the least damage each is attacked, in play order and at full strength', () => {
    const { story, told } = drawn('res.khorgard', three, [armyOf(12), [], []], t => t.damage.set(1, 1));
    expect(told).toEqual(['event-drawn res.khorgard', 'event-attacks res.khorgard 0']);
    // Seat 2 holds no card and has no choice.
    expect(during(story, () => fight(story, ...armyOf(12)))).toEqual([
      'compared 0 12 12',
      'repelled 0',
      'event-attacks res.khorgard 2',
      'compared 2 0 12',
      'damaged 2 12 12',
      'event-discarded res.khorgard',
    ]);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['res.khorgard']);
  });

  test('res.khorgard: the attacked player may play nothing', () => {
    const { story } = drawn('res.khorgard', two, [armyOf(6)], t => t.damage.set(1, 1));
    expect(during(story, () => story.answer('pass'))).toContain('damaged 0 12 12');
  });

  test('res.phrylenex: each Home Realm suffers 3, and nobody can decline', () => {
    const { story, told } = drawn('res.phrylenex', three);
    expect(told).toEqual([
      'event-drawn res.phrylenex',
      'damaged 0 3 3',
      'damaged 1 3 3',
      'damaged 2 3 3',
      'event-discarded res.phrylenex',
    ]);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['res.phrylenex']);
  });

  test('res.phrylenex: who reaches 20 is eliminated, and the others go on', () => {
    const { story, told } = drawn('res.phrylenex', three, [], t => t.damage.set(0, 17));
    expect(told).toEqual([
      'event-drawn res.phrylenex',
      'damaged 0 3 20',
      'eliminated 0',
      'damaged 1 3 3',
      'damaged 2 3 3',
      'event-discarded res.phrylenex',
    ]);
    expect([story.over, story.asked, story.table.firstSeat]).toEqual([false, [1], 1]);
  });

  test('res.phrylenex: without a survivor nobody wins', () => {
    const { story } = drawn('res.phrylenex', two, [], t => {
      t.damage.set(0, 17);
      t.damage.set(1, 19);
    });
    expect([story.over, places(story)]).toEqual([true, [2, 2]]);
  });

  test('res.hoarding_dragon: each player with a Reward destroys one, or suffers 4', () => {
    const { story, told } = drawn('res.hoarding_dragon', three, [], t => {
      rewardTo(t, 0, 'res.mithrilim', 'exhausted');
      rewardTo(t, 0, 'res.margath');
      rewardTo(t, 2, 'res.kalladra');
    });
    expect(told).toEqual(['event-drawn res.hoarding_dragon']);
    expect(asked(story)).toEqual({
      who: [0],
      what: 'reward-or-damage',
      offered: ['res.mithrilim', 'res.margath', 'pass'],
    });
    expect(during(story, () => story.answer('res.margath'))).toEqual(['destroyed-reward 0 res.margath']);
    expect(asked(story)).toEqual({
      who: [2],
      what: 'reward-or-damage',
      offered: ['res.kalladra', 'pass'],
    });
    expect(during(story, () => story.answer('pass'))).toEqual([
      'damaged 2 4 4',
      'event-discarded res.hoarding_dragon',
    ]);
    expect(damages(story)).toEqual([0, 0, 4]);
    const { eventDiscard, rewards } = story.table;
    expect(eventsIn(eventDiscard)).toEqual(['res.margath', 'res.hoarding_dragon']);
    expect([0, 1, 2].map(seat => eventsIn(rewards.at(seat)))).toEqual([
      ['res.mithrilim'],
      [],
      ['res.kalladra'],
    ]);
  });

  test('res.hoarding_dragon: an exhausted Reward may be given up, and lies upright on the Event discard pile', () => {
    const { story } = drawn('res.hoarding_dragon', two, [], t =>
      rewardTo(t, 0, 'res.mithrilim', 'exhausted'),
    );
    expect(during(story, () => story.answer('res.mithrilim'))).toEqual([
      'destroyed-reward 0 res.mithrilim',
      'event-discarded res.hoarding_dragon',
    ]);
    expect(isExhausted(story, 'res.mithrilim')).toBe(false);
  });

  test('res.hoarding_dragon: a destroyed Reward of Stage 2 can come again', () => {
    const { story } = drawn('res.hoarding_dragon', two, [], t => rewardTo(t, 1, 'res.margath'));
    story.answer('res.margath').given(t => eventDeckOf(t, []));
    story.chance('event', 0);
    expect(during(story, () => nextRound(story))).toEqual([
      'event-deck-rebuilt 2',
      'event-drawn res.margath',
    ]);
    expect(eventsIn(story.table.eventDeck)).toEqual(['res.hoarding_dragon']);
  });
});
