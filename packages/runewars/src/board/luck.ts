import type { Pick } from './sample.ts';

/**
 * Luck for one board, spread out of a few rolls of the table: what is kept of a game are those rolls and not the
 * hundreds of choices that a generator makes.
 */
export const luckFrom = (...rolls: readonly number[]): Pick => {
  let state = rolls.reduce((sum, roll) => Math.imul(sum ^ roll, 0x01000193) >>> 0, 0x811c9dc5);
  return n => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    // Both sides unsigned: a remainder of whole numbers, not of fractions.
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (n >>> 0);
  };
};
