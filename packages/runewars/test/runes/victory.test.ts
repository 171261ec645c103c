import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { checkVictoryCard } from '../../src/rules/runes/victory-card.ts';
import { endAfterLastYear } from '../../src/rules/table/winning.ts';
import { army, clearUnits, heroAt, reward, rune, title } from '../kit/arrange.ts';
import { atTurn, position, type Setting } from '../kit/position.ts';
import { dragons, faceIn, isUp } from './kit.ts';

const SUMMER = 1;
const FALL = 2;
const WINTER = 3;

/** Seat 0 with six dragon runes: three at home, three outside. */
const sixRunes = (t: Table): void => {
  for (const where of ['1A', '1B', '1C']) army(t, 0, where, { 'unit-footman': 1 });
  dragons(t, 'DA', 'DB', 'DC', '1A', '1B', '1C');
};

const turn = (arrange: (t: Table) => void, setting: Setting = {}): Play<Table> =>
  atTurn(position(setting).given(arrange), 0, 'order-acquire-power');

const at = (t: Table, year: number, season: number): void => {
  t.year = year;
  t.season = season;
};

const winners = (story: Play<Table>): Seat[] =>
  [0, 1, 2, 3].filter(seat => seat < story.table.seats && story.table.placeOf(seat) === 1);

/** The start of a season with a claim of a seat's on its deck. */
const checked = (arrange: (t: Table) => void, season = SUMMER, seat: Seat = 0): Play<Table> =>
  position().given(t => {
    at(t, 4, season);
    t.victoryOn.set(season, seat + 1);
    arrange(t);
    checkVictoryCard(t);
  });

