import type { Costly, Review } from '@runehold/ai/review/review';
import type { Faction } from '../kit/factions.ts';
import type { Speaker } from '../text/speaker.ts';

/** What all parts of a review are drawn from. */
export type ReviewScene = {
  readonly review: Review;
  readonly speaker: Speaker;
  factionOf(seat: number): Faction;
  /** The year or round after so many answers. */
  chapterAt(entry: number): string;
  /** Where that moment is seen again. */
  momentOf(entry: number): string;
  /** Goes on from there at a table of one's own. */
  playOn(costly: Costly): void;
};

/** In points of a hundred. */
export const points = (share: number): number => Math.round(100 * share);
