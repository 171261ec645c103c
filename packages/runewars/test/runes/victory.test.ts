import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { checkVictoryCard } from '../../src/rules/runes/victory-card.ts';
import { endAfterLastYear } from '../../src/rules/table/winning.ts';
import { area, army, clearUnits, heroAt, reward, rune } from '../kit/arrange.ts';
import { atTurn, position, type Setting } from '../kit/position.ts';
import { dragons, isUp, sixRunes, winners } from './kit.ts';

const SUMMER = 1;
const FALL = 2;
const WINTER = 3;

const turn = (arrange: (t: Table) => void, setting: Setting = {}): Play<Table> =>
  atTurn(position(setting).given(arrange), 0, 'order-acquire-power');

const at = (t: Table, year: number, season: number): void => {
  t.year = year;
  t.season = season;
};

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

  test('RW-WIN-02 who deals the facedown runes anew in the middle of a claim can still go on', () => {
    const story = turn(sixRunes).answer('victory');
    story.given(t => {
      t.runePile.put(t.rune.takeAt(area('1A')));
      rune(t, '1A', 'false', { knownTo: [0] });
    });
    expect([story.ask().min, story.ask().max]).toEqual([5, 5]);
    story.answer(['1B', '1C', 'DA', 'DB', 'DC']);
    expect(story.happened).toContain('victory-claimed');
  });

  test('RW-WIN-03 RW-INFO-15 the card lies on the deck of the season, and all see whose', () => {
    const story = turn(t => {
      sixRunes(t);
      at(t, 3, SUMMER);
    })
      .answer('victory')
      .answer(['1A', '1B', '1C', 'DA', 'DB', 'DC']);
    expect([0, 1, 2, 3].map(season => story.table.victoryOn.get(season))).toEqual([0, 1, 0, 0]);
    for (const viewer of [1, 'spectator'] as const)
      expect(story.view(viewer).table['victoryOn']).toEqual([0, 1, 0, 0]);
  });

  test('RW-WIN-05 the rune of a Timmorran Shard is proven by turning it up', () => {
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

  test('RW-WIN-10 RW-INFO-08 how many runes a failed claim had stays a secret', () => {
    const failed = (...given: readonly string[]): Play<Table> =>
      checked(t => {
        sixRunes(t);
        clearUnits(t, '1C', ...given);
      });
    for (const viewer of [1, 'spectator'] as const) {
      expect(failed().history(viewer).at(-1)?.key).toBe('victory-missed');
      expect(failed().history(viewer)).toEqual(failed('1A', '1B').history(viewer));
    }
    const keys = failed()
      .history()
      .map(({ key }) => key);
    expect(keys).not.toContain('runes-counted');
  });

  test('RW-WIN-11 RW-ORIG-17 other runes than those of the claim do, and facedown ones', () => {
    const story = checked(t => {
      dragons(t, 'DA', 'DB', 'DC', '2A', '2B', '2C');
      for (const where of ['2A', '2B', '2C']) army(t, 0, where, { 'unit-footman': 1 });
    });
    expect(winners(story)).toEqual([0]);
    expect(['DA', 'DB', 'DC', '2A', '2B', '2C'].filter(where => isUp(story, where))).toEqual([]);
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
