import { addUp, type Boxed, endToEnd, type Box as KernelBox } from '@runehold/kernel/layout/box';
import type { CardCounts } from './count.ts';
import type { Common, Content, Lists, Scenario } from './types.ts';

/** A box of the game: what it brings to each list, and how many cards its list of components says that it holds. */
type Box = KernelBox<Lists> & { readonly counts: CardCounts };

/** The box that every other one is added to. */
export type FirstBox = Box & { readonly common: Common; readonly brings: Lists };

/** Everything there is, whether its box is open or not. */
export type Universe = Content & Boxed<Lists, Box> & { readonly counts: CardCounts };

/** All boxes as one: what there is once, and every list end to end. */
export const universeOf = (first: FirstBox, ...added: readonly Box[]): Universe => {
  const lists = endToEnd<Lists, Box>(first, added);
  return {
    ...first.common,
    ...lists,
    neutrals: Object.fromEntries(
      lists.scenarios.map(({ id, neutrals }) => [id, neutrals]),
    ) as unknown as Readonly<Record<Scenario, readonly [string, string, string]>>,
    counts: added.reduce((sum, { counts }) => addUp(sum, counts), first.counts),
  };
};
