import type { Mean } from './mean.ts';

/** Decisions are taken to differ at least by so much, a third of a point: nobody answers exactly as well as another. */
const LEAST = 0.003;

/** What decisions came to, all together, with the standard error of that. */
export type Summed = { readonly sum: number; readonly error: number };

/**
 * Sums up what decisions gained. Each was tried on a few deals only, and most change little: what was found is drawn
 * towards nothing, the more the less sure it is (empirical Bayes: how much decisions of this game differ is read from
 * themselves, less what chance alone would make of them). Plain sums would be noise by the square root of their number.
 */
export const summedUp = (gains: readonly Mean[]): Summed => {
  if (gains.length === 0) return { sum: 0, error: 0 };
  let excess = 0;
  for (const { mean, error } of gains) excess += mean ** 2 - error ** 2;
  const spread = Math.max(LEAST ** 2, excess / gains.length);
  let sum = 0;
  let variance = 0;
  for (const { mean, error } of gains) {
    const trust = spread / (spread + error ** 2);
    sum += trust * mean;
    variance += trust * error ** 2;
  }
  return { sum, error: Math.sqrt(variance) };
};
