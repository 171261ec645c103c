import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS, hasSeat, seatBit } from '@runehold/kernel/layout/seats';
import { layout, type Table } from '../../layout.ts';

/*
 * A deck has no order until somebody looks: then its top card lies apart, marked for who has seen it, and is drawn
 * first. A Victory card that lies on the deck is none of its cards. (C22)
 */

/** Whether the top card of a deck has been looked at. */
export const hasTop = (t: Table, season: number): boolean =>
  t.seasonTop.length > 0 && t.seasonTop.at(season).total > 0;

/** Whether there is a top card that a seat has not seen. */
export const isTopUnknown = (t: Table, seat: Seat, season: number): boolean =>
  hasTop(t, season) ? !hasSeat(t.seasonKnown.get(season), seat) : t.seasonDeck.at(season).total > 0;

/** Lets a seat see the top card of a deck, and says which it is. */
export const lookAtTop = (t: Table, seat: Seat, season: number): number => {
  const known = t.seasonKnown.get(season);
  t.seasonKnown.set(season, known | seatBit(seat));
  if (!hasTop(t, season)) t.draw(layout.stream.season, t.seasonDeck.at(season), t.seasonTop.at(season));
  else t.notice(known, known | seatBit(seat));
  return t.seasonTop.at(season).top;
};

/** Turns up the card of this season that somebody has seen. */
export const takeTop = (t: Table): number => {
  const top = t.seasonTop.at(t.season);
  const card = top.top;
  t.notice(t.seasonKnown.get(t.season), ALL_SEATS);
  t.move(card, top, t.seasonCard);
  t.seasonKnown.set(t.season, 0);
  return card;
};
