import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { lookInto } from '../heroes/look.ts';

/** Names an area and looks in secret at every facedown token of it; that one looks is open, there being any or not. (C22, RW-INFO-08) */
export const lookAtTokens = (t: Table, seat: Seat, area: number): void => {
  t.emit(events['tokens-looked-at'], seat, area);
  lookInto(t, seat, area);
};
