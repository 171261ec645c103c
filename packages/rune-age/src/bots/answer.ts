import type { Offer } from '@runehold/kernel/ask/offer';
import type { Message } from '@runehold/kernel/text/message';
import type { Asked } from '@runehold/kernel/view/asked';
import type { About } from '../layout.ts';

/** An answer and why. */
export type Proposal = { readonly reply: readonly number[]; readonly reason: Message };

/** What an ask is about besides its options, and what there is to spend, to pay or to suffer. */
export const aboutOf = ({ about = {} }: Asked): About => about;
export const amountIn = (ask: Asked): number => aboutOf(ask).amount ?? 0;

export const one = (code: number, reason: Message): Proposal => ({ reply: [code], reason });

/** The option that measures most; the first of equals. */
export const most = (offer: Offer, measure: (code: number) => number): number => {
  let best = offer.codes[0];
  for (let i = 1; i < offer.length; i++) if (measure(offer.codes[i]) > measure(best)) best = offer.codes[i];
  return best;
};

/** So many of what measures least, the n-th copy of an option by itself, in the order in which answers are given. */
export const least = (
  offer: Offer,
  count: number,
  measure: (code: number, nth: number) => number,
): number[] => {
  const copies: { readonly code: number; readonly worth: number }[] = [];
  for (let i = 0; i < offer.length; i++)
    for (let nth = 0; nth < offer.limits[i]; nth++)
      copies.push({ code: offer.codes[i], worth: measure(offer.codes[i], nth) });
  return copies
    .sort((a, b) => a.worth - b.worth || a.code - b.code)
    .slice(0, count)
    .map(({ code }) => code)
    .sort((a, b) => a - b);
};
