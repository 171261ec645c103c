import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { tokenAt } from '../map/tokens.ts';
import { showRuneTo } from './known.ts';

/** Looks at the facedown exploration token of an area. (RW-EXPL-36) */
const lookAtExploration = (t: Table, seat: Seat, area: number): void => {
  if (tokenAt(t, area) === NONE || t.tokenUp.get(area) === 1) return;
  const known = t.tokenKnown.get(area);
  t.notice(known, known | seatBit(seat));
  t.tokenKnown.set(area, known | seatBit(seat));
};

/** Looks in secret at every facedown token of an area; that one looks is open. (C22, RW-INFO-08) */
export const lookAtTokens = (t: Table, seat: Seat, area: number): void => {
  t.emit(events['tokens-looked-at'], seat, area);
  showRuneTo(t, area, seatBit(seat));
  lookAtExploration(t, seat, area);
};
