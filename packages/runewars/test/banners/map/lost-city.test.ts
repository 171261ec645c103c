import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { isStep } from '../../../src/board/map.ts';
import { universe } from '../../../src/boxes/universe.ts';
import type { Table } from '../../../src/layout.ts';
import { cityPool } from '../../../src/pools.ts';
import { controller, hasCity } from '../../../src/rules/map/areas.ts';
import { clearBlight, desolate, freeze, isBlighted } from '../../../src/rules/map/blight.ts';
import { destroyCity, placeLostCity } from '../../../src/rules/map/cities.ts';
import { groundOf } from '../../../src/rules/map/ground.ts';
import { mapOf } from '../../../src/rules/map/map-of.ts';
import { yieldOf } from '../../../src/rules/map/tokens.ts';
import { dragonRunes, printedRunes } from '../../../src/rules/runes/count.ts';
import { whereIs } from '../../heroes/summer.ts';
import { army, dials, heroAt, rune, tacticsHand, unitsAt } from '../../kit/arrange.ts';
import { neighboursOf } from '../../kit/boards.ts';
import { settingUp } from '../../kit/building.ts';
import { atTurn, position } from '../../kit/position.ts';
import { atTwelve, expansion, number } from './twelve.ts';

const LOST = cityPool.cards.indexOf('city-lost');
const TWELVE = number('12');

const yieldsAt = (t: Table): number[] => [0, 1, 2].map(resource => yieldOf(t, TWELVE, resource));

/** Whether somebody on foot may step from 12 to 2B, and back. */
const crosses = (t: Table, winter = false): boolean[] => [
  isStep(groundOf(t), TWELVE, number('2B'), false, winter),
  isStep(groundOf(t), number('2B'), TWELVE, false, winter),
];

describe('BW-CITY12, the Lost City before it is found', () => {
  it.each([2, 3, 4] as const)('BW-CITY12-08 BW-CITY12-26 no city space has it, with %i players', seats => {
    for (let seed = 1; seed <= 6; seed++) {
      const { table: t } = settingUp({ seats, options: expansion }, seed);
      expect(t.city.nextOf(LOST, -1)).toBe(-1);
      expect([t.cityPile.count(LOST), t.cityBox.count(LOST)]).toEqual([0, 1]);
    }
  });

  it('BW-CITY12-12 without tile 12 the effect does nothing', () => {
    const { table: t } = position({ options: expansion });
    const before = t.state.slice();
    placeLostCity(t);
    expect(t.state).toEqual(before);
  });

  it('without the expansion there is none', () => {
    const { table: t } = position();
    expect(t.cityBox.types).toBe(7);
    const before = t.state.slice();
    placeLostCity(t);
    expect(t.state).toEqual(before);
  });
});

