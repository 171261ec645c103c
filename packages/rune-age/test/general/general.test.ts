import { refuseSetup } from '@runehold/kernel/match/table-setup';
import { encodeState } from '@runehold/kernel/view/codec';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { scenarios } from '../../src/pools.ts';
import { cardsIn, cityId, cityTo, endTurn, enemyInPlay, eventDeckOf, handOf, table } from '../kit.ts';

type Fields = { readonly [field: string]: unknown };

describe('RA-GEN, before the game', () => {
  it('RA-GEN-01 two to four seats in every scenario, one seat only where there are solitaire rules', () => {
    const refused = (seats: number, scenario: string) => refuseSetup(game, seats, { scenario })?.key;
    for (const scenario of [...scenarios, 'random']) {
      expect([2, 3, 4].map(seats => refused(seats, scenario))).toEqual([undefined, undefined, undefined]);
      expect([0, 5].map(seats => refused(seats, scenario))).toEqual(['refusal.seats', 'refusal.seats']);
    }
    expect(scenarios.map(scenario => refused(1, scenario))).toEqual([
      undefined,
      'refusal.not-alone',
      undefined,
      'refusal.not-alone',
    ]);
    expect(refused(1, 'random')).toBeUndefined();
  });

  it('RA-GEN-02 with the same chance, scenarios differ only in goal, neutral piles, Events and extra cards', () => {
    const own = [
      'scenario',
      'objective',
      'eventDeck',
      'unusedEvents',
      'power',
      'powersAside',
      'unusedPowers',
    ];
    const differing = new Set(['@draws', 'monument', ...own]);
    const tables = scenarios.map(scenario => {
      const { table: t, game: rules } = table({ seats: 3, scenario, seed: 7 });
      const { pile, unused, ...fields } = encodeState(rules, t).fields as Fields;
      const common = Object.entries(fields).filter(([name]) => !differing.has(name));
      const withoutNeutral = (cards: unknown) =>
        Object.entries(cards as Fields).filter(([name]) => !name.startsWith('neutral.'));
      const counted = { pile: withoutNeutral(pile), unused: withoutNeutral(unused) };
      return { common: { ...Object.fromEntries(common), ...counted }, own: own.map(name => fields[name]) };
    });
    for (const { common } of tables) expect(common).toEqual(tables[0].common);
    for (const [i, { own: one }] of tables.entries())
      for (const { own: other } of tables.slice(i + 1))
        expect(one.slice(0, 4)).not.toEqual(other.slice(0, 4));
  });
});

