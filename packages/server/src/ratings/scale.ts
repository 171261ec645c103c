import type { Rating } from './model.ts';

const DAY = 24 * 3600 * 1000;

/** As long as a guess is less sure than this, it is shown with a question mark. */
const SURE = 6;

/** Who has not played for so long is on no board. */
export const FRESH_MS = 60 * DAY;

/** A strength as people read it. */
export const shownRating = ({ mu }: Pick<Rating, 'mu'>): number => Math.round(1500 + 40 * (mu - 25));

export const isProvisional = ({ sigma }: Pick<Rating, 'sigma'>): boolean => sigma > SURE;

/** What boards go by: what somebody is at least, as good as certain. */
export const rankOf = ({ mu, sigma }: Rating): number => mu - 2 * sigma;
