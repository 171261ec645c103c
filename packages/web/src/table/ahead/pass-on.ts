import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import type { AskView } from '@runehold/kernel/view/describe';
import type { OrderPlan, StandingOrder } from '@runehold/protocol/parts/order';
import type { WireView } from '@runehold/protocol/parts/view';
import { questionOf } from '@runehold/protocol/table/orders/fit';

/**
 * Whether a question may be passed until something changes: it only hands on one's turn to play if nothing is chosen, or
 * it is put whatever one holds. Such questions come again and again; what else may be declined may be a whole turn.
 */
export const mayPassOn = ({ isWindow, options }: AskView): boolean =>
  options.some(({ code, label }) => code === PASS && (isWindow === true || label.key === passing().key));

/** Leaves it to be passed whenever it is asked, until it offers something that it does not offer now. */
export const passingOn = ({ prompt, options }: AskView, view: WireView): OrderPlan => ({
  links: [
    {
      kind: 'pass',
      ask: questionOf(view)?.name ?? '-',
      words: { prompt, answer: [options.find(({ code }) => code === PASS)?.label ?? passing()] },
    },
  ],
  scope: 'game',
  guard: 'nothing-new',
  among: options.map(({ name }) => name),
});

/** The orders by which questions are passed until something changes; what else stands was left by hand. */
export const passedOn = (orders: readonly StandingOrder[]): readonly StandingOrder[] =>
  orders.filter(
    ({ links, guard, dropped }) =>
      guard === 'nothing-new' && dropped === undefined && links.every(({ kind }) => kind === 'pass'),
  );
