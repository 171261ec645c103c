import { ALL_SEATS, type Seat, seatBit } from '@runehold/kernel/layout/seats';
import { type Bag, type CardList, NONE } from '@runehold/kernel/layout/zones';
import { layout, type Table } from '../layout.ts';
import { events } from '../words.ts';
import { isUsed, kindOf, raceOfCard, seatOfRace } from './cards.ts';

const { deck: DECK } = layout.stream;

/** Shuffles the discard pile into a new deck, but only when a card is needed and none is left. (RA-DRAW-02, RA-DRAW-04) */
const reshuffle = (t: Table, seat: Seat): void => {
  const discard = t.discard.at(seat);
  if (discard.total === 0) return;
  const deck = t.deck.at(seat);
  for (let slot = 0; slot < discard.total; slot++) deck.put(discard.at(slot));
  discard.clear();
  t.emit(events.reshuffled, seat);
};

/** Where the cards of a seat lie outside combat. */
export const zonesOf = (t: Table, seat: Seat): readonly (Bag | CardList)[] => [
  t.hand.at(seat),
  t.deck.at(seat),
  t.deckTop.at(seat),
  t.discard.at(seat),
];

/** Whether there is anything to draw or reveal. */
export const canDraw = (t: Table, seat: Seat): boolean =>
  t.deckTop.at(seat).total + t.deck.at(seat).total + t.discard.at(seat).total > 0;

/** Moves the top card of a deck; a known card on top comes first. Returns it, or `NONE`. */
const takeTop = (t: Table, seat: Seat, to: Bag | CardList): number => {
  const top = t.deckTop.at(seat);
  if (top.total > 0) {
    const card = top.top;
    t.move(card, top, to);
    return card;
  }
  const deck = t.deck.at(seat);
  if (deck.total === 0) reshuffle(t, seat);
  return deck.total === 0 ? NONE : t.draw(DECK, deck, to);
};

/** Draws cards, as many as there are. (RA-DRAW-03, RA-DRAW-05) */
export const draw = (t: Table, seat: Seat, amount: number): void => {
  const hand = t.hand.at(seat);
  for (let n = 0; n < amount; n++) {
    const card = takeTop(t, seat, hand);
    if (card === NONE) return;
    t.emitTo(seatBit(seat), events.drew, seat, card);
  }
};

/** Every player still in the game draws up to five cards. (RA-TURN-11, RA-EVENT-04) */
export const everybodyDrawsUp = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) {
    if (t.alive.get(seat) === 1) draw(t, seat, t.content.hand - t.hand.at(seat).total);
  }
};

/** Turns the top card over for all to see; it lies aside until it is placed. (RA-INFO-08) */
export const reveal = (t: Table, seat: Seat): number => {
  const card = takeTop(t, seat, t.aside);
  if (card !== NONE) t.emit(events.revealed, seat, card);
  return card;
};

/** Puts a hand card on its owner's discard pile. */
export const discardFromHand = (t: Table, seat: Seat, card: number): void => {
  t.move(card, t.hand.at(seat), t.discard.at(seat));
  t.emit(events.discarded, seat, card);
};

/** Puts a whole hand on the discard pile. (RA-TURN-06) */
export const discardAll = (t: Table, seat: Seat): void => {
  const hand = t.hand.at(seat);
  for (let card = 0; hand.total > 0; card++) while (hand.count(card) > 0) discardFromHand(t, seat, card);
};

/** Where a destroyed card goes: its pile, or out of the game if its race has been eliminated. (RA-WOUND-01, RA-WOUND-09, RA-WOUND-10) */
const origin = (t: Table, card: number): Bag => {
  const race = raceOfCard(t, card);
  if (race === NONE) return t.pile;
  const seat = seatOfRace(t, race);
  return seat !== NONE && t.alive.get(seat) === 1 ? t.pile : t.unused;
};

/** Lays a card that was just taken up back at its place of origin. There it carries no mark. (RA-ABIL-03) */
export const putAtOrigin = (t: Table, card: number): void => origin(t, card).put(kindOf(card));

/** Returns a card from a zone to its place of origin. */
export const returnToOrigin = (t: Table, card: number, from: Bag | CardList): void => {
  if (t.watch) t.notice(from.seenBy(from.slotOf(card)), ALL_SEATS);
  from.take(card);
  putAtOrigin(t, card);
};

/** Destroys a card of a hand. */
export const destroyFromHand = (t: Table, seat: Seat, card: number): void => {
  returnToOrigin(t, card, t.hand.at(seat));
  t.emit(events.destroyed, seat, card);
};

/** Takes all marks off when a new round starts. (RA-TURN-16) */
export const unmarkAll = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) {
    unmarkBag(t.hand.at(seat));
    unmarkBag(t.deck.at(seat));
    unmarkList(t.deckTop.at(seat));
    unmarkList(t.discard.at(seat));
  }
};

const unmarkBag = (bag: Bag): void => {
  for (let card = 0, left = bag.total; left > 0; card++) {
    const copies = bag.count(card);
    if (copies === 0) continue;
    left -= copies;
    if (!isUsed(card)) continue;
    bag.add(card, -copies);
    bag.add(kindOf(card), copies);
  }
};

const unmarkList = (list: CardList): void => {
  for (let slot = 0; slot < list.total; slot++) {
    const card = list.at(slot);
    if (isUsed(card)) list.replaceAt(slot, kindOf(card));
  }
};
