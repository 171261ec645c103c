import type { Seat } from '@runehold/kernel/layout/seats';
import type { WireView } from '@runehold/protocol/parts/view';

/** What is wrong with a game: it broke, or somebody said so. Enough to see it again. */
export type Fault = {
  readonly game: string;
  readonly rules: string;
  /** How many answers there had been, and the fingerprint of the table then. */
  readonly entries: number;
  readonly hash: string;
  /** What broke, and which answer of which seat broke it. */
  readonly error?: string;
  readonly seat?: Seat;
  readonly reply?: unknown;
  /** Who said what is wrong, from where they looked, and what they saw. */
  readonly by?: string;
  readonly words?: string;
  readonly viewer?: WireView['viewer'];
  readonly seen?: WireView;
};
