import type { Message } from '../text/message.ts';
import type { Odds } from './odds.ts';

/** What somebody who is to decide may ask: how chance stands with what is chosen so far, or what a bot would do. */
export type Wish = { readonly kind: 'odds'; readonly chosen: readonly number[] } | { readonly kind: 'hint' };

/** What looking ahead adds to a hint: what the seat is after, how often its games were won, and what was next best. */
export type Ahead = {
  readonly plan?: Message;
  /** How many games were played out in the head, and the share of them that was won. */
  readonly tried: number;
  readonly chance: number;
  /** The next best answer, and by how much its share is smaller. */
  readonly next?: { readonly reply: readonly number[]; readonly cost: number };
};

/** The answer to a wish, from what the seat that asks may know. */
export type Advice =
  | { readonly kind: 'odds'; readonly odds: readonly Odds[] }
  | {
      readonly kind: 'hint';
      readonly reply: readonly number[];
      readonly reason: Message;
      readonly ahead?: Ahead;
    };
