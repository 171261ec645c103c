import type { Table } from '../../layout.ts';
import { anyFighter, damageIn, type FighterTest, isRoutedState, STATES } from './fighters.ts';
import { DEFENDER, healthOn, otherSide, rowOf, type Side } from './sides.ts';
import { strengthOf, strongholdStrength } from './strength.ts';

/*
 * What can be foreseen of a battle, for those who judge whether a card is worth its price.
 */

const strengthNow = (t: Table, side: Side): number =>
  strengthOf(t, side) + (side === DEFENDER ? strongholdStrength(t) : 0);

/** Whether a side would lose if strength were tallied now; the defender wins a tie. (RW-TALLY-26) */
export const isLosing = (t: Table, side: Side): boolean => {
  const own = strengthNow(t, side);
  const other = strengthNow(t, otherSide(side));
  return side === DEFENDER ? own < other : own <= other;
};

/** Whether damage kills a unit that a test admits, if all of it falls on that one. */
export const canBeKilled = (
  t: Table,
  side: Side,
  damage: number,
  test: FighterTest = anyFighter,
  limit = 0,
): boolean => {
  for (let column = 0; column < t.columns; column++) {
    for (let state = 0; state < STATES; state++) {
      if (t.fighters.get(rowOf(t, side, column), state) === 0 || !test(t, side, column, state, limit))
        continue;
      if (healthOn(t, side, column) - damageIn(state) <= damage) return true;
    }
  }
  return false;
};

/** In which order damage is assigned by one who wants to lose as few as he can: damaged, then the toughest that stand. (RW-DMG-02 to 06) */
const orderOf = (state: number, left: number): number => {
  if (damageIn(state) > 0) return 200 - left;
  return (isRoutedState(state) ? 0 : 100) + left;
};

/** How many units of a side damage kills at least, assigned by its own player. */
export const leastKilled = (t: Table, side: Side, damage: number): number => {
  const units: { readonly order: number; readonly left: number }[] = [];
  for (let column = 0; column < t.columns; column++) {
    for (let state = 0; state < STATES; state++) {
      const left = healthOn(t, side, column) - damageIn(state);
      for (let n = t.fighters.get(rowOf(t, side, column), state); n > 0; n--)
        units.push({ order: orderOf(state, left), left });
    }
  }
  units.sort((a, b) => b.order - a.order);
  let killed = 0;
  let rest = damage;
  for (const { left } of units) {
    rest -= left;
    if (rest < 0) break;
    killed++;
  }
  return killed;
};