everyWay({ describe, it }, 'Victory cards', test => {
  test('RW-WIN-01 RW-WIN-04 six runes end nothing, and claiming is a choice', () => {
    const story = turn(t => {
      sixRunes(t);
      army(t, 0, '2A', { 'unit-footman': 1 });
      dragons(t, '2A');
    });
    expect(story.offered()).toEqual(['order', 'victory']);
    story.answer('order').answer('end');
    expect(story.over).toBe(false);
    expect([0, 1, 2, 3].map(season => story.table.victoryOn.get(season))).toEqual([0, 0, 0, 0]);
  });

  test('RW-WIN-02 RW-RUNE-19 RW-INFO-13 as many of the player’s choice are turned up as prove six', () => {
    const story = turn(t => {
      sixRunes(t);
      army(t, 0, '2A', { 'unit-footman': 1 });
      rune(t, '2A', 'dragon', { faceup: true });
      army(t, 0, '2B', { 'unit-footman': 1 });
      rune(t, '2B', 'false', { knownTo: [0] });
    }).answer('victory');
    expect(story.offered()).toEqual(['1A', '1B', '1C', 'DA', 'DB', 'DC']);
    expect([story.ask().min, story.ask().max]).toEqual([5, 5]);
    story.answer(['1A', '1B', '1C', 'DA', 'DC']);
    expect(['1A', 'DB', '2B'].map(where => isUp(story, where))).toEqual([true, false, false]);
    expect(story.happened).toEqual([...Array<string>(5).fill('rune-revealed'), 'victory-claimed']);
  });

  test('RW-WIN-03 RW-INFO-15 the card lies on the deck of the season, and all see whose', () => {
    const story = turn(t => {
      sixRunes(t);
      at(t, 3, SUMMER);
    })
      .answer('victory')
      .answer(['1A', '1B', '1C', 'DA', 'DB', 'DC']);
    expect(story.view(1).table['victoryOn']).toEqual([0, 1, 0, 0]);
  });

  test('RW-WIN-05 a rune on a Reward is proven by turning it up', () => {
    const story = turn(t => {
      sixRunes(t);
      clearUnits(t, '1C');
      heroAt(t, 0, 'HE-01', 'DA');
      reward(t, 'HE-01', 'reward-timmorran-shard');
      reward(t, 'HE-01', 'reward-rage-blade');
    }).answer('victory');
    expect(story.offered()).toEqual(['1A', '1B', 'DA', 'DB', 'DC', 'HE-01:reward-timmorran-shard']);
    story.answer(story.offered());
    expect([0, 1].map(place => story.table.rewardUp.get(place))).toEqual([1, 0]);
    expect(story.happened).toContain('reward-shown');
  });

  test('RW-WIN-02 with fewer than six there is no claim, and the reason is told', () => {
    const story = turn(t => {
      sixRunes(t);
      clearUnits(t, '1C');
    });
    expect(story.offered()).toEqual(['order']);
    expect(story.whyNot('victory')).toBe('reason.too-few-runes');
  });

  test('RW-WIN-06 a claim waits for the player’s own turn', () => {
    const story = position().given(sixRunes);
    expect(story.offered(0)).not.toContain('victory');
    atTurn(story, 1, 'order-acquire-power');
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['order']);
    story.answer('order').answer('end');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['order', 'victory']);
  });

  test('RW-WIN-07 one card to a deck: another player waits for the next season', () => {
    const fall = turn(t => {
      sixRunes(t);
      at(t, 2, FALL);
      t.victoryOn.set(FALL, 2);
    });
    expect(fall.whyNot('victory')).toBe('reason.victory-deck-taken');
    const winter = turn(t => {
      sixRunes(t);
      at(t, 2, WINTER);
      t.victoryOn.set(FALL, 2);
    });
    expect(winter.offered()).toContain('victory');
  });

  test('RW-WIN-08 RW-WIN-19 with a claim pending there is neither another nor a way to take it back', () => {
    const story = turn(t => {
      sixRunes(t);
      at(t, 2, WINTER);
      t.victoryOn.set(FALL, 1);
    });
    expect(story.offered()).toEqual(['order']);
    expect(story.whyNot('victory')).toBe('reason.victory-pending');
  });

  test('RW-WIN-09 six runes when the season comes round win before its card is drawn', () => {
    const story = checked(sixRunes);
    expect(story.over).toBe(true);
    expect(winners(story)).toEqual([0]);
    expect(story.history().map(({ key }) => key)).toContain('won');
  });

  test('RW-WIN-10 with fewer the card goes back', () => {
    const story = checked(t => {
      sixRunes(t);
      clearUnits(t, '1C');
    });
    expect(story.over).toBe(false);
    expect(story.table.victoryOn.get(SUMMER)).toBe(0);
    expect(story.history().at(-1)).toEqual({
      key: 'victory-missed',
      args: { who: 0, season: SUMMER },
    });
  });

  test('RW-WIN-11 RW-ORIG-17 other runes than those of the claim do, and facedown ones', () => {
    const story = checked(t => {
      dragons(t, 'DA', 'DB', 'DC', '2A', '2B', '2C');
      for (const where of ['2A', '2B', '2C']) army(t, 0, where, { 'unit-footman': 1 });
    });
    expect(winners(story)).toEqual([0]);
  });

  test('RW-WIN-12 after a failed check the card may be used again, in the same season too', () => {
    const story = checked(t => {
      sixRunes(t);
      clearUnits(t, '1C');
    }).given(t => army(t, 0, '1C', { 'unit-footman': 1 }));
    atTurn(story, 0, 'order-acquire-power');
    expect(story.offered()).toContain('victory');
  });

  test('RW-WIN-13 RW-WIN-14 claims end with winter of the year before the last', () => {
    const claim = (year: number, season: number): Play<Table> =>
      turn(t => {
        sixRunes(t);
        at(t, year, season);
      });
    expect(claim(6, WINTER).offered()).toContain('victory');
    expect(claim(7, 0).whyNot('victory')).toBe('reason.victory-last-year');
    const last = position().given(t => {
      at(t, 7, WINTER);
      t.victoryOn.set(WINTER, 1);
      sixRunes(t);
      checkVictoryCard(t);
    });
    expect(winners(last)).toEqual([0]);
  });

  test('RW-WIN-15 claims are judged as their seasons come', () => {
    const story = position().given(t => {
      t.victoryOn.set(FALL, 1);
      t.victoryOn.set(WINTER, 2);
      sixRunes(t);
      at(t, 3, FALL);
      checkVictoryCard(t);
    });
    expect(winners(story)).toEqual([0]);
    const other = checked(sixRunes, WINTER, 1);
    expect(other.over).toBe(false);
  });
});

