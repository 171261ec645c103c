import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { developmentCardDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { factionIds } from '../../../pools.ts';
import { procedure } from '../../rules.ts';
import { hasDevelopmentCards } from '../../table/development-cards.ts';
import { isOpened } from '../../table/opened.ts';
import { factionOf } from '../../table/seats.ts';
import { canPay, pay } from '../costs.ts';
import { onPurchase } from './registry.ts';
import { cardEvents, cardReasons, sayOfCard } from './words.ts';

/** Whether a card belongs to a seat's faction. (BW-DEVC-01) */
export const isOwnCard = (t: Table, seat: Seat, card: number): boolean =>
  isOpened(t, t.content.boxOf.developmentCards, card) &&
  t.content.developmentCards[card].faction === factionIds[factionOf(t, seat)];

/** Only the dials of its own cost matter, and what a card itself demands. (BW-DEVC-05, 07, 15, 16, BW-CAP-02) */
const mayBuy = (t: Table, seat: Seat, card: number): Verdict => {
  if (t.developmentBought.get(card) === 1) return no(cardReasons['development-card-bought']);
  if (!canPay(t, seat, t.content.developmentCards[card].cost))
    return no(cardReasons['development-card-too-dear']);
  return onPurchase.ruleOf(t, card)?.may(t, seat) ?? YES;
};

/** Whether the seat could buy one of its cards now. */
export const mayBuyAny = (t: Table, seat: Seat): boolean => {
  if (!hasDevelopmentCards(t)) return false;
  for (let card = 0; card < t.developmentDeck; card++)
    if (isOwnCard(t, seat, card) && mayBuy(t, seat, card) === YES) return true;
  return false;
};

/** Buys one card of the seat's faction, if the player likes. (BW-DEVC-02, BW-DEVC-04, BW-DEVC-06) */
export const buyDevelopmentCard = procedure('buy-development-card', { seat: count, card: count }, steps =>
  steps.when(
    (t, f) => mayBuyAny(t, f.seat),
    buying =>
      buying
        .ask('card', {
          kind: 'one',
          seat: 'seat',
          from: developmentCardDomain,
          options: (t, f, offer) => {
            for (let card = 0; card < t.developmentDeck; card++)
              if (isOwnCard(t, f.seat, card)) offer.consider(card, mayBuy(t, f.seat, card));
          },
          optional: true,
          pass: skipping,
          prompt: () => sayOfCard('prompt.buy-development-card'),
          rule: 'BW-DEVC-02',
        })
        .unless({ card: PASS }, bought =>
          bought
            .do((t, f) => {
              t.developmentBought.set(f.card, 1);
              t.emit(cardEvents['development-card-bought'], f.seat, f.card);
              pay(t, f.seat, t.content.developmentCards[f.card].cost);
            })
            .when(
              (t, f) => onPurchase.placeOf(t, f.card) >= 0,
              atOnce =>
                atOnce.dispatch(
                  () => onPurchase.effects,
                  (t, f) => onPurchase.placeOf(t, f.card),
                  { seat: 'seat' },
                ),
            ),
        ),
  ),
);
