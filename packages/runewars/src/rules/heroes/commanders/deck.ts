import type { SeatMask } from '@runehold/kernel/layout/seats';
import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import type { Card } from '@runehold/kernel/layout/zones';
import { layout, type Table } from '../../../layout.ts';

/*
 * The Commander deck has no order until a card is drawn. Cards that are put back go under all others, lie there in the
 * order in which they went, and are drawn when nothing else is left. (BW-CMD-18, BW-CMD-43)
 */

/** Fills the deck with one copy of each card. */
export const fillCommanderDeck = (t: Table): void => {
  for (let card = 0; card < t.commanderCards; card++) t.commanderDeck.at(0).add(card, 1);
};

/** How many cards are left to draw. (BW-CMD-22, BW-CMD-31) */
export const commanderCardsLeft = (t: Table): number =>
  t.commanderDeck.at(0).total + t.commanderBottom.at(0).total;

/** Draws a card that the current player alone sees. (BOW-34) */
export const drawCommander = (t: Table): Card => {
  const [deck, bottom, drawn] = [t.commanderDeck.at(0), t.commanderBottom.at(0), t.commandersDrawn.at(0)];
  if (deck.total > 0) return t.draw(layout.stream.hero, deck, drawn);
  const card = bottom.top;
  t.move(card, bottom, drawn);
  t.commanderKnown.set(bottom.total, 0);
  return card;
};

/** Draws a card that is laid faceup into a place. (BW-CMD-02, BW-CMD-30) */
export const turnUpCommander = (t: Table, place: number): Card => {
  const [deck, bottom] = [t.commanderDeck.at(0), t.commanderBottom.at(0)];
  const isFresh = deck.total > 0;
  const card = isFresh
    ? deck.takeNth(t.roll(layout.stream.hero, deck.total))
    : bottom.takeAt(bottom.total - 1);
  if (!isFresh) {
    t.notice(t.commanderKnown.get(bottom.total), ALL_SEATS);
    t.commanderKnown.set(bottom.total, 0);
  }
  t.commanderCard.putAt(place, card);
  return card;
};

/** Puts a card that has been taken from somewhere under all others; some know which it is. (BW-CMD-18, BW-CMD-43) */
export const putUnder = (t: Table, card: Card, known: SeatMask): void => {
  const bottom = t.commanderBottom.at(0);
  for (let slot = bottom.total; slot > 0; slot--) t.commanderKnown.set(slot, t.commanderKnown.get(slot - 1));
  t.commanderKnown.set(0, known);
  bottom.putUnder(card);
};
