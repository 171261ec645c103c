import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import {
  cardsIn,
  cityTo,
  endTurn,
  enemyInPlay,
  eventDeckOf,
  eventsIn,
  handOf,
  nextRound,
  rewardTo,
  strongholds,
  table,
} from '../kit.ts';
import { asked, attack, damages, drawn, during, expectEnemy, isExhausted, labels } from './stage.ts';

const two = { seats: 2, scenario: 'cataclysm' } as const;
const three = { seats: 3, scenario: 'cataclysm' } as const;
const targetsWith = (event: string): string[] => ['stronghold', `enemy:${event}`, 'home:seat-1'];

everyWay({ describe, it }, 'cat, tolls and Enemies', test => {
  test('cat.omens: each player spends 2 influence of ready cards, or suffers 2', () => {
    const { story, told } = drawn('cat.omens', three, [], t => {
      cityTo(t, 0, 'city.dawnsmoor');
      strongholds(t, 0, 2);
      strongholds(t, 1, 1, 2);
      cityTo(t, 1, 'city.forge', 'exhausted');
      strongholds(t, 2, 2);
    });
    expect(told).toEqual(['event-drawn cat.omens']);
    expect(asked(story)).toEqual({ who: [0], what: 'influence-or-damage', offered: ['yes', 'no'] });
    story.answer('yes');
    expect(asked(story)).toEqual({
      who: [0],
      what: 'pay-influence',
      offered: ['city:city.dawnsmoor', 'stronghold'],
    });
    // A stronghold is not enough: there is still something to pay.
    expect(during(story, () => story.answer('stronghold'))).toEqual(['exhausted-stronghold 0']);
    expect(story.offered()).toEqual(['city:city.dawnsmoor', 'stronghold']);
    // Seat 1 has but one ready influence, and is not asked.
    expect(during(story, () => story.answer('city:city.dawnsmoor'))).toEqual([
      'exhausted-city 0 city.dawnsmoor',
      'damaged 1 2 2',
    ]);
    expect(asked(story)).toEqual({ who: [2], what: 'influence-or-damage', offered: ['yes', 'no'] });
    expect(during(story, () => story.answer('no'))).toEqual(['damaged 2 2 2', 'event-discarded cat.omens']);
    expect(damages(story)).toEqual([0, 2, 2]);
    expect(story.table.readyStrongholds.get(2)).toBe(2);
  });

  test('cat.omens: what a city gives above 2 is lost, an influence Reward counts', () => {
    const { story } = drawn('cat.omens', two, [], t => {
      cityTo(t, 0, 'city.forge');
      rewardTo(t, 1, 'cat.horror');
      strongholds(t, 1, 1);
    });
    expect(during(story, () => story.answer('yes'))).toEqual(['exhausted-city 0 city.forge']);
    expect(story.asked).toEqual([1]);
    story.answer('yes');
    expect(story.offered()).toEqual(['stronghold', 'reward:cat.horror']);
    // The second source is the only one left.
    expect(during(story, () => story.answer('reward:cat.horror'))).toEqual([
      'exhausted-reward 1 cat.horror',
      'exhausted-stronghold 1',
      'event-discarded cat.omens',
    ]);
    expect(damages(story)).toEqual([0, 0]);
  });

  test('RA-EVENT-11 cat.vermin: each player discards gold and units worth 5 as far as possible, and suffers what is missing', () => {
    const hands = [
      ['gold.3', 'gold.1', 'daqan.footman', 'neutral.dragon', 'neutral.pillage'],
      ['gold.1', 'latari.storm_sorceress'],
      ['gold.3'],
    ];
    const { story, told } = drawn('cat.vermin', three, hands);
    expect(told).toEqual(['event-drawn cat.vermin']);
    expect(asked(story)).toEqual({
      who: [0],
      what: 'discard-or-damage',
      offered: ['gold.1', 'gold.3', 'daqan.footman', 'neutral.dragon'],
    });
    expect(during(story, () => story.answer('gold.3'))).toEqual(['discarded 0 gold.3']);
    expect(story.ask().prompt.args).toEqual({ amount: 2 });
    expect(story.offered()).toEqual(['gold.1', 'daqan.footman', 'neutral.dragon']);
    expect(during(story, () => story.answers('daqan.footman', 'gold.1'))).toEqual([
      'discarded 0 daqan.footman',
      'discarded 0 gold.1',
    ]);
    expect(cardsIn(story.table.hand.at(0))).toEqual(['neutral.dragon', 'neutral.pillage']);
    // Seat 1 gives all it has, 3 in all, and suffers 2.
    expect(asked(story)).toEqual({
      who: [1],
      what: 'discard-or-damage',
      offered: ['gold.1', 'latari.storm_sorceress'],
    });
    expect(during(story, () => story.answers('latari.storm_sorceress', 'gold.1'))).toEqual([
      'discarded 1 latari.storm_sorceress',
      'discarded 1 gold.1',
      'damaged 1 2 2',
    ]);
    // Seat 2 may not hold its gold back.
    expect(story.offered(2)).toEqual(['gold.3']);
    expect(during(story, () => story.answer('gold.3', 2))).toEqual([
      'discarded 2 gold.3',
      'damaged 2 2 2',
      'event-discarded cat.vermin',
    ]);
  });

  test('cat.vermin: one card may be worth more; tactics are worth nothing, and who holds nothing suffers 5', () => {
    const { story } = drawn('cat.vermin', three, [['neutral.dragon'], ['neutral.pillage'], []]);
    expect(during(story, () => story.answer('neutral.dragon'))).toEqual(['discarded 0 neutral.dragon']);
    expect(asked(story)).toEqual({ who: [1], what: 'discard-or-damage', offered: ['pass'] });
    expect(labels(story, 1)).toEqual(['Suffer 5 damage']);
    expect(during(story, () => story.answer('pass'))).toEqual([
      'damaged 1 5 5',
      'damaged 2 5 5',
      'event-discarded cat.vermin',
    ]);
  });

  test('cat.horror: an Enemy of 6 with one die; its Reward gives 1 influence a turn', () => {
    const foe = { strength: 6, icons: 1, leaves: 'claimed-reward' } as const;
    const story = expectEnemy('cat.horror', two, foe, targetsWith('cat.horror'));
    expect(story.offered()).toEqual(['end', 'influence']);
    expect(during(story, () => story.answer('influence'))).toEqual([
      'exhausted-reward 1 cat.horror',
      'acquired 1 gold.1',
    ]);
    story.given(t => eventDeckOf(t, ['cat.rift']));
    // A Reward does no harm any more.
    expect(during(story, () => nextRound(story))).toEqual(['event-drawn cat.rift']);
    expect(isExhausted(story, 'cat.horror')).toBe(true);
    endTurn(story);
    expect([story.asked, isExhausted(story, 'cat.horror')]).toEqual([[1], false]);
  });

  test('cat.horror: at the start of the Event phase the least damaged Home Realm suffers 2, the earliest of several', () => {
    const { story, told } = drawn('cat.rift', { ...three, options: { firstPlayer: 'seat2' } }, [], t => {
      enemyInPlay(t, 'cat.horror');
      t.damage.set(1, 1);
    });
    // Seats 0 and 2 are tied; play order is 1, 2, 0.
    expect(told).toEqual(['damaged 2 2 2', 'event-drawn cat.rift']);
    expect(damages(story)).toEqual([0, 1, 2]);
  });

  test('cat.rift: an Enemy of 10 with one die that is discarded when defeated', () => {
    const foe = { strength: 10, icons: 1, leaves: 'event-discarded' } as const;
    const story = expectEnemy('cat.rift', two, foe, targetsWith('cat.rift'));
    expect(story.offered()).toEqual(['end']);
  });

  test('cat.rift: from the next Event phase on each Home Realm suffers 2, before the Event is drawn', () => {
    const { story, told } = drawn('cat.rift', two);
    expect([told, damages(story)]).toEqual([['event-drawn cat.rift'], [0, 0]]);
    story.given(t => eventDeckOf(t, ['cat.horror']));
    expect(during(story, () => nextRound(story))).toEqual([
      'damaged 0 2 2',
      'damaged 1 2 2',
      'event-drawn cat.horror',
    ]);
  });

  test('cat.obelisk: the first player gives it to another player, and never keeps it', () => {
    const { story, told } = drawn('cat.obelisk', { ...three, options: { firstPlayer: 'seat2' } });
    expect(told).toEqual(['event-drawn cat.obelisk']);
    expect(asked(story)).toEqual({ who: [1], what: 'give-reward', offered: ['seat-0', 'seat-2'] });
    expect(during(story, () => story.answer('seat-2'))).toEqual(['gave-reward 1 2 cat.obelisk']);
    expect([eventsIn(story.table.rewards.at(2)), story.table.eventDiscard.total]).toEqual([
      ['cat.obelisk'],
      0,
    ]);
    expect(isExhausted(story, 'cat.obelisk')).toBe(false);
    // With one other player there is nothing to choose.
    expect(drawn('cat.obelisk', two).told).toEqual([
      'event-drawn cat.obelisk',
      'gave-reward 0 1 cat.obelisk',
    ]);
  });

  test('cat.obelisk: exhausted, it lowers what any Home Realm would suffer from an Event by up to 3', () => {
    const { story, told } = drawn('cat.sky_falls', three, [], t => {
      rewardTo(t, 1, 'cat.obelisk');
      enemyInPlay(t, 'cat.horror');
      enemyInPlay(t, 'cat.rift');
      for (let seat = 0; seat < 3; seat++) t.damage.set(seat, seat);
    });
    // The owner is asked for the Horror and for each Home Realm that the Rift damages, until it is used.
    expect(told).toEqual([]);
    const askedFor = (): unknown => [story.asked, story.ask().prompt];
    expect(askedFor()).toEqual([[1], { key: 'prompt.shield', args: { victim: 0, amount: 2 } }]);
    expect(during(story, () => story.answer('no'))).toEqual(['damaged 0 2 2']);
    expect(askedFor()).toEqual([[1], { key: 'prompt.shield', args: { victim: 0, amount: 2 } }]);
    expect(during(story, () => story.answer('no'))).toEqual(['damaged 0 2 4']);
    expect(askedFor()).toEqual([[1], { key: 'prompt.shield', args: { victim: 1, amount: 2 } }]);
    expect(during(story, () => story.answer('no'))).toEqual(['damaged 1 2 3']);
    expect(during(story, () => story.answer('no'))).toEqual(['damaged 2 2 4', 'event-drawn cat.sky_falls']);
    // 2 and 2 for the two Enemies.
    expect(askedFor()).toEqual([[1], { key: 'prompt.shield', args: { victim: 0, amount: 4 } }]);
    expect(during(story, () => story.answer('yes'))).toEqual([
      'shielded 1 3',
      'damaged 0 1 5',
      'damaged 1 4 7',
      'damaged 2 4 8',
      'event-discarded cat.sky_falls',
    ]);
    expect(isExhausted(story, 'cat.obelisk')).toBe(true);
    endTurn(story);
    expect([story.asked, isExhausted(story, 'cat.obelisk')]).toEqual([[1], false]);
  });

  test('cat.obelisk: it takes all of a smaller damage away, and is used against an attacking Instant', () => {
    const small = drawn('cat.omens', two, [], t => rewardTo(t, 1, 'cat.obelisk')).story;
    expect(during(small, () => small.answer('yes'))).toEqual([
      'shielded 1 2',
      'damaged 1 2 2',
      'event-discarded cat.omens',
    ]);
    const { story, told } = drawn('cat.harbinger', two, [], t => rewardTo(t, 1, 'cat.obelisk'));
    expect(told.at(-1)).toBe('compared 0 0 11');
    expect(during(story, () => story.answer('yes'))).toContain('damaged 0 8 8');
  });

  test('cat.obelisk: it does nothing against the siege of a player', () => {
    const story = table(two).given(t => {
      rewardTo(t, 1, 'cat.obelisk');
      handOf(t, 1, []);
    });
    expect(attack(story, 'home:seat-1', 6)).toEqual(['attacked-home 0 1', 'compared 0 6 0', 'damaged 1 6 6']);
  });
});
