import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { kindOf } from '../../src/rules/cards.ts';
import { cardId, cardsIn } from '../kit.ts';

type Names = readonly string[];
export type Cards = { readonly hand?: Names; readonly deck?: Names; readonly discard?: Names };

/** Everything a seat owns, exactly: what it had goes to the piles first. A name with `*` is a used copy. */
export const owns = (t: Table, seat: Seat, { hand = [], deck = [], discard = [] }: Cards): void => {
  for (const zone of [t.hand.at(seat), t.deck.at(seat), t.deckTop.at(seat), t.discard.at(seat)]) {
    for (const name of cardsIn(zone)) {
      zone.take(cardId(name));
      t.pile.put(kindOf(cardId(name)));
    }
  }
  const deal = (names: Names, zone: { put(card: number): void }): void => {
    for (const name of names) {
      const kind = kindOf(cardId(name));
      (t.pile.count(kind) > 0 ? t.pile : t.unused).take(kind);
      zone.put(cardId(name));
    }
  };
  deal(hand, t.hand.at(seat));
  deal(deck, t.deck.at(seat));
  deal(discard, t.discard.at(seat));
};

export const handIn = (story: Play<Table>, seat: Seat): string[] => cardsIn(story.table.hand.at(seat));
export const deckIn = (story: Play<Table>, seat: Seat): string[] => cardsIn(story.table.deck.at(seat));
export const discardIn = (story: Play<Table>, seat: Seat): string[] => cardsIn(story.table.discard.at(seat));
export const pileIn = (story: Play<Table>, name: string): number => story.table.pile.count(cardId(name));

/** The gold or influence of the action that is open. */
export const purse = (story: Play<Table>): number | undefined => {
  const { args } = story.ask().prompt;
  return args?.['purse'] as number | undefined;
};
