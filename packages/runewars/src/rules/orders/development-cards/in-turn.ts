import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { procedure } from '../../rules.ts';
import { hasBought, isOfTurn, noteUse, wasUsed } from '../../table/development-cards.ts';
import { perContent } from '../../table/per-content.ts';
import { improvements } from './registry.ts';
import { cardEvents, cardReasons } from './words.ts';

const { rules, placeOf } = improvements.rowOf(({ inTurn }) => inTurn);
const effects = rules.map(({ effect }) => effect);
const places = perContent(({ developmentCards }) => developmentCards.map(({ effect }) => placeOf(effect)));

/** Whether a bought card may be used in the turn: once in it, and if it would change anything. */
export const mayUseInTurn = (t: Table, seat: Seat, card: number): Verdict => {
  if (wasUsed(t, card)) return no(cardReasons['development-card-used']);
  const place = places(t)[card];
  return yesIf(place >= 0 && rules[place].may(t, seat), cardReasons['development-card-idle']);
};

/** Offers the cards that a seat has bought for its turn. (RW-ORDER-23) */
export const offerInTurn = (t: Table, seat: Seat, offer: Offer, codeOf: (card: number) => number): void => {
  for (let card = 0; card < t.developmentDeck; card++)
    if (isOfTurn(t.content.developmentCards[card]) && hasBought(t, seat, card))
      offer.consider(codeOf(card), mayUseInTurn(t, seat, card));
};

/** A player uses a card in his turn. */
export const useInTurn = procedure('use-development-in-turn', { seat: count, card: count }, steps =>
  steps
    .do((t, f) => {
      noteUse(t, f.card);
      t.emit(cardEvents['development-card-used'], f.seat, f.card);
    })
    .dispatch(
      () => effects,
      (t, f) => places(t)[f.card],
      { seat: 'seat', card: 'card' },
    ),
);
