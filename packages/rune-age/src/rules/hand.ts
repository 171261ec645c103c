import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../layout.ts';

/** Offers the cards of a hand that pass a test, each as often as it is there. */
export const offerHand = (
  t: Table,
  seat: Seat,
  offer: Offer,
  test?: (t: Table, card: number) => boolean,
): void => {
  const hand = t.hand.at(seat);
  for (let card = 0, left = hand.total; left > 0; card++) {
    const copies = hand.count(card);
    if (copies > 0 && (test === undefined || test(t, card))) offer.add(card, copies);
    left -= copies;
  }
};
