import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { factionTypes, neutralTypes, unitIds } from '../../pools.ts';
import { factionOf } from '../table/seats.ts';

// A type of unit has one number at every table; a column is its place in the armies of this one, where the types of
// the occupant's faction come first and the neutral ones after them.

const NEUTRAL = -1;

/** The faction of each type, or `NEUTRAL`, and its place among the types of its owner. */
const ownerOf = Int8Array.from(unitIds, (_, type) => factionTypes.findIndex(types => types.includes(type)));
const placeOf = Int8Array.from(unitIds, (_, type) =>
  (factionTypes[ownerOf[type]] ?? neutralTypes).indexOf(type),
);

/** The types of the factions one after another, each with as much room as the largest, and the neutral ones. */
const ROOM = Math.max(...factionTypes.map(types => types.length));
const owned = Int8Array.from({ length: ROOM * factionTypes.length }, (_, i) => {
  const types = factionTypes[Math.floor(i / ROOM)];
  return types[i % ROOM] ?? NEUTRAL;
});
const unowned = Int8Array.from(neutralTypes);

/** The number of a unit type in a column: of the seat's faction, or neutral. */
export const typeOf = (t: Table, seat: Seat, column: number): number =>
  column < t.ownColumns ? owned[factionOf(t, seat) * ROOM + column] : unowned[column - t.ownColumns];

/** The column of a unit type. */
export const columnOf = (t: Table, type: number): number =>
  ownerOf[type] === NEUTRAL ? t.ownColumns + placeOf[type] : placeOf[type];

export const isNeutralType = (type: number): boolean => ownerOf[type] === NEUTRAL;

export const isNeutralColumn = (t: Table, column: number): boolean => column >= t.ownColumns;
