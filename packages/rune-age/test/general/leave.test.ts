import { Reply } from '@runehold/kernel/ask/reply';
import { Match } from '@runehold/kernel/match/match';
import { nextAsked } from '@runehold/kernel/procedure/machine';
import { absentReply } from '@runehold/kernel/view/describe';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import {
  cardId,
  cardsIn,
  cityId,
  cityTo,
  discardOf,
  endTurn,
  eventDeckOf,
  eventId,
  handOf,
  onlyCities,
  powerTo,
  rewardTo,
  runeId,
  skipTo,
  strongholds,
  table,
  topOf,
} from '../kit.ts';

const leaving = { leaving: 'yes' };

everyWay({ describe, it }, 'RA-TURN, leaving', test => {
  test('RA-TURN-15 the next survivor clockwise becomes first player at once', () => {
    const story = table({ seats: 4, scenario: 'runewars' }).given(t => {
      eventDeckOf(t, ['rw.barbarian_invasion']);
      t.damage.set(0, 19);
    });
    for (let n = 0; n < 3; n++) endTurn(story);
    story.given(t => {
      handOf(t, 0, []);
      handOf(t, 3, ['waiqar.skeleton_archer']);
    });
    story.answers('attack:home:seat-0', 'waiqar.skeleton_archer');
    skipTo(story, now => now.ask().name === 'action');
    expect([story.table.alive.get(0), story.table.firstSeat, story.asked]).toEqual([0, 1, [3]]);
    endTurn(story);
    const order: number[] = [];
    while (story.ask().name === 'pick') {
      order.push(...story.asked);
      story.answer('pass');
    }
    expect(order).toEqual([1, 2, 3]);
    expect([story.table.round, story.asked]).toEqual([2, [1]]);
  });

  test('RA-TURN-15 the turns of a round in progress go on as they were', () => {
    const story = table({ seats: 4, scenario: 'runewars', options: { ...leaving, firstPlayer: 'seat3' } });
    story.given(t => eventDeckOf(t, ['rw.blood_moon']));
    // The first player resigns on his own turn: the other three have one turn each.
    const turns: number[] = [];
    story.answer('resign');
    while (story.table.round === 1) {
      turns.push(...story.asked);
      endTurn(story);
    }
    expect(turns).toEqual([3, 0, 1]);
    expect([story.table.firstSeat, story.asked]).toEqual([3, [3]]);
  });

  test('RA-TURN-15 the next survivor is looked for in the direction of play', () => {
    const next = (clockwise: 0 | 1) => {
      const story = table({ seats: 4, scenario: 'runewars', options: { ...leaving, firstPlayer: 'seat2' } });
      return story.given(t => Object.assign(t, { clockwise })).answer('resign').table.firstSeat;
    };
    expect([next(1), next(0)]).toEqual([2, 0]);
  });

  test('RA-TURN-15 also in an Event phase in progress', () => {
    const story = table({ seats: 3, scenario: 'runewars' }).given(t => {
      eventDeckOf(t, ['rw.blood_moon', 'rw.raiders']);
      t.damage.set(0, 19);
    });
    for (let n = 0; n < 3; n++) {
      if (n === 2) story.chance('event', 0);
      endTurn(story);
    }
    const told = story.told().filter(({ key }) => ['damaged', 'eliminated', 'turn-began'].includes(key));
    expect(told.map(({ key, args }) => `${key} ${args['who']}`)).toEqual([
      ...['damaged 0', 'eliminated 0', 'damaged 1', 'damaged 2'],
      'turn-began 1',
    ]);
    expect(story.table.firstSeat).toBe(1);
  });

  test('RA-TURN-17 a player eliminated on his own turn neither discards nor draws, and the others draw', () => {
    const story = table({ seats: 3, scenario: 'runewars', options: leaving }).given(t => {
      handOf(t, 0, ['daqan.footman', 'gold.1', 'gold.1']);
      handOf(t, 2, ['uthuk.berserker', 'gold.1', 'gold.1']);
      strongholds(t, 0, 2);
      strongholds(t, 1, 0, 1);
    });
    story.answer('resign');
    expect(story.told().map(({ key, args }) => `${key} ${args['who'] ?? ''}`.trim())).toEqual([
      ...['resigned 0', 'lost-power', 'eliminated 0'],
      // Gold and Footmen go home.
      ...['cards-returned 0', 'cards-returned 0'],
      ...['drew 2', 'drew 2', 'turn-began 1'],
    ]);
    expect([
      story.table.hand.at(0).total,
      story.table.discard.at(0).total,
      story.table.hand.at(2).total,
    ]).toEqual([0, 0, 5]);
    expect([story.asked, story.table.readyStrongholds.get(1)]).toEqual([[1], 1]);
  });

  test('RA-TURN-18 who resigns is treated as eliminated, and the others play on', () => {
    const story = table({ seats: 3, scenario: 'runewars', options: leaving }).given(t => {
      onlyCities(t, []);
      cityTo(t, 0, 'city.forge', 'exhausted');
      rewardTo(t, 0, 'rw.war_chest');
      powerTo(t, 0, 'rune.haste');
      strongholds(t, 0, 1, 1);
      handOf(t, 0, ['gold.3', 'daqan.knight', 'neutral.dragon', 'latari.pegasus_rider']);
      discardOf(t, 0, ['gold.2']);
      topOf(t, 0, ['neutral.dragon']);
      eventDeckOf(t, ['rw.blood_moon']);
    });
    const before = ['gold.3', 'gold.2', 'neutral.dragon', 'latari.pegasus_rider'].map(name =>
      story.table.pile.count(cardId(name)),
    );
    expect(story.offered().slice(-2)).toEqual(['resign', 'stop']);
    story.answer('resign');
    const { table: t } = story;
    expect([t.alive.get(0), story.over, story.asked]).toEqual([0, false, [1]]);
    // His cards go back to their piles, those of his race out of the game.
    const after = ['gold.3', 'gold.2', 'neutral.dragon', 'latari.pegasus_rider'].map(name =>
      t.pile.count(cardId(name)),
    );
    expect(after.map((count, i) => count - before[i])).toEqual([1, 1, 2, 1]);
    expect(cardsIn(t.pile).filter(name => name.startsWith('daqan.'))).toEqual([]);
    expect(cardsIn(t.unused).filter(name => name.startsWith('daqan.'))).toHaveLength(19);
    const own = [t.hand, t.deck, t.deckTop, t.discard, t.rewards].map(zones => zones.at(0).total);
    expect(own).toEqual([0, 0, 0, 0, 0]);
    expect([t.cityPlace.get(cityId('city.forge')), t.cityExhausted.get(cityId('city.forge'))]).toEqual([
      1, 0,
    ]);
    expect(t.unusedEvents.count(eventId('rw.war_chest'))).toBe(1);
    expect([t.power.at(0), t.unusedPowers.count(runeId('rune.haste'))]).toEqual([-1, 1]);
    const strongholdsOf0 = [t.barracksStrongholds, t.readyStrongholds, t.exhaustedStrongholds];
    expect(strongholdsOf0.map(cells => cells.get(0))).toEqual([0, 0, 0]);
    endTurn(story);
    endTurn(story);
    expect([story.table.round, story.asked]).toEqual([2, [1]]);
    endTurn(story);
    expect(story.asked).toEqual([2]);
  });

  test('RA-TURN-18 nobody can resign in The Cataclysm, nor where leaving is not agreed on', () => {
    const offered = (scenario: 'cataclysm' | 'runewars' | 'resurgence' | 'monument', leave: string) =>
      table({ scenario, options: { leaving: leave } })
        .offered()
        .filter(option => option === 'resign' || option === 'stop');
    expect(offered('cataclysm', 'yes')).toEqual(['stop']);
    for (const scenario of ['runewars', 'resurgence', 'monument'] as const) {
      expect(offered(scenario, 'yes')).toEqual(['resign', 'stop']);
      expect(offered(scenario, 'no')).toEqual([]);
    }
  });
});

describe('RA-TURN, a seat that is handed over', () => {
  it('RA-TURN-18 in The Cataclysm the seat is played on by default answers, and the game goes on', () => {
    const match = Match.create(game, {
      seats: 3,
      options: { scenario: 'cataclysm', firstPlayer: 'seat1', leaving: 'yes' },
      secret: '5'.repeat(64),
      holders: ['Ann', 'Ben', 'Cyd'],
      checked: true,
    });
    const t = match.table as Table;
    match.handOver(1, 'default');
    expect([0, 1, 2].map(seat => match.holderOf(seat))).toEqual(['Ann', 'default', 'Cyd']);
    const played = new Set<number>();
    while (!match.over && t.round < 3) {
      const seat = nextAsked(t);
      played.add(seat);
      const said = absentReply(game, t, seat, new Reply()).toArray();
      expect(match.answer(seat, match.askIdOf(seat), said)).toBeUndefined();
    }
    expect([match.over, t.round, ...[0, 1, 2].map(seat => t.alive.get(seat))]).toEqual([false, 3, 1, 1, 1]);
    expect([...played].sort()).toEqual([0, 1, 2]);
    expect(match.told('spectator').some(({ key }) => key === 'eliminated')).toBe(false);
  });
});
