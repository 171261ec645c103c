import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import type { Card } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { events } from '../../../words.ts';

/** Lays a rune token of the pile facedown; who lays it knows it. (RW-BOARD-20, RW-INFO-07) */
export const layRune = (t: Table, seat: Seat, area: number, rune: Card): void => {
  t.runePile.take(rune);
  t.rune.putAt(area, rune);
  t.runeUp.set(area, 0);
  t.runeKnown.set(area, seatBit(seat));
  t.emitTo(seatBit(seat), events['rune-laid'], seat, area, rune);
};
