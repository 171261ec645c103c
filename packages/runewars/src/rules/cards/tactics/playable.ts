import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Timing } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';

/** Offers the Tactics cards of a hand that may be played at a moment, under the codes of an ask. (RW-TACT-04, RW-TACT-17) */
export const offerTactics = (
  _t: Table,
  _seat: Seat,
  _timing: Timing,
  _offer: Offer,
  _codeOf: (card: number) => number,
): void => {};
