import type { Seat } from '@runehold/kernel/layout/seats';
import type { StandingOrder } from '../../parts/order.ts';

/** An order as its table keeps it: whose it is, and of one for a turn whether that has come. */
export type Order = StandingOrder & {
  readonly seat: Seat;
  readonly person: string;
  /** What the seat was asked, if anything, when it was given: that is left to its person. */
  readonly open: string;
  readonly hasBegun?: true;
};

/** An order as its person is told of it. */
export const toldOrder = ({
  seat: _,
  person: __,
  open: ___,
  hasBegun: ____,
  ...order
}: Order): StandingOrder => order;
