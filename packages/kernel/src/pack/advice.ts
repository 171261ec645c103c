import type { Message } from '../text/message.ts';
import type { Odds } from './odds.ts';

/** What somebody who is to decide may ask: how chance stands with what is chosen so far, or what a bot would do. */
export type Wish = { readonly kind: 'odds'; readonly chosen: readonly number[] } | { readonly kind: 'hint' };

/** The answer to a wish, from what the seat that asks may know. */
export type Advice =
  | { readonly kind: 'odds'; readonly odds: readonly Odds[] }
  | { readonly kind: 'hint'; readonly reply: readonly number[]; readonly reason: Message };
