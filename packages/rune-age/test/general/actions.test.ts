import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { cardsIn, cityTo, deckOf, handOf, onlyCities, pileOf, rewardTo, strongholds, table } from '../kit.ts';

everyWay({ describe, it }, 'RA-ACT', test => {
  test('RA-ACT-01 Spend Gold, Spend Influence, Card action and Combat are the actions', () => {
    const story = table().given(t => {
      handOf(t, 0, ['gold.1', 'neutral.forced_march', 'daqan.footman']);
      strongholds(t, 0, 1);
      onlyCities(t, ['city.forge']);
    });
    expect(story.offered()).toEqual([
      ...['end', 'gold', 'influence', 'card:neutral.forced_march'],
      ...['attack:stronghold', 'attack:city:city.forge', 'attack:objective', 'attack:home:seat-1'],
    ]);
  });

  test('RA-ACT-02 actions may be mixed and repeated', () => {
    const story = table().given(t => {
      handOf(t, 0, ['daqan.bowman', 'neutral.forced_march', 'gold.1', 'gold.1', 'gold.2']);
      deckOf(t, 0, ['daqan.siege_machine', 'daqan.siege_machine']);
      onlyCities(t, ['city.dawnsmoor']);
    });
    story.answers('attack:stronghold', 'daqan.bowman', 'pass');
    expect(story.happened).toContain('took-stronghold');
    story.answers('card:neutral.forced_march', 'gold.1');
    expect(story.happened).toEqual(['destroyed', 'drew', 'drew']);
    story.answers('attack:city:city.dawnsmoor', 'daqan.siege_machine', 'pass', 'pass');
    expect(story.happened).toContain('took-city');
    story.answers('gold', 'pay:gold.1', 'buy:daqan.footman', 'done');
    story.answers('gold', 'pay:gold.2', 'buy:daqan.bowman', 'done');
    story.answers('influence', 'exhaust:stronghold', 'acquire:gold.1', 'done');
    expect(cardsIn(story.table.discard.at(0)).slice(-3)).toEqual(['gold.2', 'daqan.bowman', 'gold.1']);
    expect(story.offered()).toEqual([
      ...['end', 'influence', 'attack:stronghold', 'attack:objective', 'attack:home:seat-1'],
    ]);
  });

  test('RA-ACT-03 actions are offered only to the active player', () => {
    const story = table({ seats: 3 }).given(t => {
      for (const seat of [1, 2]) {
        handOf(t, seat, ['gold.3', 'neutral.forced_march', 'neutral.demon']);
        strongholds(t, seat, 2);
      }
      handOf(t, 0, ['daqan.footman', 'gold.1', 'gold.2']);
    });
    expect(story.asked).toEqual([0]);
    expect(() => story.ask(1)).toThrow('not asked');
    expect(story.view(1).asks).toEqual([]);
    story.answers('attack:home:seat-1', 'daqan.footman', 'no');
    // Even when seat 1 is asked on the turn of seat 0, it is not for an action.
    expect([story.asked, story.ask().name]).toEqual([[1], 'card']);
    expect(story.offered()).toEqual(['neutral.demon', 'pass']);
    story.answers('pass', 'pass');
    expect([story.asked, story.ask().name]).toEqual([[0], 'action']);
    story.answers('gold', 'pay:gold.1');
    expect([story.asked, story.ask().name]).toEqual([[0], 'step']);
  });

  test('RA-ACT-04 an action is finished before another starts', () => {
    const story = table().given(t => {
      handOf(t, 0, ['daqan.footman', 'daqan.bowman', 'gold.3', 'neutral.forced_march']);
      onlyCities(t, ['city.tamalir']);
      cityTo(t, 0, 'city.forge');
      strongholds(t, 0, 2);
    });
    story.answers('attack:city:city.tamalir', 'daqan.footman', 'no');
    expect(story.offered()).toEqual(['daqan.bowman', 'pass']);
    for (const action of ['end', 'gold', 'influence', 'card:neutral.forced_march', 'attack:stronghold'])
      expect(story.tries(action)).toBe('not-offered');
    story.answers('pass', 'gold', 'pay:gold.3');
    // Inside Spend Gold there are purchases only.
    const purchases = ['buy:daqan.footman', 'buy:daqan.bowman', 'buy:daqan.knight'];
    expect(story.offered()).toEqual(purchases);
    expect(story.answer('buy:daqan.footman').offered()).toEqual(['done', ...purchases.slice(0, 2)]);
    story.answers('done', 'influence', 'exhaust:stronghold');
    const sources = ['exhaust:city:city.forge', 'exhaust:stronghold'];
    expect(story.offered()).toEqual([...sources, 'acquire:gold.1']);
    expect(story.answer('acquire:gold.1').offered()).toEqual(['done', ...sources]);
  });

  test('RA-ACT-05 an ability can be paid for in combat on another’s turn', () => {
    const story = table().given(t => {
      handOf(t, 0, ['daqan.bowman', 'daqan.siege_machine', 'gold.1']);
      handOf(t, 1, ['latari.darnati_warrior', 'latari.darnati_warrior', 'gold.1']);
      strongholds(t, 1, 1);
    });
    story.answers('attack:home:seat-1', 'daqan.bowman', 'latari.darnati_warrior');
    expect([story.asked, story.ask().kind, story.ask().rule]).toEqual([[1], 'yes', 'RA-ABIL-05']);
    story.answer('yes');
    expect(story.happened).toEqual(['used-ability', 'exhausted-stronghold', 'destroyed']);
    expect([story.table.readyStrongholds.get(1), story.table.exhaustedStrongholds.get(1)]).toEqual([0, 1]);
    // The second one cannot be paid for any more and is not asked about.
    story.answers('daqan.siege_machine', 'latari.darnati_warrior');
    expect([story.asked, story.ask().name]).toEqual([[0], 'card']);
  });

  test('RA-ACT-06 an action that can do nothing is not offered', () => {
    const poor = table().given(t => {
      handOf(t, 0, ['gold.1']);
      pileOf(t, 'daqan.footman', 0);
    });
    expect(poor.offered()).toEqual(['end']);
    poor.given(t => pileOf(t, 'daqan.footman', 1));
    expect(poor.offered()).toEqual(['end', 'gold']);

    const idle = table().given(t => {
      handOf(t, 0, ['neutral.forced_march']);
      strongholds(t, 0, 1);
      pileOf(t, 'gold.1', 0);
    });
    // Forced March has no other card to destroy, and 1 influence buys nothing.
    expect(idle.offered()).toEqual(['end']);
    idle.given(t => {
      handOf(t, 0, ['neutral.forced_march', 'gold.1']);
      pileOf(t, 'daqan.footman', 0);
    });
    expect(idle.offered()).toEqual(['end', 'card:neutral.forced_march']);
    idle.given(t => strongholds(t, 0, 2));
    expect(idle.offered()).toEqual(['end', 'influence', 'card:neutral.forced_march']);
  });

  test('RA-ACT-06 with all units sold, gold is spent on a stronghold or a Monument', () => {
    const soldOut = (hand: readonly string[], inPlay: number) =>
      table({ scenario: 'monument' }).given(t => {
        handOf(t, 0, hand);
        for (const unit of ['footman', 'bowman', 'knight', 'siege_machine']) pileOf(t, `daqan.${unit}`, 0);
        t.barracksStrongholds.set(0, 3 - inPlay);
        t.readyStrongholds.set(0, inPlay);
        t.exhaustedStrongholds.set(0, 0);
      });
    expect(soldOut(['gold.3'], 0).offered()).toEqual(['end']);
    expect(soldOut(['gold.3', 'gold.1'], 0).offered()).toEqual(['end', 'gold']);
    const fourteen = ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.2'];
    expect(soldOut(fourteen.slice(1), 3).offered()).toEqual(['end', 'influence']);
    expect(soldOut(fourteen, 3).offered()).toEqual(['end', 'gold', 'influence']);
  });

  test('RA-ACT-06 one exhausted card of any kind is enough to use a refresh', () => {
    const sorceress = (arrange: (t: Table) => void) =>
      table({ races: ['latari'] })
        .given(t => {
          handOf(t, 0, ['latari.storm_sorceress']);
          onlyCities(t, []);
          arrange(t);
        })
        .offered()
        .includes('card:latari.storm_sorceress');
    const city = (state: 'ready' | 'exhausted') => sorceress(t => cityTo(t, 0, 'city.forge', state));
    const stronghold = (exhausted: number) => sorceress(t => strongholds(t, 0, 1 - exhausted, exhausted));
    const reward = (name: string, state: 'ready' | 'exhausted') =>
      sorceress(t => rewardTo(t, 0, name, state));
    expect([city('exhausted'), stronghold(1), reward('res.sleeping_dragonlord', 'exhausted')]).toEqual([
      ...[true, true, true],
    ]);
    expect([city('ready'), stronghold(0), reward('res.sleeping_dragonlord', 'ready')]).toEqual([
      ...[false, false, false],
    ]);
    // A city of another player does not count, nor does a Reward that gives gold.
    expect(sorceress(t => cityTo(t, 1, 'city.forge', 'exhausted'))).toBe(false);
    expect(reward('res.mithrilim', 'exhausted')).toBe(false);
  });
});
