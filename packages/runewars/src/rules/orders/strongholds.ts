import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { strongholdOf } from '../map/areas.ts';

/** Tokens of a seat that are not on the board. (RW-COMP-08, RW-HOLD-13) */
export const strongholdsLeft = (t: Table, seat: Seat): number => {
  let left = t.strongholds;
  for (let area = 0; area < t.areas; area++) if (strongholdOf(t, area) === seat) left--;
  return left;
};

/** Places a stronghold of the seat's from its supply. */
export const placeStronghold = (t: Table, seat: Seat, area: number, damaged: boolean): void => {
  t.stronghold.set(area, 1 + 2 * seat + (damaged ? 1 : 0));
  t.emit(events['stronghold-placed'], seat, area);
};

/** Destroys the development of an area; the token goes back to its owner's supply. (RW-DEV-17) */
export const removeDevelopment = (t: Table, area: number): void => {
  const kind = t.development.get(area) - 1;
  if (kind < 0) return;
  t.development.set(area, 0);
  t.emit(events['development-destroyed'], strongholdOf(t, area), kind, area);
};

/** Takes the stronghold of an area off the board, and the development with it. (RW-COMP-20, RW-DEV-16) */
export const removeStronghold = (t: Table, area: number): void => {
  const seat = strongholdOf(t, area);
  removeDevelopment(t, area);
  t.stronghold.set(area, 0);
  t.emit(events['stronghold-removed'], seat, area);
};

/** Turns the damaged stronghold of an area to its other side. (RW-O8-06) */
export const repairStronghold = (t: Table, area: number): void => {
  const seat = strongholdOf(t, area);
  t.stronghold.set(area, 1 + 2 * seat);
  t.emit(events['stronghold-repaired'], seat, area);
};
