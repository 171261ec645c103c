import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import {
  cardId,
  cardsIn,
  cityId,
  cityTo,
  deckOf,
  discardOf,
  endTurn,
  enemyInPlay,
  eventDeckOf,
  eventId,
  handOf,
  nextRound,
  onlyCities,
  powerTo,
  rewardTo,
  runeId,
  strongholds,
  table,
  target,
  topOf,
} from '../kit.ts';

/** Which of the told events are of these kinds, with who did it. */
const log = (story: Play<Table>, ...keys: readonly string[]): string[] =>
  story
    .history()
    .flatMap(({ key, args }) => (keys.includes(key) ? [`${key} ${args['who'] ?? ''}`.trim()] : []));

everyWay({ describe, it }, 'RA-TURN', test => {
  test('RA-TURN-01 a round is one turn for each and one Event phase', () => {
    const story = table({ seats: 3, options: { firstPlayer: 'seat2' } }).given(t =>
      eventDeckOf(t, ['res.mithrilim', 'res.margath']),
    );
    nextRound(story);
    const round = ['round-began', 'turn-began 1', 'turn-began 2', 'turn-began 0', 'event-drawn'];
    expect(log(story, 'round-began', 'turn-began', 'event-drawn')).toEqual([
      ...round,
      'round-began',
      'turn-began 1',
    ]);
    nextRound(story);
    expect(log(story, 'round-began', 'turn-began', 'event-drawn')).toEqual([
      ...round,
      ...round,
      'round-began',
      'turn-began 1',
    ]);
  });

  test('RA-TURN-02 the steps of a turn: refresh, actions, discard, draw', () => {
    const story = table().given(t => {
      strongholds(t, 1, 0, 1);
      handOf(t, 1, ['gold.1', 'gold.2']);
      deckOf(t, 1, Array(8).fill('gold.2'));
      eventDeckOf(t, ['res.mithrilim']);
    });
    // Refreshed before the first action is asked; hand as it was.
    endTurn(story);
    expect([story.asked, story.ask().name]).toEqual([[1], 'action']);
    expect([story.table.readyStrongholds.get(1), story.table.exhaustedStrongholds.get(1)]).toEqual([1, 0]);
    story.given(t => handOf(t, 1, ['gold.1', 'gold.2']));
    story.answers('gold', 'pay:gold.1', 'buy:latari.deepwood_archer', 'done', 'end');
    expect([story.ask().name, cardsIn(story.table.hand.at(1))]).toEqual(['keep', ['gold.2']]);
    story.answer(0);
    const draws = ['drew', 'drew', 'drew', 'drew', 'drew'];
    expect(story.happened).toEqual(['discarded', ...draws, 'event-drawn', 'round-began', 'turn-began']);
    expect(story.table.hand.at(1).total).toBe(5);
  });

  test('RA-TURN-03 at the start of a turn all his cities, strongholds and Rewards become ready', () => {
    const story = table().given(t => {
      cityTo(t, 1, 'city.forge', 'exhausted');
      cityTo(t, 1, 'city.dawnsmoor', 'exhausted');
      strongholds(t, 1, 1, 2);
      rewardTo(t, 1, 'res.sleeping_dragonlord', 'exhausted');
      rewardTo(t, 1, 'res.mithrilim', 'exhausted');
    });
    endTurn(story);
    expect(story.asked).toEqual([1]);
    const { table: t } = story;
    const cities = ['city.forge', 'city.dawnsmoor'].map(name => t.cityExhausted.get(cityId(name)));
    const rewards = ['res.sleeping_dragonlord', 'res.mithrilim'].map(name =>
      t.eventExhausted.get(eventId(name)),
    );
    expect([...cities, ...rewards]).toEqual([0, 0, 0, 0]);
    expect([t.readyStrongholds.get(1), t.exhaustedStrongholds.get(1)]).toEqual([3, 0]);
  });

  test('RA-TURN-04 what is exhausted on another’s turn stays so until its owner’s turn starts', () => {
    const story = table({ seats: 3, races: ['daqan', 'uthuk', 'latari'] }).given(t => {
      handOf(t, 0, ['daqan.bowman', 'gold.1']);
      handOf(t, 2, ['latari.darnati_warrior']);
      strongholds(t, 2, 1);
      cityTo(t, 0, 'city.forge', 'exhausted');
    });
    story.answers('attack:home:seat-2', 'daqan.bowman', 'latari.darnati_warrior', 'yes', 'pass');
    const strongholdOf2 = (): number[] => [
      story.table.readyStrongholds.get(2),
      story.table.exhaustedStrongholds.get(2),
    ];
    expect(strongholdOf2()).toEqual([0, 1]);
    endTurn(story);
    expect([story.asked, strongholdOf2()]).toEqual([[1], [0, 1]]);
    // Nor does anything of seat 0 refresh on the turn of seat 1.
    expect(story.table.cityExhausted.get(cityId('city.forge'))).toBe(1);
    endTurn(story);
    expect([story.asked, strongholdOf2()]).toEqual([[2], [1, 0]]);
    expect(story.table.cityExhausted.get(cityId('city.forge'))).toBe(1);
  });

  test('RA-TURN-05 a player may end the action step at once, or after as many actions as he likes', () => {
    const idle = table().given(t => strongholds(t, 0, 1));
    expect(idle.offered()[0]).toBe('end');
    expect(idle.answer('end').ask().name).toBe('keep');
    const busy = table().given(t => {
      handOf(t, 0, ['gold.1', 'gold.1', 'gold.1', 'gold.1']);
      strongholds(t, 0, 1);
    });
    for (let n = 0; n < 4; n++) {
      expect(busy.offered()).toEqual(['end', 'gold', 'influence']);
      busy.answers('gold', 'pay:gold.1', 'buy:daqan.footman', 'done');
    }
    expect(busy.offered()).toEqual(['end', 'influence']);
    // Without cards nothing could be kept, so nothing is asked any more.
    expect([busy.answer('end').asked, busy.ask().name]).toEqual([[1], 'action']);
  });

  test('RA-TURN-14 the first player stays the same', () => {
    const story = table({ seats: 3, options: { firstPlayer: 'seat3' } });
    for (let round = 1; round <= 5; round++) {
      expect([story.table.round, story.asked, story.table.firstSeat]).toEqual([round, [2], 2]);
      story.given(t => {
        for (let seat = 0; seat < 3; seat++) t.damage.set(seat, 0);
      });
      nextRound(story);
    }
  });

  test('RA-TURN-16 what is limited to once a round is available again in the next, and not before', () => {
    const story = table({ scenario: 'runewars' }).given(t => {
      onlyCities(t, []);
      handOf(t, 0, ['daqan.footman', 'daqan.knight']);
      deckOf(t, 0, ['daqan.footman*', 'daqan.footman', 'gold.1', 'gold.1', 'gold.1']);
      handOf(t, 1, []);
      powerTo(t, 0, 'rune.wealth', 'exhausted');
      eventDeckOf(t, ['rw.barbarian_invasion']);
    });
    story.answers('attack:home:seat-1', 'daqan.footman', 'no', 'pass');
    expect(story.offered()).toEqual(['end', 'attack:stronghold']);
    expect(story.whyNot('attack:home:seat-1')).toBe('reason.attacked-already');
    story.answers('attack:stronghold', 'daqan.knight', 'no');
    endTurn(story);
    endTurn(story);
    // In the Event phase of the same round all limits hold.
    const limits = (): number[] => [
      story.table.attacked.get(0, target('home', 1)),
      story.table.runeExhausted.get(runeId('rune.wealth')),
      story.table.hand.at(0).count(cardId('daqan.footman*')),
    ];
    expect([story.ask().name, story.table.round]).toEqual(['pick', 1]);
    expect(limits()).toEqual([1, 1, 1]);
    story.answers('pass', 'pass');
    expect(story.table.round).toBe(2);
    expect(limits()).toEqual([0, 0, 0]);
    expect(story.offered()).toContain('attack:home:seat-1');
    expect(cardsIn(story.table.hand.at(0))).toContain('daqan.footman');
  });

  test('RA-TURN-16 a card that used its ability may use it again in the next round, wherever it lies', () => {
    const story = endTurn(table()).given(t => {
      eventDeckOf(t, ['res.mithrilim']);
      handOf(t, 0, Array(5).fill('gold.1'));
      deckOf(t, 0, ['daqan.knight*', 'daqan.knight', 'gold.2']);
      topOf(t, 0, ['daqan.bowman*']);
      discardOf(t, 0, ['daqan.footman*', 'gold.3', 'daqan.footman*', 'daqan.footman']);
    });
    endTurn(story);
    expect([story.table.round, story.asked]).toEqual([2, [0]]);
    const { deck, deckTop, discard } = story.table;
    expect([deck, deckTop, discard].map(zones => cardsIn(zones.at(0)))).toEqual([
      ['gold.2', 'daqan.knight', 'daqan.knight'],
      ['daqan.bowman'],
      ['daqan.footman', 'gold.3', 'daqan.footman', 'daqan.footman'],
    ]);
  });

  test('RA-TURN-16 a stronghold, a city and an Enemy withstood are targets again in the next round', () => {
    const story = table().given(t => {
      onlyCities(t, ['city.forge']);
      enemyInPlay(t, 'res.margath');
      strongholds(t, 0, 2);
      handOf(t, 0, ['daqan.footman', 'daqan.footman', 'daqan.footman', 'daqan.footman']);
      deckOf(t, 0, ['daqan.footman', 'gold.1', 'gold.1', 'gold.1', 'gold.1']);
      eventDeckOf(t, ['res.mithrilim']);
    });
    const targets = ['attack:stronghold', 'attack:city:city.forge', 'attack:enemy:res.margath'];
    for (const one of targets) story.chance('die', 0).answers(one, 'daqan.footman', 'no', 'pass');
    expect(story.offered()).toEqual(['end', 'influence', 'attack:objective', 'attack:home:seat-1']);
    expect(targets.map(one => story.whyNot(one))).toEqual(Array(3).fill('reason.attacked-already'));
    nextRound(story);
    story.given(t => handOf(t, 0, ['daqan.footman']));
    expect(story.offered().filter(one => targets.includes(one))).toEqual(targets);
  });
});
