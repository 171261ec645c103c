import type { Review } from '@runehold/ai/review/review';
import type { ReviewSettings } from '@runehold/ai/review/reviewing';
import type { GameFile } from '@runehold/kernel/match/file';

/** What the page says to whoever makes a review: what it is of, or that it is enough. */
export type ToReviewer =
  | { readonly type: 'review'; readonly file: GameFile; readonly settings: ReviewSettings }
  | { readonly type: 'enough' };

/** What comes back: how far it is, the review, or that there is none to be had. */
export type FromReviewer =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'done'; readonly review: Review }
  | { readonly type: 'none' };
