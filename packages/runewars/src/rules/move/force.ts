import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { STATES } from '../battle/fighters.ts';
import { ATTACKER, contestedArea, DEFENDER, rowOf } from '../battle/sides.ts';
import { controller, isUncontrolled } from '../map/areas.ts';
import { putUnits, takeUnits } from '../map/units.ts';
import { leftNeighbour } from '../table/seats.ts';

export const isAnybodyUnderway = (t: Table, area: number): boolean => t.underway.sum(area, 0, t.columns) > 0;

/** Units that have marched to an area stand there now. (RW-MOVE-24) */
export const putDown = (t: Table, area: number, seat: Seat): void => {
  for (let column = 0; column < t.columns; column++) {
    putUnits(t, area, seat, column, t.underway.get(area, column));
    t.underway.set(area, column, 0);
  }
};

/** Units that have marched into an area which is not theirs become the attacking side there. (RW-MOVE-18 to 20, RW-NEUT-17) */
export const formForce = (t: Table, area: number, seat: Seat): void => {
  for (let column = 0; column < t.columns; column++) {
    t.fighters.add(rowOf(t, ATTACKER, column), 0, t.underway.get(area, column));
    t.underway.set(area, column, 0);
  }
  const neutral = isUncontrolled(t, area);
  t.mover = 0;
  t.battleArea = area + 1;
  t.neutralDefence = neutral ? 1 : 0;
  t.sideSeat.set(ATTACKER, seat);
  t.sideSeat.set(DEFENDER, neutral ? leftNeighbour(t, seat) : controller(t, area));
};

/** Nobody contests the area any more. */
const endContest = (t: Table): void => {
  t.battleArea = 0;
  t.neutralDefence = 0;
  t.sideSeat.set(ATTACKER, 0);
  t.sideSeat.set(DEFENDER, 0);
};

/** A force that has not fought stays in the area it has come to. (RW-DIPL-07, RW-DIPL-18) */
export const settleForce = (t: Table): void => {
  const seat = t.sideSeat.get(ATTACKER);
  for (let column = 0; column < t.columns; column++) {
    putUnits(t, contestedArea(t), seat, column, t.fighters.get(rowOf(t, ATTACKER, column), 0));
    t.fighters.set(rowOf(t, ATTACKER, column), 0, 0);
  }
  endContest(t);
};

/** Makes units leave an area: from here on they are underway, until `retreat` brings them somewhere. */
export const sendAway = (t: Table, origin: number, seat: Seat, column: number, amount: number): void => {
  if (amount === 0) return;
  t.underway.add(origin, column, amount);
  if (column < t.ownColumns) t.mover = seat + 1;
};

/** Makes a whole side of a battle leave, whatever the state of its units. (RW-RETR-29) */
export const sendSideAway = (t: Table, side: number): void => {
  for (let column = 0; column < t.columns; column++) {
    const row = rowOf(t, side, column);
    for (let state = 0; state < STATES; state++) {
      sendAway(t, contestedArea(t), t.sideSeat.get(side), column, t.fighters.get(row, state));
      t.fighters.set(row, state, 0);
    }
  }
};

/** A force that has not fought leaves the area again. (RW-DIPL-13) */
export const withdrawForce = (t: Table): void => {
  sendSideAway(t, ATTACKER);
  endContest(t);
};

/** Makes all neutral units of an area leave, those already routed as well. (RW-DIPL-08, RW-RETR-31) */
export const sendNeutralsAway = (t: Table, area: number): void => {
  for (let column = t.ownColumns; column < t.columns; column++) {
    const standing = t.standing.get(area, column);
    const routed = t.routed.get(area, column);
    takeUnits(t, area, column, standing);
    takeUnits(t, area, column, routed, true);
    t.underway.add(area, column, standing + routed);
  }
};
