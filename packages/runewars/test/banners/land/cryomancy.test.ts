import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { areaSet } from '../../../src/board/area-set.ts';
import { isStep, withWaters } from '../../../src/board/map.ts';
import type { Ice } from '../../../src/content/types-map.ts';
import type { Table } from '../../../src/layout.ts';
import { clearBlight } from '../../../src/rules/map/blight.ts';
import { mapOf } from '../../../src/rules/map/map-of.ts';
import { yieldOf } from '../../../src/rules/map/tokens.ts';
import { dragonRunes } from '../../../src/rules/runes/count.ts';
import { CORBIN, questPhase, token } from '../../heroes/summer.ts';
import { area, army, city, heroAt, neutrals, rune, unitsAt } from '../../kit/arrange.ts';
import { nextFate, position } from '../../kit/position.ts';
import { conquering, strategizing } from '../../move/stories.ts';
import { dialsOf, resolved } from '../../orders/kit.ts';
import { drawing, isResolved, toldOf } from '../../season/kit.ts';
import { banners, blightOn, exploring, frost, wasted } from './kit.ts';

// On the board of two seats water lies between 1A and 2A, printed on 1A, and between 2C and 5A, printed on both.

/** Where a Footman may go from an area in spring. */
const waysFrom = (where: string, arrange: (t: Table) => void): readonly string[] =>
  strategizing(t => {
    army(t, 0, where, { 'unit-footman': 1 });
    arrange(t);
  }, banners)
    .offered()
    .filter(id => id !== 'pass');

/** Seat 0 has won the bid for cryomancy tokens and may place them. */
const earlyFrost = (arrange: (t: Table) => void = () => {}): Play<Table> =>
  drawing('fall', 'season-early-frost', arrange, banners).answer(1, 0).answer(0, 1);

