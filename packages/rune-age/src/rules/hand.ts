import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../layout.ts';

/** Offers the cards of a hand, each as often as it is there; where `only` is given, those with a 1 in it. */
export const offerHand = (t: Table, seat: Seat, offer: Offer, only?: Uint8Array): void => {
  const hand = t.hand.at(seat);
  for (let card = 0, left = hand.total; left > 0; card++) {
    const copies = hand.count(card);
    if (copies === 0) continue;
    left -= copies;
    if (only === undefined || only[card] === 1) offer.add(card, copies);
  }
};

/** All that the cards of a hand are good for in the action step, in one look over it: a sum of `HELD`. */
export const heldBy = (t: Table, seat: Seat): number => {
  const hand = t.hand.at(seat);
  const { held } = t.content.numbers;
  let all = 0;
  for (let card = 0, left = hand.total; left > 0; card++) {
    const copies = hand.count(card);
    if (copies === 0) continue;
    left -= copies;
    all |= held[card];
  }
  return all;
};
