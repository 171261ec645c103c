import { refuseSetup } from '@runehold/kernel/match/table-setup';
import { play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { layout, type Table } from '../../src/layout.ts';
import { factionIds } from '../../src/pools.ts';
import { firstPlayer } from '../../src/rules/table/seats.ts';
import { settingUp, until } from '../kit/building.ts';
import { position } from '../kit/position.ts';

const refusal = (seats: number, options: Readonly<Record<string, string>> = {}) =>
  refuseSetup(game, seats, options)?.key;

describe('RW-SETUP, what a table may be', () => {
  it('RW-COMP-01 two to four seats, each with a faction of its own', () => {
    expect([1, 2, 3, 4, 5].map(seats => refusal(seats))).toEqual([
      'refusal.seats',
      undefined,
      undefined,
      undefined,
      'refusal.seats',
    ]);
    expect(refusal(3, { faction1: 'daqan', faction3: 'daqan' })).toBe('refusal.same-faction');
    expect(refusal(2, { faction1: 'daqan', faction2: 'latari' })).toBeUndefined();
    // A wish of a seat that nobody takes does not matter.
    expect(refusal(2, { faction1: 'daqan', faction3: 'daqan' })).toBeUndefined();
  });

  it('RW-ORIG-18 RW-ORIG-19 neither Road to Victory without its box nor Epic Play is to be had', () => {
    expect(Object.keys(layout.options).filter(name => /epic/i.test(name))).toEqual([]);
    expect(refusal(2, { edition: 'original', roadToVictory: 'yes' })).toBe('refusal.closed-variant');
    expect(refusal(2, { epicPlay: 'yes' })).toBe('refusal.unknown-option');
  });

  it('RW-ORIG-20 each difference is a switch of its own and has one value, so that none excludes itself', () => {
    const differences = Object.entries(layout.options).filter(([, { values }]) => values[0] === 'edition');
    expect(differences.map(([name]) => name)).toEqual(Object.keys(game.content.editions));
    for (const [name, { values }] of differences) {
      expect(values).toEqual(['edition', 'revised', 'original']);
      expect(refusal(2, { [name]: 'original' })).toBeUndefined();
      expect(refusal(2, { [name]: 'revised,original' })).toBe('refusal.option-value');
    }
  });
});

describe('RW-SETUP, the first player', () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1);

  it.each([2, 3, 4])('RW-SETUP-02 RW-FATE-02 is who is dealt the highest Fate card, of %i', seats => {
    const firsts = seeds.map(seed => {
      const story = play<Table>(game, { seats, seed });
      const cards = story.history().filter(({ key }) => key === 'fate-dealt');
      expect(cards.map(({ args }) => args['who'])).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      const numbers = cards.map(({ args }) => Number(args['fate']) + 1);
      expect(new Set(numbers).size).toBe(seats);
      expect(story.table.firstSeat).toBe(numbers.indexOf(Math.max(...numbers)));
      return story.table.firstSeat;
    });
    expect(new Set(firsts).size).toBe(seats);
  });

  it('RW-SETUP-03 the dealt cards go back: the game starts with all thirty', () => {
    const { table } = until(settingUp(), 'RW-ORDER-01');
    expect([table.fateDeck.total, table.fateDiscard.total, table.fateShown.at(0).total]).toEqual([30, 0, 0]);
  });

  it('RW-SETUP-04 stays first for the whole game', () => {
    const story = position({ seats: 3 }).given(t => {
      t.firstSeat = 2;
      t.year = 4;
    });
    expect(firstPlayer(story.table)).toBe(2);
  });
});

everyWay({ describe, it }, 'RW-SETUP, factions', test => {
  const choosing = (factions: string, options = {}) =>
    play<Table>(game, { seats: 3, options: { factions, ...options } });

  test('RW-SETUP-05 the first player picks, then the others clockwise, each of what is free', () => {
    const story = choosing('choose');
    const first = story.table.firstSeat;
    expect(story.asked).toEqual([first]);
    expect(story.offered()).toEqual(factionIds);
    story.answer('latari');
    expect(story.told()[0]).toEqual({ key: 'faction-taken', args: { who: first, faction: 1 } });
    expect(story.asked).toEqual([(first + 1) % 3]);
    expect(story.offered()).toEqual(['daqan', 'uthuk', 'waiqar']);
    expect(story.whyNot('latari')).toBe('reason.faction-taken');
    story.answer('waiqar');
    expect(story.asked).toEqual([(first + 2) % 3]);
    expect(story.offered()).toEqual(['daqan', 'uthuk']);
  });

  test('RW-SETUP-05 a draft goes the other way, and the first player comes last', () => {
    const story = choosing('draft');
    const first = story.table.firstSeat;
    const order = ['daqan', 'latari', 'uthuk'].map(faction => {
      const [seat] = story.asked;
      story.answer(faction);
      return seat;
    });
    expect(order).toEqual([(first + 2) % 3, (first + 1) % 3, first]);
  });

  test('RW-SETUP-05 a faction that a seat was given beforehand is not offered to the others', () => {
    const story = choosing('choose', { faction1: 'uthuk', faction2: 'waiqar' });
    expect(story.asked).toEqual([2]);
    expect(story.offered()).toEqual(['daqan', 'latari']);
  });
});

describe('RW-SETUP, what a faction brings', () => {
  it('RW-SETUP-05 random factions are asked of nobody and are all different', () => {
    const taken = Array.from({ length: 10 }, (_, seed) => {
      const { table } = play<Table>(game, { seats: 3, seed: seed + 1, options: { factions: 'random' } });
      return [0, 1, 2].map(seat => table.faction.get(seat) - 1);
    });
    for (const factions of taken) expect(new Set(factions).size).toBe(3);
    expect(new Set(taken.flat())).toEqual(new Set([0, 1, 2, 3]));
  });

  it('RW-SETUP-06 all eight Orders are in hand and none in play', () => {
    const story = until(settingUp(), 'RW-ORDER-01');
    expect(story.offered(0)).toHaveLength(8);
    expect([story.table.ordersInPlay.get(0), story.table.ordersInPlay.get(1)]).toEqual([0, 0]);
  });

  it('RW-SETUP-07 the home realms of other factions are not on the board', () => {
    const { table } = settingUp({ seats: 3 });
    expect(factionIds.map((_, faction) => table.laid.get(9 + faction, 0) > 0)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
