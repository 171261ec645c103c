import type { Offer } from '@runehold/kernel/ask/offer';
import type { Message } from '@runehold/kernel/text/message';

/** An answer and why. */
export type Proposal = { readonly reply: readonly number[]; readonly reason: Message };

export const one = (code: number, reason: Message): Proposal => ({ reply: [code], reason });

/** The option that measures most; the first of equals. */
export const most = (offer: Offer, measure: (code: number) => number): number => {
  let best = offer.codes[0];
  for (let i = 1; i < offer.length; i++) if (measure(offer.codes[i]) > measure(best)) best = offer.codes[i];
  return best;
};

/** So many of what measures least, in the order in which answers are given. */
export const least = (offer: Offer, count: number, measure: (code: number) => number): number[] => {
  const codes = Array.from({ length: offer.length }, (_, i) => i).flatMap(i =>
    Array<number>(offer.limits[i]).fill(offer.codes[i]),
  );
  return codes
    .sort((a, b) => measure(a) - measure(b) || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
};
