import { allOf, type BoxSet, roomFor } from '@runehold/kernel/layout/box';
import { pool } from '@runehold/kernel/layout/shapes';
import { universe } from './boxes/universe.ts';
import type { DeckCard, Lists } from './content/types.ts';

export const idsOf = <Id extends string>(things: readonly { readonly id: Id }[]): Id[] =>
  things.map(({ id }) => id);

// Numbers of all boxes there are. What a table has room for is what its open boxes need.

export const races = idsOf(universe.races);
export const scenarios = idsOf(universe.scenarios);

/**
 * Cards that can be in a deck, box by box. Each stands twice, after all others of its box: a copy whose ability was used
 * this round is a type of its own until the round ends, since the limit follows the physical card. (RA-ABIL-03)
 */
const deck = universe.boxes.flatMap((_, box) => {
  const own = universe.cards.filter((_card, place) => universe.boxOf.cards[place] === box);
  return [false, true].flatMap(used => own.map(card => ({ card, used })));
});
const numberOf = (wanted: DeckCard, marked: boolean): number =>
  deck.findIndex(({ card, used }) => card === wanted && used === marked);

/** By number: its place in the list of all cards, the same card without the mark, and with it. */
export const placeOf = Int16Array.from(deck, ({ card }) => universe.cards.indexOf(card));
export const unmarked = Int16Array.from(deck, ({ card }) => numberOf(card, false));
export const marked = Int16Array.from(deck, ({ card }) => numberOf(card, true));

/** The cards of the open boxes, and how many cities they have. A thing has the same number wherever it has one. */
export const rooms = (open: BoxSet) => {
  const room = (list: keyof Lists): number => roomFor(universe, list, open);
  const cards = deck.slice(
    0,
    1 + deck.findLastIndex(({ card }) => universe.cards.indexOf(card) < room('cards')),
  );
  return {
    cards: pool(
      'card',
      cards.map(({ card, used }) => (used ? `${card.id}*` : card.id)),
      Array.from(unmarked.subarray(0, cards.length)),
    ),
    events: pool('event', idsOf(universe.events).slice(0, room('events'))),
    runes: pool('rune', idsOf(universe.runes).slice(0, room('runes'))),
    cities: room('cities'),
  };
};

export const { cards: cardPool, events: eventPool, runes: runePool } = rooms(allOf(universe));
