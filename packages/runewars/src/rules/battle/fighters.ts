import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type ReasonDef } from '@runehold/kernel/ask/verdict';
import type { UnitClass } from '../../content/types.ts';
import { fighterCode, fighterState, fighterType } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { DAMAGE_LEVELS } from '../../pools.ts';
import { columnOf } from '../map/columns.ts';
import { healthOn, rowOf, type Side, typeOn, unitOn } from './sides.ts';

/** Damage tokens, then the same for routed units: how `fighters` tells units of one type apart. */
export const STATES = 2 * DAMAGE_LEVELS;

export const isRoutedState = (state: number): boolean => state >= DAMAGE_LEVELS;
export const damageIn = (state: number): number => state % DAMAGE_LEVELS;
export const routedWith = (damage: number): number => DAMAGE_LEVELS + damage;

export const columnOfFighter = (t: Table, fighter: number): number => columnOf(t, fighterType(fighter));
export const stateOfFighter = fighterState;

/** Picks participating units out, by type, damage and whether they stand. The limit is a number that some tests ask for. */
export type FighterTest = (t: Table, side: Side, column: number, state: number, limit: number) => boolean;

export const anyFighter: FighterTest = () => true;
export const isStanding: FighterTest = (_t, _side, _column, state) => !isRoutedState(state);
export const isRouted: FighterTest = (_t, _side, _column, state) => isRoutedState(state);
export const isHurt: FighterTest = (_t, _side, _column, state) => damageIn(state) > 0;
export const isUnhurtStanding: FighterTest = (_t, _side, _column, state) => state === 0;
export const isHurtOrRouted: FighterTest = (_t, _side, _column, state) => state > 0;

/** Base shapes as bits, for effects that name several. (RW-CLASS-01, RW-CLASS-09) */
export const shapeBit: Readonly<Record<UnitClass, number>> = {
  triangle: 1,
  circle: 2,
  rectangle: 4,
  hexagon: 8,
};

/** All of them. */
export const ANY_SHAPE = 15;

export const bitsOf = (classes: readonly UnitClass[]): number => {
  let bits = 0;
  for (const shape of classes) bits |= shapeBit[shape];
  return bits;
};

/** Of one of the shapes in the limit. */
export const hasShape: FighterTest = (t, side, column, _state, shapes) =>
  (shapes & shapeBit[unitOn(t, side, column).unitClass]) !== 0;

/** Of the type whose column is the limit. */
export const hasColumn: FighterTest = (_t, _side, column, _state, limit) => column === limit;

export const both =
  (one: FighterTest, other: FighterTest): FighterTest =>
  (t, side, column, state, limit) =>
    one(t, side, column, state, limit) && other(t, side, column, state, limit);

export const countType = (t: Table, side: Side, column: number, test = anyFighter, limit = 0): number => {
  const row = rowOf(t, side, column);
  let sum = 0;
  for (let state = 0; state < STATES; state++) {
    const units = t.fighters.get(row, state);
    if (units > 0 && test(t, side, column, state, limit)) sum += units;
  }
  return sum;
};

export const countFighters = (t: Table, side: Side, test = anyFighter, limit = 0): number => {
  let sum = 0;
  for (let column = 0; column < t.columns; column++) sum += countType(t, side, column, test, limit);
  return sum;
};

/** Whether a side has such a unit. */
export const hasFighter = (t: Table, side: Side, test = anyFighter, limit = 0): boolean => {
  for (let column = 0; column < t.columns; column++) {
    const row = rowOf(t, side, column);
    for (let state = 0; state < STATES; state++) {
      if (t.fighters.get(row, state) > 0 && test(t, side, column, state, limit)) return true;
    }
  }
  return false;
};

/** How much damage a side's units can still take before all of them are destroyed. */
export const healthLeft = (t: Table, side: Side): number => {
  let sum = 0;
  for (let column = 0; column < t.columns; column++) {
    const row = rowOf(t, side, column);
    for (let state = 0; state < STATES; state++) {
      const units = t.fighters.get(row, state);
      if (units > 0) sum += units * (healthOn(t, side, column) - damageIn(state));
    }
  }
  return sum;
};

/** Offers the units of a side that a test admits, as many as there are; the others are left out for a reason. */
export const offerFighters = (
  t: Table,
  side: Side,
  offer: Offer,
  test: FighterTest,
  limit = 0,
  reason?: ReasonDef,
): void => {
  for (let column = 0; column < t.columns; column++) {
    const row = rowOf(t, side, column);
    for (let state = 0; state < STATES; state++) {
      const units = t.fighters.get(row, state);
      if (units === 0) continue;
      const code = fighterCode(typeOn(t, side, column), state);
      if (test(t, side, column, state, limit)) offer.add(code, units);
      else if (reason) offer.consider(code, no(reason, typeOn(t, side, column)));
    }
  }
};
