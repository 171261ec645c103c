import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import { lookOf } from '@runehold/runewars/rules/view/look';
import type { Scene } from '../../../table/art/scene.ts';

/** The digit that chooses an Order: its own number. */
export const keyOf = ({ key, args }: Message, ask: AskView, { view, pack }: Scene): string | undefined => {
  if (key !== 'label.order' || ask.prompt.key !== 'prompt.choose-order') return undefined;
  const { number } = lookOf(view, pack.game).t.content.orders[args['it']];
  return number <= 9 ? String(number) : undefined;
};