everyWay({ describe, it }, 'RA-GEN', test => {
  test('RA-GEN-03 the text of a card beats the general rule: a Demon cannot be given up to a skull', () => {
    const story = table().given(t => {
      handOf(t, 0, ['neutral.demon', 'daqan.bowman', 'daqan.siege_machine']);
      enemyInPlay(t, 'res.mithrilim');
    });
    story.answers('attack:enemy:res.mithrilim', 'neutral.demon', 'daqan.bowman');
    story.chance('die', 3).answer('daqan.siege_machine');
    expect(story.happened).toEqual(['played', 'passed', 'rolled']);
    expect(story.ask().name).toBe('lost');
    expect(story.offered()).toEqual(['sound:daqan.bowman', 'sound:daqan.siege_machine']);
    expect(story.tries(['sound:neutral.demon'])).toBe('not-offered');
    story.answer(['sound:daqan.bowman']);
    expect(cardsIn(story.table.discard.at(0))).toEqual(['neutral.demon', 'daqan.siege_machine']);
  });

  test('RA-GEN-04 an army of a Demon alone suffers nothing from skulls', () => {
    const story = table().given(t => {
      handOf(t, 0, ['neutral.demon']);
      enemyInPlay(t, 'res.mithrilim');
    });
    story.chance('die', 5).answers('attack:enemy:res.mithrilim', 'neutral.demon');
    expect(story.told()[2]).toEqual({ key: 'rolled', args: { who: 0, skulls: 2 } });
    expect(story.happened).toEqual(['played', 'passed', 'rolled', 'compared', 'failed', 'combat-ended']);
    expect(cardsIn(story.table.discard.at(0))).toEqual(['neutral.demon']);
  });

  test('RA-GEN-04 who has nothing to lose loses nothing, and the next player is handled', () => {
    const story = table({ seats: 3, scenario: 'monument' }).given(t => {
      eventDeckOf(t, ['mon.road_raiders']);
      cityTo(t, 1, 'city.greyhaven');
      for (const seat of [0, 1, 2]) handOf(t, seat, ['gold.1', 'gold.1', 'gold.1', 'gold.1', 'gold.1']);
    });
    endTurn(story);
    endTurn(story);
    endTurn(story);
    // Seat 0 has no city and is passed over, as is seat 2 afterwards.
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['city:city.greyhaven']);
    story.answer('city:city.greyhaven');
    expect(story.happened).toEqual(['city-destroyed', 'event-discarded', 'round-began', 'turn-began']);
    expect([0, 1, 2].map(seat => story.table.damage.get(seat))).toEqual([0, 0, 0]);
  });

  test('RA-GEN-05 in the Event phase the first player decides first, then the others clockwise', () => {
    const story = table({ seats: 3, scenario: 'runewars', options: { firstPlayer: 'seat2' } }).given(t =>
      eventDeckOf(t, ['rw.barbarian_invasion']),
    );
    for (const seat of [1, 2, 0]) {
      expect(story.asked).toEqual([seat]);
      endTurn(story);
    }
    const order: number[] = [];
    while (story.ask().name === 'pick') {
      order.push(...story.asked);
      story.answer('pass');
    }
    expect(order).toEqual([1, 2, 0]);
    expect(story.history().flatMap(({ key, args }) => (key === 'damaged' ? [args['who']] : []))).toEqual([
      1, 2, 0,
    ]);
  });

  test('RA-GEN-05 during a turn the active player decides first', () => {
    const story = table({ seats: 3, scenario: 'monument', options: { firstPlayer: 'seat3' } }).given(t => {
      handOf(t, 2, ['neutral.sorcerer', 'neutral.naga', 'gold.1']);
      handOf(t, 0, ['neutral.sorcerer', 'neutral.naga', 'gold.1']);
      cityTo(t, 0, 'city.dawnsmoor');
    });
    story.answer('attack:city:city.dawnsmoor');
    const asked: string[] = [];
    const say = (said: string): void => {
      asked.push(`${story.asked[0]} ${story.ask().name}`);
      story.answer(said);
    };
    for (const unit of ['neutral.sorcerer', 'neutral.naga']) {
      say(unit);
      say(unit);
    }
    for (let n = 0; n < 4; n++) say('pass');
    expect(asked).toEqual(['2 card', '0 card', '2 card', '0 card', '2 card', '0 card', '2 pick', '0 pick']);
    expect(story.asked).toEqual([2]);
  });

  test('RA-GEN-06 most proposals decide, and of equally many the first player’s', () => {
    const voted = (first: string, ...votes: readonly string[]): string[] => {
      const seats = votes.length === 3 ? 3 : 4;
      const all = votes.map((_, seat) => seat);
      const story = table({ seats, scenario: 'cataclysm', options: { firstPlayer: first } }).given(t => {
        eventDeckOf(t, ['cat.flames']);
        cityTo(t, 0, 'city.forge');
        cityTo(t, 1, 'city.tamalir');
        for (const seat of all) handOf(t, seat, []);
      });
      for (const _ of all) endTurn(story);
      expect(story.asked).toEqual(all);
      for (const seat of all) expect(story.offered(seat)).toEqual(['city.tamalir', 'city.forge']);
      for (const [seat, vote] of votes.entries()) story.answer(`city.${vote}`, seat);
      const { cityPlace } = story.table;
      return ['city.forge', 'city.tamalir'].filter(name => cityPlace.get(cityId(name)) === 1);
    };
    expect(voted('seat1', 'forge', 'tamalir', 'tamalir')).toEqual(['city.tamalir']);
    expect(voted('seat2', 'forge', 'tamalir', 'forge')).toEqual(['city.forge']);
    expect(voted('seat3', 'tamalir', 'tamalir', 'tamalir')).toEqual(['city.tamalir']);
    expect(voted('seat1', 'forge', 'tamalir', 'forge', 'tamalir')).toEqual(['city.forge']);
    expect(voted('seat2', 'forge', 'tamalir', 'forge', 'tamalir')).toEqual(['city.tamalir']);
  });

  test('RA-GEN-06 of two players only the first is asked', () => {
    const story = table({ scenario: 'cataclysm', options: { firstPlayer: 'seat2' } }).given(t => {
      eventDeckOf(t, ['cat.flames']);
      cityTo(t, 0, 'city.forge');
      cityTo(t, 1, 'city.tamalir');
      for (const seat of [0, 1]) handOf(t, seat, []);
    });
    for (let n = 0; n < 2; n++) endTurn(story);
    expect(story.asked).toEqual([1]);
    story.answer('city.forge', 1);
    expect(story.table.cityPlace.get(cityId('city.forge'))).toBe(1);
  });
});
