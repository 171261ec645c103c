import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import type { AskView } from '@runehold/kernel/view/describe';
import type { OrderPlan } from '@runehold/protocol/parts/order';
import type { WireView } from '@runehold/protocol/parts/view';
import { questionOf } from '@runehold/protocol/table/orders/fit';

/** Whether an ask only hands on one's turn to play if nothing is chosen: such asks come again and again. */
export const mayPassOn = (ask: AskView): boolean =>
  ask.options.some(({ code, label }) => code === PASS && label.key === passing().key);

/** Leaves it to be passed whenever it is asked, until it offers something that it does not offer now. */
export const passingOn = ({ prompt, options }: AskView, view: WireView): OrderPlan => ({
  links: [{ kind: 'pass', ask: questionOf(view)?.name ?? '-', words: { prompt, answer: [passing()] } }],
  scope: 'game',
  guard: 'nothing-new',
  among: options.map(({ name }) => name),
});
