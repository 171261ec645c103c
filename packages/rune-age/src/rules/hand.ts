import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
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

/** Offers what may be destroyed of a hand: during a combat not what no ability can destroy then. (RA-WOUND-13) */
export const offerDestroyable = (t: Table, seat: Seat, offer: Offer): void =>
  offerHand(t, seat, offer, t.target !== NONE ? t.content.numbers.destroyable : undefined);

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
