import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Json } from '@runehold/kernel/view/codec';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { races, scenarios } from '../../src/pools.ts';
import {
  cardId,
  cityId,
  cityTo,
  deckOf,
  discardOf,
  endTurn,
  eventsIn,
  handOf,
  nextRound,
  onlyCities,
  pileOf,
  rewardTo,
  strongholds,
  table,
} from '../kit.ts';

const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat);
const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed + 1);

describe('RA-SETUP, what chance decides', () => {
  it('RA-SETUP-01 a random scenario follows from the seed and is shown to all', () => {
    const drawn = seeds(60).map(seed => {
      const story = table({ scenario: 'random', seed });
      const { objective } = story.table;
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(story.history(viewer)[0]).toEqual({ key: 'scenario-set', args: { scenario: objective } });
        expect(story.view(viewer).table['objective']).toBe(objective);
      }
      expect(table({ scenario: 'random', seed }).table.objective).toBe(objective);
      return objective;
    });
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
    for (const [objective, scenario] of scenarios.entries())
      expect(table({ scenario }).table.objective).toBe(objective);
  });

  it('RA-SETUP-02 alone only Resurgence and The Cataclysm are drawn', () => {
    const drawn = seeds(200).map(
      seed => scenarios[table({ seats: 1, scenario: 'random', seed }).table.objective],
    );
    expect(new Set(drawn)).toEqual(new Set(['resurgence', 'cataclysm']));
  });

  it('RA-SETUP-05 nobody gets a race twice, and who asked in vain gets another', () => {
    const wishes = { race1: 'waiqar', race2: 'waiqar', race3: 'random', race4: 'random' };
    const got = seeds(60).map(seed => {
      const story = table({ seats: 3, options: wishes, seed });
      const { table: t } = story;
      const taken = seatsOf(t).map(seat => races[t.race.get(seat)]);
      expect(taken[0]).toBe('waiqar');
      const told = story.history('spectator').filter(({ key }) => key === 'race-taken');
      expect(told.map(({ args }) => [args['who'], races[Number(args['race'])]])).toEqual([
        ...taken.entries(),
      ]);
      expect(new Set(taken).size).toBe(3);
      const left = races.filter(race => !taken.includes(race));
      expect(left).toHaveLength(1);
      // The race not taken is out of the game.
      const cards = t.content.cards.filter(card => card.race === left[0]);
      expect(cards.map(({ id }) => t.unused.count(cardId(id)))).toEqual([8, 4, 4, 3]);
      return taken[1];
    });
    expect(new Set(got)).toEqual(new Set(['daqan', 'latari', 'uthuk']));
  });

  it('RA-SETUP-07 the first player is random by default, each seat about equally often, or the chosen seat', () => {
    const first = [0, 0, 0, 0];
    for (const seed of seeds(400))
      first[table({ seats: 4, options: { firstPlayer: 'random' }, seed }).asked[0]]++;
    // Four standard deviations to either side.
    for (const times of first) expect(Math.abs(times - 100)).toBeLessThan(35);
    for (const seat of [0, 1, 2, 3]) {
      const story = table({ seats: 4, options: { firstPlayer: `seat${seat + 1}` } });
      expect(story.asked).toEqual([seat]);
      expect(story.history('spectator')).toContainEqual({ key: 'first-player', args: { who: seat } });
    }
  });

  it('RA-SETUP-07 a seat that nobody takes cannot be first', () => {
    const refused = (seats: number, firstPlayer: string) => refuseSetup(game, seats, { firstPlayer })?.key;
    for (const seats of [1, 2, 3, 4]) {
      const asked = ['random', 'seat1', 'seat2', 'seat3', 'seat4'].map(first => refused(seats, first));
      expect(asked).toEqual([0, 1, 2, 3, 4].map(n => (n > seats ? 'refusal.first-player' : undefined)));
    }
  });

  it('RA-SETUP-13 the cities are dealt at random from the eight', () => {
    const dealt = new Array(8).fill(0);
    for (const seed of seeds(400)) {
      const { cityPlace, content } = table({ seats: 4, seed }).table;
      for (let city = 0; city < content.cities.length; city++) dealt[city] += cityPlace.get(city);
    }
    // Five of eight: 250 times each, within five standard deviations.
    for (const times of dealt) expect(Math.abs(times - 250)).toBeLessThan(49);
  });

  it('RA-SETUP-18 Stage 1 comes before Stage 2, and inside a stage the order varies', () => {
    const orders = seeds(100).map(seed => {
      const story = table({ seed, scenario: 'resurgence' });
      for (let round = 1; round <= 10; round++) {
        // Nobody is to be eliminated by what is drawn.
        story.given(t => {
          for (const seat of seatsOf(t)) t.damage.set(seat, 0);
        });
        nextRound(story);
      }
      const drawn = story
        .history()
        .flatMap(({ key, args }) => (key === 'event-drawn' ? [Number(args['event'])] : []));
      expect(new Set(drawn).size).toBe(10);
      const stages = drawn.map(event => story.table.content.events[event].stage);
      expect(stages).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 2]);
      return drawn;
    });
    expect(new Set(orders.map(order => order.slice(0, 3).join(' '))).size).toBe(6);
    expect(new Set(orders.map(order => order.slice(3).join(' '))).size).toBeGreaterThan(80);
    for (const place of [3, 9]) expect(new Set(orders.map(order => order[place])).size).toBe(7);
  });
});

