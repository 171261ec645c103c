import type { Bag, Card, Zone } from '@runehold/kernel/layout/zones';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';

/** Draws one of the cards of a deck that a test admits, as from a deck of those alone; `NONE` if there is none. */
export const drawOneOf = (
  t: Table,
  stream: number,
  from: Bag,
  to: Zone,
  admits: (card: Card) => boolean,
): Card => {
  let choices = 0;
  for (let card = 0; card < from.types; card++) if (admits(card)) choices += from.count(card);
  if (choices === 0) return NONE;
  let left = t.roll(stream, choices);
  for (let card = 0; card < from.types; card++) {
    if (!admits(card)) continue;
    left -= from.count(card);
    if (left >= 0) continue;
    t.move(card, from, to);
    return card;
  }
  return NONE;
};
