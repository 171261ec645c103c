import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { endTurn, eventDeckOf, eventId, eventsIn, handOf } from '../kit.ts';
import { asked, attack, damages, drawn, during, places, type Story } from './stage.ts';

const two = { seats: 2, scenario: 'cataclysm' } as const;
const three = { seats: 3, scenario: 'cataclysm' } as const;

/** Seat 1 has become the Traitor; the next round begins and no Event is left. */
const betrayed = (seats: 2 | 3, ...harm: number[]): Story => {
  const { story } = drawn('cat.brother', { ...three, seats }, [], t => t.damage.set(1, 19));
  return story.answer('yes').given(t => {
    for (const [seat, amount] of harm.entries()) t.damage.set(seat, amount);
  });
};

everyWay({ describe, it }, 'cat.brother', test => {
  test('cat.brother: who has the most damage may take the card and become the Traitor', () => {
    const { story, told } = drawn('cat.brother', three, [], t => {
      t.damage.set(0, 3);
      t.damage.set(1, 7);
      t.damage.set(2, 6);
    });
    expect(told).toEqual(['event-drawn cat.brother']);
    expect(asked(story)).toEqual({ who: [1], what: 'turn-traitor', offered: ['yes', 'no'] });
    expect(during(story, () => story.answer('yes'))).toEqual(['turned-traitor 1']);
    const { traitor, rewards, eventDiscard } = story.table;
    expect([traitor, eventsIn(rewards.at(1)), eventDiscard.total]).toEqual([1, ['cat.brother'], 0]);
    // The game goes on.
    expect([story.over, asked(story).what, story.asked]).toEqual([false, 'action', [0]]);
  });

  test('cat.brother: of several with the most damage each is asked in play order until one accepts', () => {
    const { story } = drawn(
      'cat.brother',
      { seats: 4, scenario: 'cataclysm', options: { firstPlayer: 'seat3' } },
      [],
      t => {
        for (const seat of [0, 1, 3]) t.damage.set(seat, 5);
      },
    );
    expect(story.asked).toEqual([3]);
    expect(during(story, () => story.answer('no'))).toEqual([]);
    expect(story.asked).toEqual([0]);
    expect(during(story, () => story.answer('yes'))).toEqual(['turned-traitor 0']);
    expect([asked(story).what, story.table.traitor]).toEqual(['action', 0]);
  });

  test('cat.brother: if nobody accepts it is discarded, and all win or lose together as before', () => {
    const { story } = drawn('cat.brother', two, [], t => {
      t.damage.set(0, 19);
      t.damage.set(1, 19);
    });
    expect(during(story, () => story.answers('no', 'no'))).toEqual(['event-discarded cat.brother']);
    expect([story.table.traitor, eventsIn(story.table.eventDiscard)]).toEqual([-1, ['cat.brother']]);
    story.given(t => eventDeckOf(t, ['cat.sky_falls']));
    endTurn(story);
    expect(during(story, () => endTurn(story)).at(-1)).toBe('no-winner');
    expect([story.over, places(story)]).toEqual([true, [2, 2]]);
  });

  test('cat.brother: as soon as an Event eliminates another player the Traitor alone wins', () => {
    const story = betrayed(3, 0, 10, 18).given(t => eventDeckOf(t, ['cat.sky_falls']));
    endTurn(endTurn(story));
    expect(during(story, () => endTurn(story))).toEqual([
      'event-drawn cat.sky_falls',
      'damaged 0 2 2',
      'damaged 1 2 12',
      'damaged 2 2 20',
      'eliminated 2',
      'won 1',
    ]);
    expect([story.over, places(story)]).toEqual([true, [2, 1, 2]]);
  });

  test('cat.brother: the Traitor wins by a siege, his own or that of another player', () => {
    const own = betrayed(3, 0, 10, 18);
    endTurn(own).given(t => handOf(t, 2, []));
    expect(attack(own, 'home:seat-2', 2)).toEqual([
      'attacked-home 1 2',
      'compared 1 2 0',
      'damaged 2 2 20',
      'eliminated 2',
      'won 1',
    ]);
    expect(places(own)).toEqual([2, 1, 2]);
    const other = betrayed(3, 0, 10, 18).given(t => handOf(t, 2, []));
    expect(attack(other, 'home:seat-2', 2).at(-1)).toBe('won 1');
    expect(places(other)).toEqual([2, 1, 2]);
  });

  test('cat.brother: if the Event deck runs out first all others win and the Traitor loses', () => {
    const story = betrayed(3, 0, 10, 18);
    endTurn(endTurn(story));
    expect(during(story, () => endTurn(story))).toEqual(['no-event', 'won 0', 'won 2']);
    expect([story.over, places(story)]).toEqual([true, [1, 2, 1]]);
  });

  test('cat.brother: if the Traitor is eliminated the others play on and can still win', () => {
    const story = betrayed(3, 0, 19, 0).given(t => handOf(t, 1, []));
    expect(attack(story, 'home:seat-1', 1)).toEqual([
      'attacked-home 0 1',
      'compared 0 1 0',
      'damaged 1 1 20',
      'eliminated 1',
    ]);
    expect([story.over, story.asked]).toEqual([false, [0]]);
    expect(story.table.unusedEvents.count(eventId('cat.brother'))).toBe(1);
    endTurn(story);
    expect(story.asked).toEqual([2]);
    expect(during(story, () => endTurn(story))).toEqual(['no-event', 'won 0', 'won 2']);
    expect(places(story)).toEqual([1, 2, 1]);
  });

  test('cat.brother: a last player goes on alone after the Traitor fell by an Event', () => {
    const story = betrayed(2, 0, 18).given(t => eventDeckOf(t, ['cat.sky_falls']));
    endTurn(story);
    expect(during(story, () => endTurn(story))).toEqual([
      'event-drawn cat.sky_falls',
      'damaged 0 2 2',
      'damaged 1 2 20',
      'eliminated 1',
      'event-discarded cat.sky_falls',
    ]);
    expect([story.over, story.asked, damages(story)]).toEqual([false, [0], [2, 20]]);
    expect(during(story, () => endTurn(story))).toEqual(['no-event', 'won 0']);
  });

  test('cat.brother: after the Traitor is gone another elimination wins for nobody', () => {
    const story = betrayed(3, 0, 19, 18).given(t => eventDeckOf(t, ['cat.sky_falls']));
    endTurn(endTurn(story));
    expect(during(story, () => endTurn(story)).slice(-4)).toEqual([
      'eliminated 1',
      'damaged 2 2 20',
      'eliminated 2',
      'no-winner',
    ]);
    expect([story.over, places(story)]).toEqual([true, [2, 2, 2]]);
  });

  test('cat.brother: a Traitor who falls after another player has won already', () => {
    const story = betrayed(2, 19, 19).given(t => eventDeckOf(t, ['cat.sky_falls']));
    endTurn(story);
    expect(during(story, () => endTurn(story)).slice(-2)).toEqual(['eliminated 0', 'won 1']);
    expect(places(story)).toEqual([2, 1]);
  });
});