everyWay({ describe, it }, 'RA-SETUP', test => {
  test('RA-SETUP-06 turns go clockwise from the first player', () => {
    const story = table({ seats: 4, options: { firstPlayer: 'seat3' } });
    const order: number[] = [];
    while (story.table.round === 1 && story.ask(story.asked[0]).name === 'action') {
      order.push(...story.asked);
      endTurn(story);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  test('RA-SETUP-08 Home Realms start without damage', () => {
    for (const scenario of scenarios) {
      const { table: t } = table({ seats: 4, scenario });
      expect(seatsOf(t).map(seat => [t.alive.get(seat), t.damage.get(seat)])).toEqual(Array(4).fill([1, 0]));
    }
  });

  test('RA-SETUP-17 the opening hand is kept: the first ask is the first player’s action', () => {
    const story = table({ seats: 3, options: { firstPlayer: 'seat2' } });
    expect(story.asked).toEqual([1]);
    expect([story.ask().name, story.ask().rule]).toEqual(['action', 'RA-ACT-01']);
    const plain = [
      'end',
      'gold',
      'attack:stronghold',
      'attack:objective',
      'attack:home:seat-0',
      'attack:home:seat-2',
    ];
    expect(story.given(t => onlyCities(t, [])).offered()).toEqual(plain);
    expect(story.history().filter(({ key }) => key === 'drew')).toHaveLength(15);
  });

  test('RA-SETUP-19 the objective lies on the table for the whole game', () => {
    const story = table();
    for (let round = 1; round <= 10; round++) {
      expect(story.table.round).toBe(round);
      expect(story.table.objective).toBe(0);
      story.given(t => {
        for (const seat of seatsOf(t)) t.damage.set(seat, 0);
        handOf(t, 0, ['daqan.footman']);
      });
      expect(story.offered()).toContain('attack:objective');
      nextRound(story);
    }
    const other = table({ scenario: 'monument' });
    nextRound(nextRound(other));
    expect(other.view('spectator').table['objective']).toBe(3);
  });

  test('RA-SETUP-20 nobody starts with a source of influence', () => {
    for (const scenario of ['resurgence', 'cataclysm', 'monument'] as const) {
      const story = table({ scenario, seats: 3 });
      const { table: t } = story;
      for (const seat of seatsOf(t)) {
        expect([
          t.readyStrongholds.get(seat),
          t.exhaustedStrongholds.get(seat),
          t.rewards.at(seat).total,
        ]).toEqual([0, 0, 0]);
      }
      expect(t.content.cities.filter((_, city) => t.cityPlace.get(city) > 1)).toEqual([]);
      expect(story.offered()).not.toContain('influence');
      story.answer('end');
      // Nothing is asked about keeping cards: all five are discarded and it is the next player's turn.
      expect(story.happened.slice(0, 5)).toEqual(Array(5).fill('discarded'));
      expect([story.asked, story.ask().name]).toEqual([[1], 'action']);
    }
  });

  test('RA-SETUP-21 the first Event is drawn only after everybody has had a turn', () => {
    const story = table({ seats: 3 });
    for (const seat of [0, 1, 2]) {
      expect(story.asked).toEqual([seat]);
      const { table: t } = story;
      expect([eventsIn(t.eventDeck).length, t.enemies.total, t.instant.total, t.lasting.total]).toEqual([
        10, 0, 0, 0,
      ]);
      expect(story.history().some(({ key }) => key === 'event-drawn')).toBe(false);
      endTurn(story);
    }
    expect(story.happened).toContain('event-drawn');
    expect(eventsIn(story.table.eventDeck)).toHaveLength(9);
  });

  test('RA-SETUP-22 cards in play, deck, discard pile and Barracks of a realm are four places for everybody to see', () => {
    const story = table().given(t => {
      handOf(t, 1, ['latari.pegasus_rider']);
      deckOf(t, 1, ['gold.2', 'gold.3']);
      discardOf(t, 1, ['latari.darnati_warrior']);
      pileOf(t, 'latari.deepwood_archer', 1);
      cityTo(t, 1, 'city.tamalir');
      rewardTo(t, 1, 'res.mithrilim');
      strongholds(t, 1, 1, 1);
    });
    const { cityPlace, rewards, deck, discard, pile, ...realm } = story.view('spectator').table;
    const inPlay = [cityPlace, rewards, realm['readyStrongholds'], realm['exhaustedStrongholds']];
    expect(inPlay.map((place, i) => (place as Json[])[i === 0 ? cityId('city.tamalir') : 1])).toEqual([
      3,
      ['res.mithrilim'],
      1,
      1,
    ]);
    expect([deck, discard].map(place => (place as Json[])[1])).toEqual([
      { hidden: 2 },
      ['latari.darnati_warrior'],
    ]);
    expect((pile as Record<string, number>)['latari.deepwood_archer']).toBe(1);
    expect((realm['barracksStrongholds'] as Json[])[1]).toBe(1);
  });
});
