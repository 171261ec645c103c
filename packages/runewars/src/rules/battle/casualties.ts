import type { Table } from '../../layout.ts';
import { DAMAGE_LEVELS } from '../../pools.ts';
import { events } from '../../words.ts';
import { noteFallen } from './fallen.ts';
import {
  anyFighter,
  columnOfFighter,
  damageIn,
  type FighterTest,
  isRoutedState,
  routedWith,
  STATES,
  stateOfFighter,
} from './fighters.ts';
import { healthOn, rowOf, type Side, typeOn } from './sides.ts';

/** Puts units into a side's row of their initiative. (RW-BATTLE-18, RW-CLASS-12) */
export const addFighters = (t: Table, side: Side, column: number, amount: number): void =>
  t.fighters.add(rowOf(t, side, column), 0, amount);

/** Destroys participating units: the figures are back in their supply, the tokens are gone. (RW-DMG-07, RW-DMG-08) */
const destroy = (t: Table, side: Side, column: number, state: number, amount: number): void => {
  t.fighters.add(rowOf(t, side, column), state, -amount);
  t.losses.add(side, amount);
  noteFallen(t, side, column, amount);
  t.emit(events['fighters-destroyed'], side, typeOn(t, side, column), amount);
};

const rout = (t: Table, side: Side, column: number, state: number, amount: number): void => {
  const row = rowOf(t, side, column);
  t.fighters.add(row, state, -amount);
  t.fighters.add(row, routedWith(state), amount);
  t.emit(events['fighters-routed'], side, typeOn(t, side, column), amount);
};

export const destroyFighter = (t: Table, side: Side, fighter: number): void =>
  destroy(t, side, columnOfFighter(t, fighter), stateOfFighter(fighter), 1);

/** Tips a standing unit over; its damage stays on it. (RW-ROUT-05, RW-ROUT-12) */
export const routFighter = (t: Table, side: Side, fighter: number): void =>
  rout(t, side, columnOfFighter(t, fighter), stateOfFighter(fighter), 1);

/** Puts one damage token on a unit; answers the unit as it is now, or nothing if that was one too many. (RW-CLASS-13, RW-DMG-07) */
export const damageFighter = (t: Table, side: Side, fighter: number): number | undefined => {
  const column = columnOfFighter(t, fighter);
  const state = stateOfFighter(fighter);
  const damage = damageIn(state) + 1;
  if (damage >= healthOn(t, side, column)) {
    destroy(t, side, column, state, 1);
    return undefined;
  }
  const row = rowOf(t, side, column);
  t.fighters.add(row, state, -1);
  t.fighters.add(row, state + 1, 1);
  t.emit(events['fighter-damaged'], side, typeOn(t, side, column), damage);
  return state + 1;
};

/** Takes one damage token off a unit. */
export const healFighter = (t: Table, side: Side, fighter: number): void => {
  const column = columnOfFighter(t, fighter);
  const state = stateOfFighter(fighter);
  const row = rowOf(t, side, column);
  t.fighters.add(row, state, -1);
  t.fighters.add(row, state - 1, 1);
  t.emit(events['fighter-healed'], side, typeOn(t, side, column), damageIn(state) - 1);
};

/** Stands a routed unit up; its damage stays on it. */
export const standFighter = (t: Table, side: Side, fighter: number): void => {
  const column = columnOfFighter(t, fighter);
  const state = stateOfFighter(fighter);
  const row = rowOf(t, side, column);
  t.fighters.add(row, state, -1);
  t.fighters.add(row, state - DAMAGE_LEVELS, 1);
  t.emit(events['fighters-stood'], side, typeOn(t, side, column), 1);
};

/** Does the same to every unit that a test admits. */
const toAll = (
  t: Table,
  side: Side,
  test: FighterTest,
  limit: number,
  effect: (t: Table, side: Side, column: number, state: number, amount: number) => void,
): void => {
  for (let column = 0; column < t.columns; column++) {
    const row = rowOf(t, side, column);
    for (let state = 0; state < STATES; state++) {
      const units = t.fighters.get(row, state);
      if (units > 0 && test(t, side, column, state, limit)) effect(t, side, column, state, units);
    }
  }
};

export const destroyAll = (t: Table, side: Side, test: FighterTest, limit: number): void =>
  toAll(t, side, test, limit, destroy);

/** Routs all units that a test admits, which are standing ones. */
export const routAll = (t: Table, side: Side, test: FighterTest, limit: number): void =>
  toAll(t, side, test, limit, rout);

const heal = (t: Table, side: Side, column: number, state: number, amount: number): void => {
  const row = rowOf(t, side, column);
  t.fighters.add(row, state, -amount);
  t.fighters.add(row, isRoutedState(state) ? routedWith(0) : 0, amount);
};

/** Removes all damage from a side's units. (RW-TALLY-41, RW-DMG-18) */
export const healAll = (t: Table, side: Side): void => toAll(t, side, anyFighter, 0, heal);