everyWay({ describe, it }, 'cryomancy tokens', test => {
  test('BW-CRYO-01 BW-CRYO-03 water is open in both directions, whichever side prints it', () => {
    expect(waysFrom('2A', () => {})).toEqual(['2B']);
    expect(waysFrom('2A', t => frost(t, '2A'))).toEqual(['1A', '2B']);
    expect(waysFrom('2A', t => frost(t, '1A'))).toEqual(['1A', '2B']);
    expect(waysFrom('1A', t => frost(t, '2A'))).toEqual(['1B', '1C', '2A', '2B', '2C']);
    expect(waysFrom('1A', t => frost(t, '1A'))).toEqual(['1B', '1C', '2A', '2B', '2C']);
    const march = conquering(t => {
      army(t, 0, '2A', { 'unit-footman': 1 });
      frost(t, '1A');
    }, banners).answer('1B');
    expect(march.offered()).toEqual(['2A:unit-footman']);
  });

  test('BW-CRYO-03 one datum of the box selects the narrower reading: what the area itself prints', () => {
    const { table } = position(banners);
    expect(table.content.boxes.map(({ ice }) => ice)).toEqual([undefined, 'all-around']);
    // Water between 1A and 2A is printed on 1A alone.
    const crosses = (frozen: string, ice: Ice): boolean[] => {
      const map = withWaters(mapOf(table), areaSet([area(frozen)]), areaSet(), ice);
      return [
        isStep(map, area('1A'), area('2A'), false, false),
        isStep(map, area('2A'), area('1A'), false, false),
      ];
    };
    expect([crosses('1A', 'as-printed'), crosses('2A', 'as-printed')]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect([crosses('1A', 'all-around'), crosses('2A', 'all-around')]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  test('BW-CRYO-01 groups of neutral units go over the ice as well', () => {
    const beasts = (arrange: (t: Table) => void): readonly string[] =>
      drawing(
        'fall',
        'season-restless-beasts',
        t => {
          neutrals(t, '2A', { 'unit-hell-hound': 1 });
          arrange(t);
        },
        banners,
      )
        .answer('2A')
        .offered();
    expect(beasts(t => army(t, 1, '5D', { 'unit-archer': 1 }))).not.toContain('1A');
    expect(beasts(t => frost(t, '1A'))).toContain('1A');
  });

  test('BW-CRYO-02 heroes cross it too', () => {
    const steps = (arrange: (t: Table) => void): readonly string[] =>
      questPhase(banners, t => {
        heroAt(t, 0, CORBIN, '2A');
        arrange(t);
      })
        .answers(CORBIN, 'move')
        .offered();
    expect(steps(() => {})).toEqual(['to:2B', 'stop']);
    expect(steps(t => frost(t, '2A'))).toEqual(['to:1A', 'to:2B', 'stop']);
  });

  test('BW-CRYO-04 water between other areas stays closed', () => {
    expect(waysFrom('2A', t => frost(t, '2B', '1B'))).toEqual(['2B']);
    expect(waysFrom('2C', t => frost(t, '2A'))).toEqual(['1A', '1C', '2B', '5C']);
  });

  test('BW-CRYO-05 mountains stay closed', () => {
    expect(waysFrom('3C', t => frost(t, '3C', '2A', '1A'))).toEqual(['1B', '3A', '3B']);
    const pass = waysFrom('2A', t => {
      t.mountainPass = 1;
      frost(t, '1A');
    });
    expect(pass).toEqual(['1A', '2B', '3C']);
  });

  test('BW-CRYO-06 who retreats crosses it', () => {
    const repelled = (arrange: (t: Table) => void): Play<Table> => {
      const story = conquering(t => {
        army(t, 0, '2B', { 'unit-footman': 1 });
        army(t, 0, '1A', { 'unit-bowman': 1 });
        neutrals(t, '2A', { 'unit-giant': 1 });
        army(t, 1, '2C', { 'unit-archer': 1 });
        arrange(t);
      }, banners);
      story.answers('2A', ['2B:unit-footman']);
      nextFate(story, 1).answers('diplomacy', 1, 'retreat');
      return story;
    };
    expect(unitsAt(repelled(() => {}).table, '1A')).toEqual({ 'unit-bowman': 1 });
    expect(unitsAt(repelled(t => frost(t, '2A')).table, '1A')).toEqual({
      'unit-bowman': 1,
      'unit-footman:routed': 1,
    });
  });

  test('BW-CRYO-07 nobody gains anything by it', () => {
    const story = earlyFrost(t => army(t, 1, '3C', { 'unit-archer': 1 }));
    const before = dialsOf(story, 1);
    story.answers('3C', 'pass');
    expect(blightOn(story)).toEqual({ '3C': 1 });
    expect(dialsOf(story, 1)).toEqual(before);
  });

  test('BW-CRYO-08 BW-CRYO-10 the area provides nothing but what a Village there does', () => {
    const story = position(exploring).given(t => {
      token(t, '5A', 'exp-village-food', true);
      frost(t, '5A');
    });
    expect([0, 1, 2].map(resource => yieldOf(story.table, area('5A'), resource))).toEqual([1, 0, 0]);
    const harvest = resolved(
      'order-harvest',
      t => {
        army(t, 0, '1A', { 'unit-footman': 1 });
        frost(t, '1A');
      },
      banners,
    );
    expect(dialsOf(harvest)).toEqual([3, 2, 2]);
  });

  test('BW-CRYO-09 a city gives no benefit in Rally Support', () => {
    const story = resolved(
      'order-rally-support',
      t => {
        city(t, '3B', 'city-forge');
        army(t, 0, '3B', { 'unit-footman': 1 });
        city(t, '5B', 'city-tamalir');
        army(t, 0, '5B', { 'unit-footman': 1 });
        frost(t, '3B');
      },
      banners,
    );
    expect(story.offered()).toEqual(['5B', 'pass']);
    expect(story.whyNot('3B')).toBe('reason.frozen');
  });

  test('BW-CRYO-10 a rune token there counts', () => {
    const story = position(banners).given(t => {
      army(t, 0, '1A', { 'unit-footman': 1 });
      rune(t, '1A', 'dragon');
      frost(t, '1A');
    });
    expect(dragonRunes(story.table, 0)).toBe(1);
  });

  test('BW-CRYO-11 neither home realms nor desolate areas are offered', () => {
    const story = earlyFrost(t => wasted(t, '2A'));
    expect(story.offered()).toEqual([
      ...['1A', '1B', '1C', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '5D'],
      'pass',
    ]);
    expect([story.whyNot('DA'), story.whyNot('2A')]).toEqual(['reason.in-home-realm', 'reason.desolated']);
  });

  test('BW-CRYO-12 several lie in one area and do no more than one', () => {
    const story = earlyFrost(t => frost(t, '1A'));
    expect(story.offered()).toContain('1A');
    story.answers('1A', 'pass');
    expect(blightOn(story)).toEqual({ '1A': 2 });
    expect(yieldOf(story.table, area('1A'), 0)).toBe(0);
    expect(waysFrom('2A', t => frost(t, '1A', '1A'))).toEqual(['1A', '2B']);
  });

  test('BW-CRYO-13 spring takes one of each area', () => {
    const story = drawing(
      'spring',
      'season-envoys-of-spring',
      t => frost(t, '1A', '2A', '2A', '3C', '3C', '3C'),
      banners,
    );
    expect(isResolved(story)).toBe(true);
    expect(blightOn(story)).toEqual({ '2A': 1, '3C': 2 });
    expect(toldOf(story, 'area-thawed')).toEqual(['1A', '2A', '3C'].map(id => ({ area: area(id) })));
  });

  test('BW-CRYO-14 after the primary ability of the card, with all else that spring does', () => {
    const story = drawing(
      'spring',
      'season-mending-the-land',
      t => {
        army(t, 0, '1A', { 'unit-footman': 1 });
        frost(t, '1A', '1A', '2A');
      },
      banners,
    );
    expect(blightOn(story)).toEqual({ '1A': 2, '2A': 1 });
    story.answer('1A');
    expect(blightOn(story)).toEqual({});
    const { happened } = story;
    expect(happened.filter(key => key === 'area-thawed')).toHaveLength(3);
    expect(happened.indexOf('area-thawed')).toBeLessThan(happened.indexOf('orders-returned'));
    expect(happened.lastIndexOf('area-thawed')).toBeGreaterThan(happened.indexOf('orders-returned'));
  });

  test('BW-CRYO-15 with the last token everything is as before', () => {
    const story = strategizing(t => {
      army(t, 0, '1A', { 'unit-footman': 1 });
      army(t, 0, '2A', { 'unit-footman': 1 });
      frost(t, '1A');
      clearBlight(t, area('1A'));
    }, banners).answer('2B');
    expect(story.offered()).toEqual(['1A:unit-footman', '2A:unit-footman']);
    expect(
      waysFrom('2A', t => {
        frost(t, '1A');
        clearBlight(t, area('1A'));
      }),
    ).toEqual(['2B']);
    expect(yieldOf(story.table, area('1A'), 0)).toBe(2);
  });
});
