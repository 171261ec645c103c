import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { developmentIds } from '../../src/pools.ts';
import { area } from '../kit/arrange.ts';
import { atTurn, position, type Setting } from '../kit/position.ts';

/** A table at which it is seat 0's turn with an Order, about to begin it. */
export const resolving = (
  order: string,
  arrange: (t: Table) => void = () => {},
  setting: Setting = {},
): Play<Table> => atTurn(position(setting).given(arrange), 0, order);

/** The same after the first part of the Order has begun. */
export const resolved = (
  order: string,
  arrange: (t: Table) => void = () => {},
  setting: Setting = {},
): Play<Table> => resolving(order, arrange, setting).answer('order');

/** Food, wood and ore. */
export const dialsOf = ({ table }: Play<Table>, seat: Seat = 0): number[] =>
  [0, 1, 2].map(resource => table.dial.get(seat, resource));

export const influenceOf = ({ table }: Play<Table>, seat: Seat = 0): number => table.influence.get(seat);

/** The development in an area, or undefined. */
export const developmentIn = ({ table }: Play<Table>, where: string): string | undefined =>
  developmentIds[table.development.get(area(where)) - 1];

/** The stronghold of an area: whose it is and which side is up. */
export const strongholdIn = ({ table }: Play<Table>, where: string): string | undefined => {
  const token = table.stronghold.get(area(where));
  return token === 0 ? undefined : `${(token - 1) >> 1} ${token % 2 === 0 ? 'damaged' : 'whole'}`;
};
