import type { Seat } from '@runehold/kernel/layout/seats';
import type { Bag, CardList } from '@runehold/kernel/layout/zones';
import type { Table } from '../layout.ts';
import { cardPool } from '../pools.ts';
import { kindOf } from '../rules/cards.ts';
import { cardId } from './names.ts';

// Functions that arrange a position, for lessons and tests: none of them loses or makes a card.

type Names = readonly string[];
type CardZone = Bag | CardList;

/** What lies in a zone of deck cards, by name: a pile in the order of the pool, a list from the bottom to the top. */
export const cardsIn = (zone: CardZone): string[] => {
  if ('at' in zone) return Array.from({ length: zone.total }, (_, slot) => cardPool.cards[zone.at(slot)]);
  return cardPool.cards.flatMap((name, card) => Array<string>(zone.count(card)).fill(name));
};

/** Takes one copy of a card from the first place that has it: the seat's own cards first, then the piles, then anybody's. */
const fetch = (t: Table, seat: Seat, card: number, but: CardZone): void => {
  const others = Array.from({ length: t.seats }, (_, other) => other);
  const places = [
    ...[t.deck.at(seat), t.deckTop.at(seat), t.discard.at(seat), t.pile, t.unused],
    ...others.map(other => t.deck.at(other)),
    ...others.map(other => t.hand.at(other)),
  ].filter(place => place !== but);
  const place = places.find(one => one.count(card) > 0);
  if (!place) throw new Error(`no ${cardPool.cards[card]} is left`);
  place.take(card);
};

const fill = (t: Table, seat: Seat, zone: CardZone, names: Names): void => {
  for (const name of names) {
    fetch(t, seat, kindOf(cardId(name)), zone);
    zone.put(cardId(name));
  }
};

const emptyInto = (zone: CardZone, to: Bag): void => {
  for (const name of cardsIn(zone)) {
    zone.take(cardId(name));
    to.put(kindOf(cardId(name)));
  }
};

/** A hand is exactly these cards; what it was goes to the same player's deck. A name with `*` is a used copy. */
export const handOf = (t: Table, seat: Seat, names: Names): void => {
  emptyInto(t.hand.at(seat), t.deck.at(seat));
  fill(t, seat, t.hand.at(seat), names);
};

/** A deck is exactly these cards; what it was goes to the piles. */
export const deckOf = (t: Table, seat: Seat, names: Names): void => {
  emptyInto(t.deck.at(seat), t.pile);
  fill(t, seat, t.deck.at(seat), names);
};

/** These cards were revealed and left on top of a deck, the last of them topmost. */
export const topOf = (t: Table, seat: Seat, names: Names): void => {
  emptyInto(t.deckTop.at(seat), t.deck.at(seat));
  fill(t, seat, t.deckTop.at(seat), names);
};

/** A discard pile is exactly these cards, the last of them on top; what it was goes to the piles. */
export const discardOf = (t: Table, seat: Seat, names: Names): void => {
  emptyInto(t.discard.at(seat), t.pile);
  fill(t, seat, t.discard.at(seat), names);
};

/** Takes all copies of a type that lie in its pile out of the game but so many. */
export const pileOf = (t: Table, name: string, copies: number): void => {
  const card = cardId(name);
  const change = copies - t.pile.count(card);
  if (change === 0) return;
  t.pile.add(card, change);
  t.unused.add(card, -change);
};
