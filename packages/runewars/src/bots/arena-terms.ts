import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Table } from '../layout.ts';
import { factionIds } from '../pools.ts';
import { Chronicle } from './chronicle.ts';
import { FollyWatch } from './follies.ts';

/** By what the arena breaks results down. */
export const tagsOf = (table: TableCore, seat: Seat): Readonly<Record<string, string>> => {
  const t = table as Table;
  return { faction: factionIds[t.faction.get(seat) - 1] };
};

/** Nobody wins together with others. */
export const isTogether = (): boolean => false;

/** What a person would laugh at, and what makes a game. */
export const watch = (): FollyWatch => new FollyWatch();

/** How a game went: its cards, its year, its end. */
export const chronicle = (): Chronicle => new Chronicle();
