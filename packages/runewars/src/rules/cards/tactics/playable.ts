import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { cardsAt, offerHand } from './hand.ts';
import { turnRules } from './turn-cards.ts';

const inTurn = cardsAt('turn', turnRules);

/** Offers the cards of a hand that may be played during the player's turn. (RW-TACT-05, RW-TACT-17) */
export const offerTurnCards = (t: Table, seat: Seat, offer: Offer, codeOf: (card: number) => number): void =>
  offerHand(t, seat, inTurn, offer, codeOf);
