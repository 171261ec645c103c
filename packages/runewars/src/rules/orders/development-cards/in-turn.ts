import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { procedure } from '../../rules.ts';
import { isOfTurn, noteUse, wasUsed } from '../../table/development-cards.ts';
import { perContent } from '../../table/per-content.ts';
import { factionOf } from '../../table/seats.ts';
import { inTurn } from './registry.ts';
import { cardEvents, cardReasons } from './words.ts';

/** Whether a bought card may be used in the turn: once in it, and if it would change anything. */
export const mayUseInTurn = (t: Table, seat: Seat, card: number): Verdict => {
  if (wasUsed(t, card)) return no(cardReasons['development-card-used']);
  return yesIf(inTurn.ruleOf(t, card)?.may(t, seat) === true, cardReasons['development-card-idle']);
};

/** By faction: its cards that are used in the turn. */
const ofTurnFor = perContent(({ factions, developmentCards }) =>
  factions.map(({ id }) =>
    developmentCards.flatMap((card, number) => (isOfTurn(card) && card.faction === id ? [number] : [])),
  ),
);

/** Offers the cards that a seat has bought for its turn. (RW-ORDER-23) */
export const offerInTurn = (t: Table, seat: Seat, offer: Offer, codeOf: (card: number) => number): void => {
  const cards = ofTurnFor(t)[factionOf(t, seat)];
  for (let n = 0; n < cards.length && cards[n] < t.developmentDeck; n++) {
    const card = cards[n];
    if (t.developmentBought.get(card) === 1) offer.consider(codeOf(card), mayUseInTurn(t, seat, card));
  }
};

/** A player uses a card in his turn. */
export const useInTurn = procedure('use-development-in-turn', { seat: count, card: count }, steps =>
  steps
    .do((t, f) => {
      noteUse(t, f.card);
      t.emit(cardEvents['development-card-used'], f.seat, f.card);
    })
    .dispatch(
      () => inTurn.effects,
      (t, f) => inTurn.placeOf(t, f.card),
      { seat: 'seat', card: 'card' },
    ),
);
