import { create } from 'zustand';
import type { Address } from '../art/targets.ts';

/**
 * The things that somebody wants to see, wherever on the table they lie: the areas of a quest. The part of the table
 * that draws them brings them into sight, each time anew.
 */
export const useSought = create<{
  readonly sought: readonly Address[];
  /** Whether they are lit up as well: whoever points at them in another way needs no light. */
  readonly isLit: boolean;
}>()(() => ({ sought: [], isLit: true }));

export const seek = (addresses: readonly Address[], { isLit = true } = {}): void =>
  useSought.setState({ sought: [...addresses], isLit });
