import type { Seat } from '@runehold/kernel/layout/seats';
import { isAlive } from '../../table/seats.ts';
import { titleEffect } from '../../table/title-owner.ts';
import { type Look, seatsIn } from '../look.ts';

const settlesTies = ({ t }: Look, seat: Seat): boolean =>
  titleEffect(t, seat, 'settle-bid-ties') !== undefined;

/**
 * The lowest bid with which the seat is the highest bidder whatever the others do, or undefined if it cannot afford one.
 * Totals lie open. Who has more left after the bid settles a tie, unless a Title says who does. (RW-BID-01, RW-BID-08 to 10)
 */
export const sureBid = (look: Look): number | undefined => {
  const { t, me } = look;
  const others = seatsIn(look).filter(seat => seat !== me && isAlive(t, seat));
  const own = t.influence.get(me);
  const most = Math.max(0, ...others.map(seat => t.influence.get(seat)));
  const winsTies = settlesTies(look, me) || (own > most && !others.some(seat => settlesTies(look, seat)));
  const bid = winsTies ? most : most + 1;
  return bid <= own ? bid : undefined;
};

/** Whether the highest bid on a Season card gains by it: the others have nothing or suffer. */
export const isForHighest = ({ t }: Look, card: number): boolean => {
  const concerns = t.content.seasonCards[card]?.bid?.concerns;
  return concerns === 'highest' || concerns === 'all-but-highest';
};
