import type { Offer } from '@runehold/kernel/ask/offer';
import { no, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { bilingual } from '@runehold/kernel/text/bilingual';
import { cardDomain } from '../domains.ts';
import type { Table } from '../layout.ts';
import { events, reasons } from '../words.ts';
import { isUsable, useAbility } from './abilities/use.ts';
import { asUsed, dataOf, withRoom } from './cards.ts';
import { canDraw, discardFromHand, draw } from './deck.ts';
import { discardPrompt, offerHand } from './hand.ts';
import { procedure } from './rules.ts';
import { exhaustRune } from './sources.ts';

export const actionWords = bilingual({
  'crumb.card-action': [{ card: 'card' }, '{card}', '{card}'],
  'crumb.rune-action': [{ rune: 'rune' }, '{rune}', '{rune}'],
});

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
  for (const card of withRoom(t, t.content.numbers.actionCards)) {
    if (hand.count(card) > 0)
      offer.consider(offset + card, yesIf(canUseAsAction(t, seat, card), reasons['no-use-now']));
    const used = asUsed(card);
    if (offer.explaining && hand.count(used) > 0) offer.consider(offset + used, no(reasons['ability-used']));
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

/** Offers the dragon rune that is used as a Card action, if the seat has it. */
export const offerRuneAction = (t: Table, seat: Seat, offer: Offer, offset: number): void => {
  const rune = t.power.at(seat);
  if (rune === NONE || t.content.numbers.powers[rune] !== 'draw-discard') return;
  const idle = canDraw(t, seat) ? YES : no(reasons['no-use-now']);
  offer.consider(offset + rune, t.runeExhausted.get(rune) === 0 ? idle : no(reasons.exhausted));
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
              prompt: (t, f) => discardPrompt(Math.min(haste(t, f.rune).discards, t.hand.at(f.seat).total)),
              rule: 'RA-RUN-02',
            })
            .do((t, f) => {
              for (let i = 0; i < f.picks.length; i++) discardFromHand(t, f.seat, f.picks.at(i));
            }),
      ),
);
