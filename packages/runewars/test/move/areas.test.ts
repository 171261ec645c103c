import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { AREAS } from '../../src/pools.ts';
import { countFighters } from '../../src/rules/battle/fighters.ts';
import { ATTACKER } from '../../src/rules/battle/sides.ts';
import {
  isActivated,
  isEmpty,
  isEnemy,
  isFriendly,
  isNeutral,
  isOnBoard,
  isUncontrolled,
} from '../../src/rules/map/areas.ts';
import { yieldOf } from '../../src/rules/map/tokens.ts';
import { formForce } from '../../src/rules/move/force.ts';
import { token } from '../heroes/summer.ts';
import {
  activate,
  area,
  army,
  city,
  defeatedHero,
  heroAt,
  neutrals,
  rune,
  stronghold,
  unitsAt,
} from '../kit/arrange.ts';
import { position } from '../kit/position.ts';
import { conquering, strategizing } from './stories.ts';
import { holder } from './told.ts';

describe('control', () => {
  it('RW-AREA-05 a unit, standing or routed, or a stronghold gives control', () => {
    const { table } = position();
    army(table, 0, '3A', { 'unit-footman': 1 }, true);
    stronghold(table, 1, '3C');
    expect([holder(table, '3A'), holder(table, '3C'), holder(table, '3B')]).toEqual([0, 1, -1]);
  });

  it('RW-AREA-06 RW-AREA-22 a home area is its owner’s unless an enemy unit or stronghold is there', () => {
    const { table } = position();
    expect(holder(table, 'LC')).toBe(1);
    army(table, 0, 'LC', { 'unit-footman': 1 });
    expect(holder(table, 'LC')).toBe(0);
    stronghold(table, 0, 'LB');
    expect(holder(table, 'LB')).toBe(0);
  });

  it('RW-AREA-22 it goes back when the last enemy leaves', () => {
    const story = strategizing(t => army(t, 0, 'LC', { 'unit-footman': 1 }));
    story.answers('5A', ['LC:unit-footman']);
    expect(holder(story.table, 'LC')).toBe(1);
  });

  it('RW-AREA-07 a hero and a marker of his give nobody control', () => {
    const { table } = position();
    heroAt(table, 1, 'HE-05', '1B');
    defeatedHero(table, 1, 'HE-09', '1C');
    expect([holder(table, '1B'), holder(table, '1C')]).toEqual([-1, -1]);
  });

  it('RW-AREA-10 an area without units and strongholds is empty, with a city too', () => {
    const { table } = position();
    city(table, '1A', table.content.cities[0].id);
    neutrals(table, '2A', { 'unit-giant': 1 });
    army(table, 0, '2B', { 'unit-footman': 1 }, true);
    stronghold(table, 1, '2C');
    expect(['1A', '2A', '2B', '2C'].map(id => isEmpty(table, area(id)))).toEqual([true, false, false, false]);
  });

  const littered: Readonly<Record<string, (t: Table) => void>> = {
    'an enemy hero': t => void heroAt(t, 1, 'HE-05', '3A'),
    'a rune token': t => rune(t, '3A', 'dragon'),
    'an exploration token': t => token(t, '3A', 'exp-dungeon'),
    'a faceup exploration token': t => token(t, '3A', 'exp-dungeon', true),
    'an activation token': t => activate(t, 1, '3A'),
    'the marker of a defeated hero': t => void defeatedHero(t, 1, 'HE-09', '3A'),
  };

  it.each(Object.keys(littered))('RW-AREA-11 %s leaves an area empty, and units pass through it', what => {
    // From 3C to DC the way leads through 3A, since a Giant is in 3B.
    const story = conquering(
      t => {
        littered[what](t);
        army(t, 0, '3C', { 'unit-footman': 1 });
        neutrals(t, '3B', { 'unit-giant': 1 });
      },
      { options: { exploration: 'yes' } },
    );
    expect(isEmpty(story.table, area('3A'))).toBe(true);
    expect(holder(story.table, '3A')).toBe(-1);
    expect(story.answer('DC').offered()).toEqual(['3C:unit-footman']);
  });

  it('RW-AREA-08 allied units alone give no control', () => {
    const { table } = position();
    neutrals(table, '3A', { 'unit-beastman': 2 });
    expect(isNeutral(table, area('3A'))).toBe(true);
  });

  it('RW-AREA-09 the same area is friendly to one and enemy to the other', () => {
    const { table } = position();
    army(table, 1, '3A', { 'unit-archer': 1 });
    expect([isFriendly(table, area('3A'), 1), isEnemy(table, area('3A'), 1)]).toEqual([true, false]);
    expect([isFriendly(table, area('3A'), 0), isEnemy(table, area('3A'), 0)]).toEqual([false, true]);
  });

  it('RW-AREA-12 a vacant home area is never empty', () => {
    const { table } = position();
    expect(isEmpty(table, area('LC'))).toBe(false);
    expect(isEnemy(table, area('LC'), 0)).toBe(true);
  });

  it('RW-AREA-13 every area is one player’s, neutral or empty, and one of these only', () => {
    const { table } = position({ seats: 4, printed: true });
    army(table, 2, '3A', { 'unit-berserker': 1 });
    for (let number = 0; number < AREAS; number++) {
      if (!isOnBoard(table, number)) continue;
      const kinds = [!isUncontrolled(table, number), isNeutral(table, number), isEmpty(table, number)];
      expect(kinds.filter(kind => kind)).toHaveLength(1);
    }
  });

  it('RW-AREA-15 unallied units do not take a home area from its owner', () => {
    const { table } = position();
    neutrals(table, 'LC', { 'unit-giant': 2 });
    expect(holder(table, 'LC')).toBe(1);
  });

  it('RW-AREA-19 an area is activated for who has a token there', () => {
    const { table } = position();
    activate(table, 0, '3A');
    expect([isActivated(table, area('3A'), 0), isActivated(table, area('3A'), 1)]).toEqual([true, false]);
  });

  it('RW-AREA-21 RW-AREA-01 control goes with the last unit, which is in one area only', () => {
    const story = strategizing(t => army(t, 0, '3A', { 'unit-footman': 1 }));
    story.answers('3C', ['3A:unit-footman']);
    expect(holder(story.table, '3A')).toBe(-1);
    expect(isEmpty(story.table, area('3A'))).toBe(true);
    expect(unitsAt(story.table, '3A')).toEqual({});
    expect(unitsAt(story.table, '3C')).toEqual({ 'unit-footman': 1 });
  });

  it('RW-AREA-04 an area yields what its icons show', () => {
    const { table } = position();
    const { food, wood, ore } = table.content.tiles[0].areas[1].resources;
    expect([0, 1, 2].map(resource => yieldOf(table, area('1B'), resource))).toEqual([food, wood, ore]);
    expect([food, wood, ore]).toEqual([1, 1, 0]);
  });

  it('RW-AREA-17 RW-AREA-24 units that enter an enemy area are beside it while it is contested, and the defender controls it', () => {
    const { table } = position();
    army(table, 1, '3A', { 'unit-archer': 1 });
    table.underway.set(area('3A'), 2, 2);
    formForce(table, area('3A'), 0);
    expect(holder(table, '3A')).toBe(1);
    expect(unitsAt(table, '3A')).toEqual({ 'unit-archer': 1 });
    expect(countFighters(table, ATTACKER)).toBe(2);
  });
});
