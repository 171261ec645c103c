import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { layout, type Table } from '../layout.ts';
import { events } from '../words.ts';

/** The rank of the guest at this ball. */
export const guestOf = (t: Table): number => t.guest.at(0);

/** Draws until the hand is full or the deck is empty; what was never shown is shuffled in when it runs out. (MQ-BALL-05) */
export const fillHand = (t: Table, seat: Seat): void => {
  const hand = t.hand.at(seat);
  while (hand.total < t.content.handSize) {
    if (t.deck.total === 0) t.deck.pour(t.unshown);
    if (t.deck.total === 0) return;
    const card = t.draw(layout.stream.deal, t.deck, hand);
    t.emitTo(seatBit(seat), events.drew, seat, card);
  }
};

/** The highest bid; of equal ones the first clockwise from the host. (MQ-BID-02) */
export const highestBidder = (t: Table, bidOf: (seat: Seat) => number): Seat => {
  let best = t.host;
  for (let step = 1; step < t.seats; step++) {
    const seat = (t.host + step) % t.seats;
    if (bidOf(seat) > bidOf(best)) best = seat;
  }
  return best;
};

/** Pays what one can, up to the sum. (MQ-ACC-04) */
export const pay = (t: Table, from: Seat, to: Seat, sum: number): void => {
  const coins = Math.min(sum, t.coins.get(from));
  t.coins.add(from, -coins);
  t.coins.add(to, coins);
  t.emit(events.paid, from, to, coins);
};

export const takeGuest = (t: Table, seat: Seat): void => {
  const guest = guestOf(t);
  t.move(guest, t.guest, t.won.at(seat));
  t.emit(events['took-guest'], seat, guest);
};

/** A guest is worth its rank. (MQ-END-01) */
export const pointsOf = (t: Table, seat: Seat): number => {
  const won = t.won.at(seat);
  let points = 0;
  for (let card = 0; card < won.types; card++) points += (card + 1) * won.count(card);
  return points;
};
