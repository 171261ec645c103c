import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import {
  cardsIn,
  enemyInPlay,
  eventDeckOf,
  eventDiscardOf,
  eventId,
  eventsIn,
  handOf,
  onlyCities,
  rewardTo,
  strongholds,
  table,
} from '../kit.ts';
import {
  changedEvents,
  damages,
  ends,
  eventComes,
  lastTurn,
  nextTurnOf,
  tableWith,
  targetsOf,
  toldOf,
  turnOf,
} from './stories.ts';

const win = (enemy: string): Play<Table> =>
  table()
    .given(t => {
      enemyInPlay(t, enemy);
      handOf(t, 0, ['neutral.demon', 'neutral.demon', 'gold.1']);
    })
    .chance('die', 0)
    .answers(`attack:enemy:${enemy}`, 'neutral.demon', 'neutral.demon', 'pass');

const isExhausted = (story: Play<Table>, event: string): boolean =>
  story.table.eventExhausted.get(eventId(event)) === 1;

everyWay({ describe, it }, 'RA-REWARD', test => {
  test('RA-REWARD-01 a Reward lies in the play area and never among the cards of a deck', () => {
    const story = win('res.mithrilim');
    expect(toldOf(story, 'claimed-reward')).toEqual([{ who: 0, event: eventId('res.mithrilim') }]);
    expect(eventsIn(story.table.enemies)).toEqual([]);
    const own = (): string[] =>
      [story.table.hand.at(0), story.table.deck.at(0), story.table.discard.at(0)].flatMap(cardsIn).sort();
    const before = own();
    nextTurnOf(nextTurnOf(story, 0), 0);
    expect(story.history().some(({ key, args }) => key === 'reshuffled' && args['who'] === 0)).toBe(true);
    expect(own()).toEqual(before);
    expect(eventsIn(story.table.rewards.at(0))).toEqual(['res.mithrilim']);
  });

  test('RA-REWARD-02 a gold Reward gives its gold once until its owner’s next refresh step', () => {
    const story = table().given(t => {
      rewardTo(t, 0, 'res.mithrilim');
      handOf(t, 0, ['gold.1', 'gold.1']);
    });
    expect(story.answer('gold').offered()).toEqual(['pay:gold.1', 'reward:res.mithrilim']);
    story.answer('reward:res.mithrilim');
    expect(story.ask().prompt.args).toEqual({ purse: 1 });
    expect(story.offered()).toEqual(['pay:gold.1', 'buy:daqan.footman']);
    story.answers('buy:daqan.footman', 'done');
    expect(story.answer('gold').offered()).toEqual(['pay:gold.1']);
    story.answers('pay:gold.1', 'buy:daqan.footman', 'done');
    ends(story);
    expect([story.asked, isExhausted(story, 'res.mithrilim')]).toEqual([[1], true]);
    lastTurn(story).given(t => eventDeckOf(t, ['res.sleeping_dragonlord']));
    expect(isExhausted(story, 'res.mithrilim')).toBe(true);
    ends(story).given(t => handOf(t, 0, ['gold.1']));
    expect(story.answer('gold').offered()).toEqual(['pay:gold.1', 'reward:res.mithrilim']);
  });

  test('RA-REWARD-02 an influence Reward gives its influence once until its owner’s next refresh step', () => {
    const story = table().given(t => {
      rewardTo(t, 0, 'res.sleeping_dragonlord');
      strongholds(t, 0, 2);
    });
    const reward = 'exhaust:reward:res.sleeping_dragonlord';
    expect(story.answer('influence').offered()).toEqual(['exhaust:stronghold', reward]);
    story.answer(reward);
    expect(story.offered()).toEqual(['exhaust:stronghold', 'acquire:gold.1']);
    story.answer('acquire:gold.1');
    expect(story.offered()).toEqual(['done', 'exhaust:stronghold']);
    turnOf(ends(story.answer('done')), 1);
    expect(isExhausted(story, 'res.sleeping_dragonlord')).toBe(true);
    nextTurnOf(story, 0);
    expect(story.answer('influence').offered()).toEqual(['exhaust:stronghold', reward]);
  });

  test('RA-REWARD-03 a Reward without an icon works as it says, without exhausting', () => {
    const story = table().given(t => {
      rewardTo(t, 0, 'res.margath');
      handOf(t, 0, ['neutral.demon']);
    });
    story.chance('die', 0).answers('attack:objective', 'neutral.demon');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 8, against: 18 }]);
    expect(isExhausted(story, 'res.margath')).toBe(false);
    // Its owner's army only, and only against the objective.
    turnOf(ends(story), 1).given(t => handOf(t, 1, ['neutral.demon']));
    story.chance('die', 0).answers('attack:objective', 'neutral.demon');
    expect(toldOf(story, 'compared')).toEqual([{ who: 1, strength: 5, against: 18 }]);
    nextTurnOf(story, 0).given(t => {
      onlyCities(t, ['city.forge']);
      handOf(t, 0, ['neutral.demon']);
    });
    story.answers('attack:city:city.forge', 'neutral.demon');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 5, against: 9 }]);
  });

  test('RA-REWARD-03 the Obelisk is exhausted to lower damage an Event deals to anybody', () => {
    const story = table({ seats: 3, scenario: 'cataclysm' });
    eventComes(story, 'cat.obelisk');
    expect([story.asked, story.offered()]).toEqual([[0], ['seat-1', 'seat-2']]);
    story.answer('seat-2');
    expect(eventsIn(story.table.rewards.at(2))).toEqual(['cat.obelisk']);
    eventComes(story, 'cat.sky_falls');
    expect([story.asked, story.ask().prompt]).toEqual([
      [2],
      { key: 'prompt.shield', args: { victim: 0, amount: 2 } },
    ]);
    story.answer(false);
    expect(story.ask().prompt.args).toEqual({ victim: 1, amount: 2 });
    story.answer(true);
    expect(toldOf(story, 'shielded')).toEqual([{ who: 2, amount: 2 }]);
    expect(damages(story)).toEqual([2, 0, 2]);
    expect(isExhausted(story, 'cat.obelisk')).toBe(true);
  });

  test('RA-REWARD-03 of two shields the second is asked for what is left, and not for nothing', () => {
    const content = changedEvents({ 'cat.horror': { reward: { kind: 'shield', amount: 1 } } });
    const story = tableWith(content, { seats: 2, scenario: 'cataclysm' });
    const shielded = (first: string, second: string): Play<Table> =>
      eventComes(story, 'cat.sky_falls', t => {
        rewardTo(t, 0, first);
        rewardTo(t, 1, second);
      });
    shielded('cat.horror', 'cat.obelisk');
    expect([story.asked, story.ask().prompt.args]).toEqual([[0], { victim: 0, amount: 2 }]);
    story.answer(true);
    expect([story.asked, story.ask().prompt.args]).toEqual([[1], { victim: 0, amount: 1 }]);
    story.answer(false).answer(false);
    expect(damages(story)).toEqual([1, 2]);
    shielded('cat.obelisk', 'cat.horror').answer(true);
    // The first Home Realm suffers nothing any more; the shield of seat 1 is asked for the second.
    expect([story.asked, story.ask().prompt.args]).toEqual([[1], { victim: 1, amount: 2 }]);
  });

  test('RA-REWARD-04 a Reward that was never in the Event deck refreshes and works like the others', () => {
    const story = table().given(t => {
      // A card of another scenario: it lay in the box and was granted by something else.
      expect(t.unusedEvents.count(eventId('mon.vault'))).toBe(1);
      rewardTo(t, 0, 'mon.vault');
      rewardTo(t, 0, 'res.mithrilim');
      handOf(t, 0, []);
    });
    story.answers('gold', 'reward:mon.vault', 'reward:res.mithrilim', 'buy:daqan.knight');
    story.answer('done');
    expect([isExhausted(story, 'mon.vault'), isExhausted(story, 'res.mithrilim')]).toEqual([true, true]);
    turnOf(ends(story), 1);
    expect([isExhausted(story, 'mon.vault'), isExhausted(story, 'res.mithrilim')]).toEqual([true, true]);
    nextTurnOf(story, 0).given(t => handOf(t, 0, []));
    expect(story.answer('gold').offered()).toEqual(['reward:mon.vault', 'reward:res.mithrilim']);
    expect(eventsIn(story.table.rewards.at(0))).toEqual(['mon.vault', 'res.mithrilim']);
  });

  test('RA-REWARD-05 a Reward just won is ready and can be used in the same turn', () => {
    const story = win('res.sleeping_dragonlord').given(t => strongholds(t, 0, 1));
    expect(story.offered()).toEqual(['end', 'gold', 'influence']);
    const reward = 'exhaust:reward:res.sleeping_dragonlord';
    expect(story.answer('influence').offered()).toEqual(['exhaust:stronghold', reward]);
    expect(story.answer(reward).offered()).toEqual(['exhaust:stronghold', 'acquire:gold.1']);
  });

  test('RA-REWARD-06 a Reward of another player cannot be attacked', () => {
    const story = table().given(t => {
      rewardTo(t, 1, 'res.mithrilim');
      onlyCities(t, ['city.forge']);
      handOf(t, 0, ['daqan.footman']);
    });
    expect(story.offered()).toEqual([
      'end',
      ...['stronghold', 'city:city.forge', 'objective', 'home:seat-1'].map(name => `attack:${name}`),
    ]);
    expect(targetsOf(story)).not.toContain('enemy:res.mithrilim');
  });

  test('RA-REWARD-07 a destroyed Reward goes to the Event discard pile and may return', () => {
    const story = eventComes(table({ seats: 3 }), 'res.hoarding_dragon', t => {
      rewardTo(t, 0, 'res.kalladra', 'exhausted');
      rewardTo(t, 0, 'res.mithrilim');
      rewardTo(t, 2, 'res.margath');
      eventDiscardOf(t, []);
    });
    expect([story.asked, story.offered()]).toEqual([[0], ['res.kalladra', 'res.mithrilim', 'pass']]);
    story.answer('res.kalladra');
    expect(toldOf(story, 'destroyed-reward')).toEqual([{ who: 0, event: eventId('res.kalladra') }]);
    // Seat 1 has no Reward: neither asked nor hurt.
    expect([story.asked, story.offered()]).toEqual([[2], ['res.margath', 'pass']]);
    story.answer('pass');
    expect(damages(story)).toEqual([0, 0, 4]);
    expect(eventsIn(story.table.rewards.at(0))).toEqual(['res.mithrilim']);
    expect(eventsIn(story.table.rewards.at(2))).toEqual(['res.margath']);
    expect(eventsIn(story.table.eventDiscard)).toEqual(['res.kalladra', 'res.hoarding_dragon']);
    ends(lastTurn(story).chance('event', 0));
    expect(toldOf(story, 'event-deck-rebuilt')).toEqual([{ count: 2 }]);
    expect(eventsIn(story.table.enemies)).toEqual(['res.kalladra']);
  });
});
