import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, eachSeat } from '@runehold/kernel/layout/locals';
import type { Seat, SeatMask } from '@runehold/kernel/layout/seats';
import { hasSeat, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { SeasonBid } from '../../content/types-cards.ts';
import { seatDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { loseInfluence } from '../table/resources.ts';
import { aliveMask, isAlive, startingInfluence } from '../table/seats.ts';
import { titleEffect } from '../table/title-owner.ts';

type Bids = { get(seat: Seat): number };

const unspent = (t: Table, bids: Bids, seat: Seat): number => t.influence.get(seat) - bids.get(seat);

/** The living seats whose bid is the highest, or the lowest. */
const extremeBidders = (t: Table, bids: Bids, lowest: boolean): number => {
  let best = NONE;
  let mask = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    if (!isAlive(t, seat)) continue;
    const bid = bids.get(seat);
    const better = best === NONE || (lowest ? bid < best : bid > best);
    if (better) mask = 0;
    if (better) best = bid;
    if (bid === best) mask |= seatBit(seat);
  }
  return mask;
};

/** Of the tied players the one with most left after the bid names who it is, then by starting influence, then by place. (RW-BID-10 to 12) */
const richestOf = (t: Table, bids: Bids, tied: number): Seat => {
  let best = NONE;
  const place = (seat: Seat): number => (seat - t.firstSeat + t.seats) % t.seats;
  const richer = (a: Seat, b: Seat): boolean => {
    const left = unspent(t, bids, a) - unspent(t, bids, b);
    if (left !== 0) return left > 0;
    const starts = startingInfluence(t, a) - startingInfluence(t, b);
    return starts === 0 ? place(a) < place(b) : starts > 0;
  };
  for (let seat = 0; seat < t.seats; seat++) {
    if (hasSeat(tied, seat) && (best === NONE || richer(seat, best))) best = seat;
  }
  return best;
};

/** Who settles a tie: the Primarch, tied or not; without one the richest of the tied. (RW-BID-08, RW-BID-09) */
const arbiter = (t: Table, bids: Bids, tied: number): Seat => {
  for (let seat = 0; seat < t.seats; seat++)
    if (titleEffect(t, seat, 'settle-bid-ties') !== undefined) return seat;
  return richestOf(t, bids, tied);
};

const OTHERS = 4;

/** Those whom a card consoles: they stand above those whom it is for. */
export const othersOf = (concerned: SeatMask): SeatMask => concerned >> OTHERS;

/** The living seats that have bid as much. */
const biddersFrom = (t: Table, bids: Bids, least: number): SeatMask => {
  let mask = 0;
  for (let seat = 0; seat < t.seats; seat++)
    if (isAlive(t, seat) && bids.get(seat) >= least) mask |= seatBit(seat);
  return mask;
};

/** The seats that a card's effect is for, once the bids are known and the single bidder is named. */
const concernedBy = (t: Table, bid: SeasonBid, bids: Bids, single: Seat): SeatMask => {
  switch (bid.concerns) {
    case 'highest': {
      const others = bid.others === 'bidders' ? biddersFrom(t, bids, 1) & ~seatBit(single) : 0;
      return seatBit(single) | (others << OTHERS);
    }
    case 'lowest':
      return seatBit(single);
    case 'all-but-highest':
      return aliveMask(t) & ~seatBit(single);
    case 'below':
      return aliveMask(t) & ~biddersFrom(t, bids, bid.bid);
  }
};

const bidOf = (t: Table, card: number): SeasonBid => {
  const { bid } = t.content.seasonCards[card];
  if (bid === undefined) throw new Error(`there is no bid on season card ${card}`);
  return bid;
};

const isForLowest = (t: Table, card: number): boolean => bidOf(t, card).concerns === 'lowest';

/**
 * An influence bid: totals lie open, everybody bids in secret, all is revealed, and all that was bid is lost.
 * `concerned` is then whom the card's effect is for. (RW-BID-01 to 07, RW-BID-13)
 */
export const influenceBid = procedure(
  'influence-bid',
  { card: count, bids: eachSeat, tied: count, single: count, concerned: count },
  steps =>
    steps
      .do(t => {
        for (let seat = 0; seat < t.seats; seat++) {
          if (isAlive(t, seat)) t.emit(events['bid-total'], seat, t.influence.get(seat));
        }
      })
      .ask('bids', {
        kind: 'number',
        seats: t => aliveMask(t),
        sealed: true,
        min: 0,
        max: (t, _f, seat) => t.influence.get(seat),
        prompt: (_t, f) => say('prompt.bid', { card: f.card }),
        rule: 'RW-BID-03',
      })
      .do((t, f) => {
        for (let seat = 0; seat < t.seats; seat++) {
          if (isAlive(t, seat)) t.emit(events.bid, seat, f.bids.get(seat));
        }
        f.tied = extremeBidders(t, f.bids, isForLowest(t, f.card));
      })
      .when(
        (t, f) => bidOf(t, f.card).concerns !== 'below',
        single =>
          single
            .ask('single', {
              kind: 'one',
              seat: (t, f) => arbiter(t, f.bids, f.tied),
              from: seatDomain,
              options: (t, f, offer) => {
                for (let seat = 0; seat < t.seats; seat++)
                  offer.consider(seat, yesIf(hasSeat(f.tied, seat), reasons['not-tied'], seat));
              },
              prompt: (t, f) => say(isForLowest(t, f.card) ? 'prompt.bid-loser' : 'prompt.bid-winner'),
              rule: 'RW-BID-08',
            })
            .do((t, f) => t.emit(isForLowest(t, f.card) ? events['bid-lost'] : events['bid-won'], f.single)),
      )
      .do((t, f) => {
        for (let seat = 0; seat < t.seats; seat++) loseInfluence(t, seat, f.bids.get(seat));
        f.concerned = concernedBy(t, bidOf(t, f.card), f.bids, f.single);
      }),
);
