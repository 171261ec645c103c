import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count, listOf } from '@runehold/kernel/procedure/locals';
import { cardDomain, type Table } from '../layout.ts';
import { events, say } from '../words.ts';
import { isUsable, useAbility } from './abilities/use.ts';
import { asUsed, dataOf } from './cards.ts';
import { discardFromHand, draw } from './deck.ts';
import { offerHand } from './hand.ts';
import { procedure } from './rules.ts';
import { exhaustRune, readyPower } from './sources.ts';

/** Whether a hand card can be used as a Card action now. It lies aside meanwhile and cannot pay its own price. (RA-CARD-01, RA-CARD-08) */
const canUseAsAction = (t: Table, seat: Seat, card: number): boolean => {
  const price = dataOf(t, card).ability?.price;
  const fromHand = price?.kind === 'destroy-card' || price?.kind === 'discard-card';
  if (fromHand && t.hand.at(seat).total - 1 < price.amount) return false;
  return isUsable(t, 'action', seat, NONE, NONE, card);
};

/** Offers the hand cards that can be used as a Card action; `offset` is what is added to a card's number. */
export const offerActionCards = (t: Table, seat: Seat, offer: Offer, offset: number): void => {
  const hand = t.hand.at(seat);
  for (const card of t.content.numbers.actionCards) {
    if (hand.count(card) > 0 && canUseAsAction(t, seat, card)) offer.add(offset + card);
  }
};

/** A Card action: the card is played, does what it does, and goes to the discard pile. (RA-CARD-02) */
export const cardAction = procedure('card-action', { seat: count, card: count }, steps =>
  steps
    .do((t, f) => {
      t.emit(events['used-action'], f.seat, f.card);
      t.move(f.card, t.hand.at(f.seat), t.aside);
    })
    .call(() => useAbility, { seat: 'seat', card: 'card', side: NONE, slot: NONE })
    .do((t, f) => {
      t.aside.take(f.card);
      t.discard.at(f.seat).put(asUsed(f.card));
    }),
);

export const canUseRuneAction = (t: Table, seat: Seat): boolean => {
  const rune = readyPower(t, seat, 'draw-discard');
  return rune !== NONE && t.deck.at(seat).total + t.deckTop.at(seat).total + t.discard.at(seat).total > 0;
};

const haste = (t: Table, rune: number) => {
  const { power } = t.content.runes[rune];
  if (power.kind !== 'draw-discard') throw new Error(`${t.content.runes[rune].id} does not draw`);
  return power;
};

/** More than a rune may say, in a content pack either. */
const MOST_DISCARDED = 20;

/** A dragon rune used as a Card action: draw, then discard. */
export const runeAction = procedure(
  'rune-action',
  { seat: count, rune: count, picks: listOf(MOST_DISCARDED) },
  steps =>
    steps
      .do((t, f) => {
        exhaustRune(t, f.seat, f.rune);
        draw(t, f.seat, haste(t, f.rune).draws);
      })
      .when(
        (t, f) => t.hand.at(f.seat).total > 0,
        holds =>
          holds
            .ask('picks', {
              kind: 'some',
              seat: 'seat',
              from: cardDomain,
              options: (t, f, offer) => offerHand(t, f.seat, offer),
              min: (t, f) => Math.min(haste(t, f.rune).discards, t.hand.at(f.seat).total),
              max: (t, f) => haste(t, f.rune).discards,
              hidden: true,
              prompt: (t, f) =>
                say('prompt.discard-cards', {
                  count: Math.min(haste(t, f.rune).discards, t.hand.at(f.seat).total),
                }),
              rule: 'RA-RUN-02',
            })
            .do((t, f) => {
              for (let i = 0; i < f.picks.length; i++) discardFromHand(t, f.seat, f.picks.at(i));
            }),
      ),
);
