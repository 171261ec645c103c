import type { SeatOrder } from '@runehold/kernel/procedure/op';
import { clockwiseFrom } from '@runehold/kernel/procedure/rules';
import type { Table } from '../../layout.ts';

/** The first player, then clockwise: most steps of setup. */
export const fromFirstPlayer = <F>(): SeatOrder<Table, F> => clockwiseFrom<Table, F>(t => t.firstSeat);

/** The player on the first player's left, then clockwise; the first player comes last. (RW-BOARD-26) */
export const firstPlayerLast = <F>(): SeatOrder<Table, F> => clockwiseFrom<Table, F>(t => t.firstSeat + 1);

const counterclockwiseFrom = <F>(step: number): SeatOrder<Table, F> => ({
  start: t => t.firstSeat + t.seats - step,
  count: t => t.seats,
  at: (t, _f, start, n) => (start + t.seats - n) % t.seats,
});

/** The first player, then counterclockwise: P1, P4, P3, P2. (RW-BOARD-20) */
export const counterclockwise = <F>(): SeatOrder<Table, F> => counterclockwiseFrom(0);

/** The player on the first player's right, then counterclockwise: the last one of the table first. */
export const lastPlayerFirst = <F>(): SeatOrder<Table, F> => counterclockwiseFrom(1);
