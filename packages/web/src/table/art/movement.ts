import type { ReactNode } from 'react';
import type { Address } from './targets.ts';

/**
 * How something is seen to move: it marches over a map, flies from place to place, turns over, comes to lie, is taken
 * away, or the place itself lights up.
 */
export type Way = 'march' | 'fly' | 'turn' | 'lay' | 'lift' | 'shine';

/** What is seen to move when an event is told. Of the places that are named the first on the screen counts. */
export type Movement = {
  readonly way: Way;
  readonly from?: readonly Address[];
  readonly to: readonly Address[];
  /** What is seen to move; a place that lights up needs nothing. */
  readonly look?: ReactNode;
};
