import type { SeatOrder } from '@runehold/kernel/procedure/op';
import { clockwiseFrom } from '@runehold/kernel/procedure/rules';
import type { Table } from '../../layout.ts';

/** The first player, then clockwise: most steps of setup. */
export const fromFirstPlayer = <F>(): SeatOrder<Table, F> => clockwiseFrom<Table, F>(t => t.firstSeat);

/** The player on the first player's right, then counterclockwise: the last one of the table first. */
export const lastPlayerFirst = <F>(): SeatOrder<Table, F> => ({
  start: t => t.firstSeat + t.seats - 1,
  count: t => t.seats,
  at: (t, _f, start, n) => (start + t.seats - n) % t.seats,
});
