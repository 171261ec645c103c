import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { orderDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { events } from '../../../../words.ts';
import { activeOrder, isInPlay, takeFromPlay } from '../../../orders/in-play.ts';
import { procedure } from '../../../rules.ts';
import { isOpened } from '../../../table/opened.ts';
import { played, type Tactics } from '../effect.ts';

const { words, say, reasons } = speech({
  'prompt.take-back-order': ['Which Order do you take back?', 'Który rozkaz bierzesz z powrotem?'],
  'reason.order-not-used': [
    { order: 'order' },
    '{order} is in your hand or active now.',
    'Rozkaz „{order}” masz na ręce albo jest teraz aktywny.',
  ],
});

const isUsedOrder = (t: Table, seat: Seat, order: number): boolean =>
  isInPlay(t, seat, order) && activeOrder(t, seat) !== order;

/** Spy Guild: an Order of this year comes back to the hand and no longer stands against the bonus. */
const takeBack = procedure('tactics-take-back-order', { ...played, order: count }, steps =>
  steps
    .ask('order', {
      kind: 'one',
      seat: 'seat',
      from: orderDomain,
      options: (t, f, offer) => {
        for (let order = 0; order < t.orders; order++) {
          if (!isOpened(t, t.content.boxOf.orders, order)) continue;
          offer.consider(order, yesIf(isUsedOrder(t, f.seat, order), reasons['order-not-used'], order));
        }
      },
      prompt: () => say('prompt.take-back-order'),
      rule: 'RW-ORDER-20',
    })
    .do((t, f) => {
      takeFromPlay(t, f.seat, f.order);
      t.emit(events['order-taken-back'], f.seat, f.order);
    }),
);

/** One of his, but not the active one. */
export const takesBackOrders: Tactics<'take-back-orders'> = {
  clause: [
    'return 1 of your Order cards, except the active one, to your hand',
    'weź z powrotem na rękę 1 swoją kartę rozkazu, z wyjątkiem aktywnej',
  ],
  words,
  inTurn: {
    may: (t, seat) => {
      for (let order = 0; order < t.orders; order++) if (isUsedOrder(t, seat, order)) return true;
      return false;
    },
    effect: takeBack,
  },
  bot: { answers: { 'tactics-take-back-order.order': 'plain' } },
};
