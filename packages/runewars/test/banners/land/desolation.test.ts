import { YES } from '@runehold/kernel/ask/verdict';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { clearBlight, landTokensLeft, mayDesolate, mayFreeze } from '../../../src/rules/map/blight.ts';
import { yieldOf } from '../../../src/rules/map/tokens.ts';
import { dragonRunes } from '../../../src/rules/runes/count.ts';
import { token } from '../../heroes/summer.ts';
import {
  area,
  army,
  city,
  development,
  dials,
  noStronghold,
  rune,
  stronghold,
  unitsAt,
} from '../../kit/arrange.ts';
import { atTurn, position } from '../../kit/position.ts';
import { conquering, strategizing } from '../../move/stories.ts';
import { dialsOf, resolved } from '../../orders/kit.ts';
import { drawing, endSeason, influenceOf, isResolved } from '../../season/kit.ts';
import { banners, blightOn, desolated, exploring, frost, wasted } from './kit.ts';

/** Seat 0 has won the bid for a desolation token and may place it. */
const drought = (arrange: (t: Table) => void = () => {}): Play<Table> =>
  drawing('summer', 'season-scouring-drought', arrange, banners).answer(1, 0).answer(0, 1);

const outsideHomes = ['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '5D'];

everyWay({ describe, it }, 'desolation tokens', test => {
  test('BW-DESO-01 none appears unless an effect places it', () => {
    const story = position(banners);
    expect(blightOn(story)).toEqual({});
    expect(blightOn(endSeason(story))).toEqual({});
    expect(landTokensLeft(story.table)).toBe(6);
    expect(game.layoutFor?.({}).fields).toHaveProperty('blight');
    expect(position().table.landTokens).toBe(0);
  });

  test('BW-DESO-02 whoever controls the area gains at once what it provides', () => {
    const story = drought(t => {
      army(t, 1, '2A', { 'unit-archer': 1 });
      dials(t, 1, 1, 2, 3);
    }).answer('2A');
    expect(blightOn(story)).toEqual({ '2A': -1 });
    expect(dialsOf(story, 1)).toEqual([1, 3, 5]);
    expect(story.happened.slice(0, 3)).toEqual(['area-desolated', 'dial-turned', 'dial-turned']);
  });

  test('BW-DESO-03 printed icons count and a Village does not, and no dial goes beyond its end', () => {
    const story = position(exploring).given(t => {
      army(t, 0, '5A', { 'unit-footman': 1 });
      token(t, '5A', 'exp-village-wood', true);
      dials(t, 0, 1, 7, 1);
    });
    desolated(story, '5A');
    expect(dialsOf(story, 0)).toEqual([1, 8, 1]);
    expect([0, 1, 2].map(resource => yieldOf(story.table, area('5A'), resource))).toEqual([0, 1, 0]);
  });

  test('BW-DESO-04 of an area that nobody controls nobody gains anything', () => {
    const story = drought();
    const before = [dialsOf(story, 0), dialsOf(story, 1)];
    story.answer('1A');
    expect(blightOn(story)).toEqual({ '1A': -1 });
    expect([dialsOf(story, 0), dialsOf(story, 1)]).toEqual(before);
  });

  test('BW-DESO-05 a Harvest counts none of its resources', () => {
    const harvest = (arrange: (t: Table) => void): number[] =>
      dialsOf(
        resolved(
          'order-harvest',
          t => {
            army(t, 0, '1A', { 'unit-footman': 1 });
            arrange(t);
          },
          banners,
        ),
      );
    expect(harvest(() => {})).toEqual([5, 2, 2]);
    expect(harvest(t => wasted(t, '1A'))).toEqual([3, 2, 2]);
  });

  test('BW-DESO-06 BW-DESO-14 a city gives no benefit, and is a city still', () => {
    const cities = (t: Table): void => {
      city(t, '3B', 'city-forge');
      city(t, '5B', 'city-tamalir');
      army(t, 0, '3B', { 'unit-footman': 1 });
      army(t, 0, '5B', { 'unit-footman': 1 });
      wasted(t, '3B');
    };
    const story = resolved('order-rally-support', cities, banners);
    expect(story.offered()).toEqual(['5B', 'pass']);
    expect(story.whyNot('3B')).toBe('reason.desolated');
    const walls = resolved(
      'order-fortify',
      t => {
        cities(t);
        army(t, 0, '1A', { 'unit-footman': 1 });
        dials(t, 0, 3, 8, 8);
      },
      banners,
    ).answer('build');
    expect(walls.offered()).toContain('1A');
    expect(walls.whyNot('3B')).toBe('reason.city-there');
    const festival = drawing('summer', 'season-midsummer-festival', cities, banners);
    expect(influenceOf(festival)[0]).toBe(3 + 1 + 2);
  });

  test('BW-DESO-08 rune and exploration tokens lying there go on counting', () => {
    const story = position(exploring).given(t => {
      army(t, 0, '1A', { 'unit-footman': 1 });
      rune(t, '1A', 'dragon');
      token(t, '1A', 'exp-dragon-throne', true);
      wasted(t, '1A');
    });
    expect(dragonRunes(story.table, 0)).toBe(2);
  });

  test('BW-DESO-09 BW-DESO-11 every area but those of home realms is offered, whoever has it', () => {
    const story = drought(t => army(t, 1, '3A', { 'unit-archer': 1 }));
    expect(story.offered()).toEqual([...outsideHomes, 'pass']);
    expect(['DA', 'LC'].map(id => story.whyNot(id))).toEqual(Array(2).fill('reason.in-home-realm'));
  });

  test('BW-DESO-09 a home realm stays one without its player', () => {
    const story = position({ ...banners, seats: 3 }).given(t => t.alive.set(2, 0));
    expect(mayDesolate(story.table, area('UA'))).not.toBe(YES);
    expect(mayFreeze(story.table, area('UA'))).not.toBe(YES);
  });

  test('BW-DESO-10 not where there is a token of either side', () => {
    const story = drought(t => {
      wasted(t, '1A');
      frost(t, '2A');
    });
    expect(story.offered()).toEqual([...outsideHomes.filter(id => id !== '1A' && id !== '2A'), 'pass']);
    expect([story.whyNot('1A'), story.whyNot('2A')]).toEqual(['reason.desolated', 'reason.frozen']);
  });

  test('BW-DESO-11 an area without icons is ground for it', () => {
    const { table } = position(banners);
    const bare = table.content.area.map(one => ({ ...one, yields: [0, 0, 0] }));
    const barren: Table = Object.create(table, { content: { value: { ...table.content, area: bare } } });
    expect(mayDesolate(barren, area('1A'))).toBe(YES);
  });

  test('BW-DESO-12 spring leaves it, a card removes it', () => {
    const story = drawing('spring', 'season-envoys-of-spring', t => wasted(t, '1A', '3C'), banners);
    expect(isResolved(story)).toBe(true);
    expect(blightOn(story)).toEqual({ '1A': -1, '3C': -1 });
    story.given(t => clearBlight(t, area('1A')));
    expect(blightOn(story)).toEqual({ '3C': -1 });
    expect(yieldOf(story.table, area('1A'), 0)).toBe(2);
  });

  test('BW-DESO-13 six tokens for both sides, and no seventh', () => {
    const five = drought(t => {
      wasted(t, '1A', '2A');
      frost(t, '3A', '3A', '3B');
    });
    expect(landTokensLeft(five.table)).toBe(1);
    five.answer('1C');
    expect(landTokensLeft(five.table)).toBe(0);
    expect(mayFreeze(five.table, area('3A'))).not.toBe(YES);
    const six = drought(t => wasted(t, '1A', '1B', '1C', '2A', '2B', '2C'));
    expect(isResolved(six)).toBe(true);
    expect(influenceOf(six)).toEqual([2, 4]);
  });

  test('BW-DESO-15 a Resources development finds nothing to raise there; others work', () => {
    const story = resolved(
      'order-harvest',
      t => {
        stronghold(t, 0, '1B');
        stronghold(t, 0, '3A');
        stronghold(t, 0, '2B');
        development(t, '1B', 'dev-resources');
        development(t, '2B', 'dev-resources');
        development(t, '3A', 'dev-diplomat');
        wasted(t, '1B', '3A');
      },
      banners,
    ).answer('bonus');
    expect(story.offered()).toEqual(['2B', '3A', 'pass']);
    expect(story.whyNot('1B')).toBeDefined();
  });

  test('BW-DESO-16 the token is placed and gained by, whoever holds the area', () => {
    const story = drought(t => {
      army(t, 1, '3C', { 'unit-archer': 1 });
      dials(t, 1, 1, 1, 1);
    }).answer('3C');
    expect(dialsOf(story, 1)).toEqual([1, 1, 3]);
    expect(isResolved(story)).toBe(true);
  });

  test('BW-DESO-17 units enter, stay, fight and control as ever', () => {
    const story = strategizing(t => {
      army(t, 0, '3B', { 'unit-footman': 1 });
      wasted(t, '3B', '1B', '3A');
    }, banners);
    expect(story.offered()).toEqual(['1B', '3A', '3C', 'DB', 'DC', 'pass']);
    const fight = conquering(t => {
      army(t, 0, '3B', { 'unit-footman': 1 });
      army(t, 1, '3A', { 'unit-archer': 1 });
      wasted(t, '3A');
    }, banners).answer('3A');
    expect(fight.offered()).toEqual(['3B:unit-footman']);
    const recruits = atTurn(
      position(banners).given(t => {
        noStronghold(t, 'DA');
        stronghold(t, 0, '3A');
        wasted(t, '3A');
      }),
      0,
      'order-recruit',
    ).answers('order', 'food');
    expect(recruits.offered()).toContain('area:3A');
    expect(unitsAt(recruits.table, '3A')).toEqual({});
  });
});
