import { allOf } from '@runehold/kernel/layout/box';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { universe } from '../../boxes/universe.ts';
import type { Table } from '../../layout.ts';
import { factionIds, neutralTypes, typesWith, unitIds } from '../../pools.ts';
import { factionOf } from '../table/seats.ts';

// A type of unit has one number at every table; a column is its place in the armies of this one, where the types of
// the occupant's faction come first and the neutral ones after them. Types of closed boxes have none, and a faction
// with fewer types than another leaves columns free.

/** By the open boxes: the types of each faction, with as much room as there are types, the neutral ones, and all columns. */
const sets = Array.from({ length: allOf(universe) + 1 }, (_, open) => typesWith(open));
const ROOM = unitIds.length;
const FACTIONS = factionIds.length;
const owned = new Int8Array(sets.length * FACTIONS * ROOM).fill(NONE);
const unowned = new Int8Array(sets.length * ROOM).fill(NONE);
const columns = new Int8Array(sets.length * ROOM).fill(NONE);
for (const [open, { own, neutral }] of sets.entries()) {
  for (const [faction, types] of own.entries()) {
    owned.set(types, (open * FACTIONS + faction) * ROOM);
    for (const [column, type] of types.entries()) columns[open * ROOM + type] = column;
  }
  const ownColumns = Math.max(...own.map(types => types.length));
  unowned.set(neutral, open * ROOM);
  for (const [place, type] of neutral.entries()) columns[open * ROOM + type] = ownColumns + place;
}

/** The number of a unit type in a column: of the seat's faction, or neutral; `NONE` where the faction has no such type. */
export const typeOf = (t: Table, seat: Seat, column: number): number =>
  column < t.ownColumns
    ? owned[(t.boxes * FACTIONS + factionOf(t, seat)) * ROOM + column]
    : unowned[t.boxes * ROOM + column - t.ownColumns];

/** The column of a unit type, or `NONE` if its box is closed. */
export const columnOf = (t: Table, type: number): number => columns[t.boxes * ROOM + type];

export const isNeutralType = (type: number): boolean => neutralTypes.includes(type);

export const isNeutralColumn = (t: Table, column: number): boolean => column >= t.ownColumns;
