import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { asked, attack, drawn, during, places, type Story } from '../event-cards/stage.ts';
import { endTurn, enemyInPlay, eventDeckOf, handOf, onlyCities, powerTo, table } from '../kit.ts';

const harm = (story: Story, ...amounts: number[]): Story =>
  story.given(t => {
    for (const [seat, amount] of amounts.entries()) t.damage.set(seat, amount);
  });

everyWay({ describe, it }, 'obj', test => {
  test('obj.resurgence: an Enemy of 18 with one die, in play from the start; who defeats it wins alone', () => {
    const story = table({ seats: 3, scenario: 'resurgence' }).given(t => {
      onlyCities(t, []);
      eventDeckOf(t, []);
      handOf(t, 0, ['neutral.dragon']);
    });
    expect(story.offered()).toEqual([
      'end',
      'attack:stronghold',
      'attack:objective',
      'attack:home:seat-1',
      'attack:home:seat-2',
    ]);
    expect(attack(story, 'objective', 17, 0)).toEqual([
      'attacked-objective 0',
      'rolled 0 0',
      'compared 0 17 18',
      'failed 0',
    ]);
    // Once a round, each player.
    story.given(t => handOf(t, 0, ['neutral.dragon']));
    expect(story.whyNot('attack:objective')).toBe('reason.attacked-already');
    endTurn(story);
    expect(attack(story, 'objective', 18, 0)).toEqual([
      'attacked-objective 1',
      'rolled 1 0',
      'compared 1 18 18',
      'defeated-objective 1',
      'won 1',
    ]);
    expect([story.over, places(story)]).toEqual([true, [2, 1, 2]]);
  });

  test('obj.resurgence: a skull counts before the armies are compared', () => {
    const story = table({ seats: 2, scenario: 'resurgence' });
    expect(attack(story, 'objective', 18, 3)).toEqual([
      'attacked-objective 0',
      'rolled 0 1',
      'destroyed 0 neutral.dragon',
      'compared 0 12 18',
      'failed 0',
    ]);
    expect(story.over).toBe(false);
  });

  test('obj.resurgence: who outlives all others has not won by that', () => {
    const story = harm(table({ seats: 2, scenario: 'resurgence' }), 0, 19).given(t => {
      handOf(t, 1, []);
      eventDeckOf(t, []);
    });
    expect(attack(story, 'home:seat-1', 1).at(-1)).toBe('eliminated 1');
    expect([story.over, story.asked]).toEqual([false, [0]]);
    endTurn(story);
    expect(attack(story, 'objective', 18, 0).at(-1)).toBe('won 0');
    expect(places(story)).toEqual([1, 2]);
  });

  test('obj.runewars: the last surviving player wins at once; the objective is no target', () => {
    const story = harm(table({ seats: 3, scenario: 'runewars' }), 0, 18, 19).given(t => {
      powerTo(t, 0, 'rune.wealth');
      powerTo(t, 1, 'rune.haste');
      powerTo(t, 2, 'rune.command');
      onlyCities(t, []);
      for (const seat of [1, 2]) handOf(t, seat, []);
      handOf(t, 0, ['neutral.dragon']);
    });
    expect(story.offered()).toEqual([
      'end',
      'gold',
      'attack:stronghold',
      'attack:home:seat-1',
      'attack:home:seat-2',
    ]);
    attack(story, 'home:seat-1', 2);
    expect(asked(story)).toEqual({ who: [0], what: 'keep-power', offered: ['rune.wealth', 'rune.haste'] });
    expect(during(story, () => story.answer('rune.wealth'))).toEqual([
      'lost-power rune.haste',
      'eliminated 1',
    ]);
    expect(story.over).toBe(false);
    // At once: no power is chosen any more.
    expect(attack(story, 'home:seat-2', 1).slice(-2)).toEqual(['eliminated 2', 'won 0']);
    expect([story.over, places(story)]).toEqual([true, [1, 2, 2]]);
  });

  test('obj.runewars: it does not matter how the others fell', () => {
    const { story } = drawn('rw.blood_moon', { seats: 3, scenario: 'runewars' }, [], t => {
      t.damage.set(0, 18);
      t.damage.set(2, 18);
    });
    expect([story.over, places(story)]).toEqual([true, [2, 1, 2]]);
  });

  test('obj.cataclysm: all win when an Event is due and there is none, not when the last is drawn', () => {
    const { story } = drawn('cat.horror', { seats: 3, scenario: 'cataclysm' });
    expect([story.over, story.table.eventDeck.total]).toEqual([false, 0]);
    endTurn(endTurn(story));
    expect(during(story, () => endTurn(story))).toEqual([
      'damaged 0 2 2',
      'no-event',
      'won 0',
      'won 1',
      'won 2',
    ]);
    expect([story.over, places(story)]).toEqual([true, [1, 1, 1]]);
  });

  test('obj.cataclysm: discarded Events never come again', () => {
    const { story } = drawn('cat.flames', { seats: 2, scenario: 'cataclysm' });
    endTurn(story);
    expect(during(story, () => endTurn(story))).toEqual(['no-event', 'won 0', 'won 1']);
  });

  test('obj.cataclysm: all lose as soon as anybody is eliminated, by an Event or by a siege', () => {
    const event = drawn('cat.sky_falls', { seats: 3, scenario: 'cataclysm' }, [], t => t.damage.set(1, 18));
    expect(event.told.slice(-2)).toEqual(['eliminated 1', 'no-winner']);
    expect([event.story.over, places(event.story)]).toEqual([true, [2, 2, 2]]);
    const siege = harm(table({ seats: 3, scenario: 'cataclysm' }), 0, 19).given(t => handOf(t, 1, []));
    expect(attack(siege, 'home:seat-1', 1).slice(-2)).toEqual(['eliminated 1', 'no-winner']);
    expect([siege.over, places(siege)]).toEqual([true, [2, 2, 2]]);
  });

  test('obj.cataclysm: harm at the start of the last Event phase comes before the victory', () => {
    const { told } = drawn(undefined, { seats: 2, scenario: 'cataclysm' }, [], t => {
      enemyInPlay(t, 'cat.rift');
      t.damage.set(1, 18);
    });
    expect(told).toEqual(['damaged 0 2 2', 'damaged 1 2 20', 'eliminated 1', 'no-winner']);
  });

  test('obj.cataclysm: a player alone wins when the Events are used up', () => {
    const { story } = drawn(undefined, { seats: 1, scenario: 'cataclysm' });
    expect([story.over, places(story)]).toEqual([true, [1]]);
  });

  test('obj.monument: who has built wins at the end of the round, after its Event', () => {
    const story = table({ seats: 2, scenario: 'monument' }).given(t => {
      t.monument.set(0, 2);
      eventDeckOf(t, ['mon.pilgrims']);
    });
    endTurn(story);
    // The others still have their turns.
    expect([story.over, story.asked]).toEqual([false, [1]]);
    expect(during(story, () => endTurn(story)).filter(line => !line.startsWith('discarded'))).toEqual([
      'event-drawn mon.pilgrims',
      'won 0',
    ]);
    expect([story.over, places(story)]).toEqual([true, [1, 2]]);
  });

  test('obj.monument: without a Monument nobody wins, and no Home Realm can be attacked', () => {
    const story = table({ seats: 2, scenario: 'monument' }).given(t => {
      onlyCities(t, []);
      handOf(t, 0, ['neutral.dragon']);
    });
    expect(story.offered()).toEqual(['end', 'attack:stronghold']);
    expect(story.whyNot('attack:home:seat-1')).toBe('reason.homes-safe');
    endTurn(endTurn(story));
    expect(story.over).toBe(false);
  });
});