/** The end of the last year with so many dragon runes and so much influence by seat. */
const ended = (runes: readonly number[], influence: readonly number[] = [0, 0, 0]): Play<Table> =>
  position({ seats: 3 }).given(t => {
    const free = ['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '7A', '7B', '7C'];
    for (const [seat, amount] of runes.entries()) {
      const unit = ['unit-footman', 'unit-archer', 'unit-berserker'][seat];
      for (const where of free.splice(0, amount)) {
        army(t, seat, where, { [unit]: 1 });
        rune(t, where, 'dragon', { knownTo: [seat] });
      }
      t.influence.set(seat, influence[seat]);
    }
    endAfterLastYear(t);
  });

everyWay({ describe, it }, 'The end of the game', test => {
  test('RW-WIN-16 RW-OBJ-15 after the last year most dragon runes win, and all tokens lie open', () => {
    const story = ended([4, 5, 3]);
    expect(winners(story)).toEqual([1]);
    expect(isUp(story, '1A')).toBe(true);
    expect(story.view('spectator').over).toBe(true);
    expect(faceIn(story, '1A')).toBe('dragon');
  });

  test('RW-WIN-17 a tie goes to most influence, then to the highest starting influence', () => {
    expect(winners(ended([5, 5, 3], [2, 4, 9]))).toEqual([1]);
    expect(winners(ended([5, 5, 3], [3, 3, 9]))).toEqual([1]);
    expect(winners(ended([5, 3, 5], [3, 9, 3]))).toEqual([0]);
  });

  test('RW-WIN-18 only unspent influence counts, and what is equal to the end is shared', () => {
    const spent = position().given(t => {
      dragons(t, 'DA', 'LA');
      t.influence.set(0, 2);
      t.influence.set(1, 1);
      title(t, 1, 'title-primarch-wizards-council', 9);
      endAfterLastYear(t);
    });
    expect(winners(spent)).toEqual([0]);
    const { table } = position().given(t => {
      dragons(t, 'DA', 'LA');
      t.influence.set(0, 3);
      t.influence.set(1, 3);
    });
    const factions = table.content.factions.map(one => ({ ...one, influence: 2 }));
    const equal: Table = Object.create(table, { content: { value: { ...table.content, factions } } });
    endAfterLastYear(equal);
    expect([equal.placeOf(0), equal.placeOf(1)]).toEqual([1, 1]);
  });

  test('RW-WIN-20 there is no minimum', () => {
    expect(winners(ended([2, 1, 0]))).toEqual([0]);
  });

  test('RW-EX-A12 RW-EX-A20 RW-ORIG-16 a claim of summer of year 6 fails a year later and is not made again', () => {
    const story = turn(t => {
      sixRunes(t);
      at(t, 6, SUMMER);
    })
      .answer('victory')
      .answer(['1A', '1B', '1C', 'DA', 'DB', 'DC']);
    expect(story.table.victoryOn.get(SUMMER)).toBe(1);
    story.given(t => {
      at(t, 7, 0);
      clearUnits(t, '1A');
      army(t, 1, '1A', { 'unit-archer': 1 });
      at(t, 7, SUMMER);
      checkVictoryCard(t);
    });
    expect(story.over).toBe(false);
    expect(story.history().at(-1)?.args).toEqual({ who: 0, season: SUMMER });
    story.given(t => {
      clearUnits(t, '1A');
      army(t, 0, '1A', { 'unit-footman': 1 });
    });
    expect(story.whyNot('victory')).toBe('reason.victory-last-year');
    story.given(endAfterLastYear);
    expect(winners(story)).toEqual([0]);
  });
});
