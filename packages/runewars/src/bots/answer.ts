import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import type { Message } from '@runehold/kernel/text/message';
import type { Asked } from '@runehold/kernel/view/asked';
import type { Look } from '../rules/view/look.ts';

/** An answer and why. */
export type Proposal = { readonly reply: readonly number[]; readonly reason: Message };

/** Answers an ask of one kind. */
export type Judge = (look: Look, ask: Asked) => Proposal;

export const one = (code: number, reason: Message): Proposal => ({ reply: [code], reason });

/** The option that measures most; the first of equals. Passing measures 0. */
export const most = (offer: Offer, measure: (code: number) => number): number => {
  let best = offer.codes[0];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < offer.length; i++) {
    const worth = offer.codes[i] === PASS ? 0 : measure(offer.codes[i]);
    if (worth > bestWorth) {
      best = offer.codes[i];
      bestWorth = worth;
    }
  }
  return best;
};

/** So many of what measures most, or as many as do some good, in the order in which answers are given. */
export const best = (offer: Offer, measure: (code: number) => number): number[] => {
  const copies: { readonly code: number; readonly worth: number }[] = [];
  for (let i = 0; i < offer.length; i++) {
    const worth = measure(offer.codes[i]);
    for (let n = 0; n < offer.limits[i]; n++) copies.push({ code: offer.codes[i], worth });
  }
  copies.sort((a, b) => b.worth - a.worth || a.code - b.code);
  const gladly = copies.filter(({ worth }) => worth > 0).length;
  return copies
    .slice(0, Math.min(offer.max, Math.max(offer.min, gladly)))
    .map(({ code }) => code)
    .sort((a, b) => a - b);
};

/** Each item to the place where it does most, one after the other; `before` is how many have gone there. */
export const arranged = (
  offer: Offer,
  measure: (item: number, place: number, before: number) => number,
): number[] => {
  const used = new Array<number>(offer.length).fill(0);
  return offer.items.map(item => {
    let place = -1;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < offer.length; i++) {
      if (used[i] >= offer.limits[i]) continue;
      const worth = measure(item, offer.codes[i], used[i]);
      if (worth > bestWorth) {
        bestWorth = worth;
        place = i;
      }
    }
    used[place]++;
    return offer.codes[place];
  });
};
