import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Choices } from '../content/prepared.ts';
import type { DeckCard, Timing, Trait } from '../content/types.ts';
import type { Table } from '../layout.ts';
import { marked, placeOf, unmarked } from '../pools.ts';

/** A card without its mark. */
export const kindOf = (card: number): number => unmarked[card];

/** Whether this copy has used its ability this round. (RA-ABIL-03) */
export const isUsed = (card: number): boolean => unmarked[card] !== card;

/** The same card as a copy that has used its ability. */
export const asUsed = (card: number): number => marked[card];

/** The cards of the open boxes that rules look at instead of all. */
export const inPlay = (t: Table): Choices => t.content.inBoxes[t.boxes];

export const dataOf = (t: Table, card: number): DeckCard => t.content.cards[placeOf[card]];

export const isUnit = (t: Table, card: number): boolean => t.content.numbers.isUnit[card] === 1;
export const isGold = (t: Table, card: number): boolean => t.content.numbers.isGold[card] === 1;

/** Printed strength; tactics and gold have none. (RA-COMP-11) */
export const strengthOf = (t: Table, card: number): number => t.content.numbers.strength[card];

/** What a gold card is worth. */
export const goldOf = (t: Table, card: number): number => t.content.numbers.gold[card];

/** Whether a card has an ability for this moment that it has not used this round. (RA-ABIL-03, RA-ABIL-04) */
export const hasAbility = (t: Table, card: number, timing: Timing): boolean =>
  t.content.numbers.timing[card] === timing;

/** Whether this always holds while the unit fights. (RA-ABIL-13) */
export const hasTrait = (t: Table, card: number, trait: Trait): boolean =>
  t.content.numbers.trait[card] === trait;

/** What a card costs in gold, or `NONE` if gold does not buy it. */
export const goldCost = (t: Table, card: number): number => t.content.numbers.goldCost[card];

/** The seat that plays a race, or `NONE`. */
export const seatOfRace = (t: Table, race: number): Seat => {
  for (let seat = 0; seat < t.seats; seat++) if (t.race.get(seat) === race) return seat;
  return NONE;
};

/** The number of the race a card belongs to, or `NONE` for neutral cards and gold. */
export const raceOfCard = (t: Table, card: number): number => t.content.numbers.race[card];

/** Whether the card belongs to the race of this seat. (RA-COMP-10) */
export const isOwnRace = (t: Table, seat: Seat, card: number): boolean =>
  raceOfCard(t, card) === t.race.get(seat);

/** The cheapest unit of a seat's race. */
export const cheapestUnit = (t: Table, seat: Seat): number => inPlay(t).cheapestUnit[t.race.get(seat)];
