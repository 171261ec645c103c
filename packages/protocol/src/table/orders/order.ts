import type { Seat } from '@runehold/kernel/layout/seats';
import type { StandingOrder } from '../../parts/order.ts';

/** An order as its table keeps it: whose it is, and of one for a turn whether that has come. */
export type Order = StandingOrder & {
  readonly seat: Seat;
  readonly person: string;
  readonly hasBegun?: true;
};

/** An order as its person is told of it. */
export const toldOrder = ({ seat: _, person: __, hasBegun: ___, ...order }: Order): StandingOrder => order;
