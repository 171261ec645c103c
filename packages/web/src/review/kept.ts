import { REVIEW_FORM, type Review } from '@runehold/ai/review/review';

/** A review that this browser keeps, of the game with this fingerprint. */
type Kept = { readonly hash: string; readonly review: Review };

const KEY = 'runehold.reviews';

/** Of more reviews than this the oldest are forgotten: each can be made again. */
const MOST = 16;

const read = (): readonly Kept[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept[]).filter(({ review }) => review?.form === REVIEW_FORM) : [];
  } catch {
    return [];
  }
};

/** The review of a game, if it was made here before. */
export const keptReview = (hash: string): Review | undefined =>
  read().find(kept => kept.hash === hash)?.review;

export const keepReview = (hash: string, review: Review): void => {
  const all = [{ hash, review }, ...read().filter(kept => kept.hash !== hash)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // It can be made again.
  }
};