everyWay({ describe, it }, 'BW-CITY12, the Lost City', test => {
  test('BW-CITY12-09 lies on tile 12 and covers the yellow border with water', () => {
    const story = atTwelve();
    expect(neighboursOf(story.table, '12')).toEqual(['2B~y', '5C~y', '5D']);
    story.given(placeLostCity);
    expect(story.table.city.at(TWELVE)).toBe(LOST);
    expect(neighboursOf(story.table, '12')).toEqual(['2B~w', '5C~w', '5D']);
    // The other areas lie as they lay.
    expect(neighboursOf(story.table, '1C')).toEqual(neighboursOf(atTwelve().table, '1C'));
  });

  test('BW-CITY12-10 tokens on tile 12 go instead, all of them', () => {
    const story = atTwelve().given(t => {
      freeze(t, TWELVE);
      freeze(t, TWELVE);
      placeLostCity(t);
    });
    expect([isBlighted(story.table, TWELVE), hasCity(story.table, TWELVE)]).toEqual([false, false]);
    const desolated = atTwelve().given(t => {
      desolate(t, TWELVE);
      placeLostCity(t);
    });
    expect([isBlighted(desolated.table, TWELVE), hasCity(desolated.table, TWELVE)]).toEqual([false, false]);
    desolated.given(placeLostCity);
    expect(hasCity(desolated.table, TWELVE)).toBe(true);
  });

  test('BW-CITY12-13 Rally Support offers its benefits to who controls it', () => {
    const story = atTwelve(true).given(t => army(t, 0, '12', { 'unit-footman': 1 }));
    atTurn(story, 0, 'order-rally-support').answer('order');
    expect(story.offered()).toEqual(['12', 'pass']);
    story.answer('12');
    expect(story.offered()).toEqual(['units', 'tactics', 'influence', 'quests']);
    const before = story.table.influence.get(0);
    story.answer('influence');
    expect(story.table.influence.get(0)).toBe(before + 3);
  });

  test('BW-CITY12-14 BW-CITY12-15 destroyed it takes all with it and may be found again', () => {
    const story = atTwelve(true).given(t => {
      army(t, 0, '12', { 'unit-footman': 1 });
      destroyCity(t, TWELVE, 0);
    });
    expect([hasCity(story.table, TWELVE), story.table.cityBox.count(LOST)]).toEqual([false, 1]);
    expect(yieldsAt(story.table)).toEqual([0, 0, 1]);
    expect(dragonRunes(story.table, 0)).toBe(0);
    expect(crosses(story.table)).toEqual([true, true]);
    expect(neighboursOf(story.table, '12')).toEqual(['2B~y', '5C~y', '5D']);
    story.given(placeLostCity);
    expect(neighboursOf(story.table, '12')).toEqual(['2B~w', '5C~w', '5D']);
    expect(dragonRunes(story.table, 0)).toBe(1);
  });

  test('BW-CITY12-16 BW-CITY12-17 counts for one dragon rune that all see, besides a token there', () => {
    const story = atTwelve(true).given(t => {
      army(t, 0, '12', { 'unit-footman': 1 });
      rune(t, '12', 'dragon');
    });
    expect([dragonRunes(story.table, 0), dragonRunes(story.table, 1)]).toEqual([2, 0]);
    expect(printedRunes(story.table, 0)).toBe(1);
    // Six are enough with it: it and five tokens.
    story.given(t => {
      for (const id of ['DA', 'DB', 'DC', '3A']) rune(t, id, 'dragon');
      army(t, 0, '3A', { 'unit-footman': 1 });
    });
    atTurn(story, 0, 'order-harvest');
    expect(story.offered()).toContain('victory');
    expect(story.table.content.victoryCards.runes).toBe(6);
  });

  test('BW-CITY12-18 adds 1 food and 1 wood to the ore of the tile', () => {
    expect(yieldsAt(atTwelve().table)).toEqual([0, 0, 1]);
    expect(yieldsAt(atTwelve(true).table)).toEqual([1, 1, 1]);
    const harvest = (city: boolean): number[] => {
      const story = atTwelve(city).given(t => {
        army(t, 0, '12', { 'unit-footman': 1 });
        dials(t, 0, 0, 0, 0);
      });
      atTurn(story, 0, 'order-harvest').answer('order');
      return [0, 1, 2].map(resource => story.table.dial.get(0, resource));
    };
    const [food, wood, ore] = harvest(false);
    expect(harvest(true)).toEqual([food + 1, wood + 1, ore]);
  });

  test('BW-CITY12-19 its water is closed but in winter and with a cryomancy token', () => {
    const { table } = atTwelve(true);
    expect(crosses(table)).toEqual([false, false]);
    expect(crosses(table, true)).toEqual([true, true]);
    expect(isStep(mapOf(table), TWELVE, number('2B'), true, false)).toBe(true);
    expect(isStep(mapOf(table), TWELVE, number('5D'), false, false)).toBe(true);
    const frozen = atTwelve(true).given(t => freeze(t, TWELVE));
    expect(crosses(frozen.table)).toEqual([true, true]);
  });

  test('BW-CITY12-20 a token on the land covers rune, resources and benefits', () => {
    const story = atTwelve(true).given(t => {
      army(t, 0, '12', { 'unit-footman': 1 });
      desolate(t, TWELVE);
    });
    expect([dragonRunes(story.table, 0), ...yieldsAt(story.table)]).toEqual([0, 0, 0, 0]);
    expect(hasCity(story.table, TWELVE)).toBe(true);
    story.given(t => clearBlight(t, TWELVE));
    expect([dragonRunes(story.table, 0), ...yieldsAt(story.table)]).toEqual([1, 1, 1, 1]);
  });

  test('BW-CITY12-21 Fortify builds no stronghold there, with or without the city', () => {
    for (const city of [false, true]) {
      const story = atTwelve(city).given(t => {
        army(t, 0, '12', { 'unit-footman': 1 });
        army(t, 0, '1C', { 'unit-footman': 1 });
        dials(t, 0, 8, 8, 8);
      });
      atTurn(story, 0, 'order-fortify').answers('order', 'build');
      expect(story.offered()).toContain('1C');
      expect(story.whyNot('12')).toBe('reason.no-stronghold-here');
    }
  });

  test('BW-CITY12-22 nor does a Tactics card', () => {
    const holding = (...places: readonly string[]) =>
      atTurn(
        atTwelve().given(t => {
          for (const [i, id] of places.entries()) heroAt(t, 0, ['HE-08', 'HE-01'][i], id);
          tacticsHand(t, 0, 'tactics-lost-city');
        }),
        0,
        'order-harvest',
      );
    expect(holding('12').offered()).toEqual(['order']);
    const story = holding('12', '1C').answer('tactics:tactics-lost-city');
    // The other hero's area is the only one.
    expect(story.table.stronghold.get(number('1C'))).toBeGreaterThan(0);
  });

  test('BW-CITY12-23 BW-CITY12-24 what is there stays, and nobody gains control', () => {
    const story = atTwelve().given(t => {
      heroAt(t, 0, 'HE-08', '12');
      placeLostCity(t);
    });
    expect(whereIs(story.table, 'HE-08')).toBe('12');
    expect(controller(story.table, TWELVE)).toBe(-1);
    expect([dragonRunes(story.table, 0), dragonRunes(story.table, 1)]).toEqual([0, 0]);
    const held = atTwelve().given(t => {
      army(t, 1, '12', { 'unit-archer': 2 });
      rune(t, '12', 'false');
      placeLostCity(t);
    });
    expect(unitsAt(held.table, '12')).toEqual({ 'unit-archer': 2 });
    expect(held.table.rune.at(TWELVE)).toBe(1);
    expect(controller(held.table, TWELVE)).toBe(1);
  });

  test('BW-CITY12-11 where it lies already nothing is placed', () => {
    const { table: t } = atTwelve(true);
    const before = t.state.slice();
    placeLostCity(t);
    expect(t.state).toEqual(before);
  });

  test('BW-CITY12-25 there is one token with one set of values', () => {
    expect(universe.cities.filter(({ lost }) => lost)).toMatchObject([
      { id: 'city-lost', unitClass: 'rectangle', units: 1, tactics: 2, influence: 3, quests: 2, runes: 1 },
    ]);
  });
});
