import type { Offer } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { procedure } from '../../rules.ts';
import { cardsAt, layDown, offerHand, putAway } from './hand.ts';
import { ofTurn } from './registry.ts';

const inTurn = cardsAt('turn', ofTurn.tests);

/** Offers the cards of a hand that may be played during the player's turn. (RW-TACT-05, RW-TACT-17) */
export const offerTurnCards = (t: Table, seat: Seat, offer: Offer, codeOf: (card: number) => number): void =>
  offerHand(t, seat, inTurn, offer, codeOf);

/** Plays a card of the turn from the hand: it is shown, carried out and discarded. (RW-TACT-05, RW-TACT-18) */
export const playTactics = procedure('play-tactics', { seat: count, it: count }, steps =>
  steps
    .do((t, f) => layDown(t, f.seat, f.it))
    .dispatch(
      () => ofTurn.effects,
      (t, f) => ofTurn.placeOf(t, f.it),
      { seat: 'seat', card: 'it' },
    )
    .do(putAway),
);
