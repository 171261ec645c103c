import { addUp, type Boxed, endToEnd, type Box as KernelBox } from '@runehold/kernel/layout/box';
import type { Common, Content, Lists } from './content.ts';
import type { Expects } from './expects.ts';
import type { Counts } from './types-box.ts';
import type { MapPiece } from './types-map.ts';

/** A box of the game: what it brings to each list, and what its list of components says that it holds. */
export type Box = KernelBox<Lists> & { readonly counts: Counts; readonly expects: Expects };

/** The box that every other one is added to. */
export type FirstBox = Box & { readonly common: Common; readonly brings: Lists };

/** Everything there is, whether its box is open or not. */
export type Universe = Content & Boxed<Lists, Box>;

/** All boxes as one: what there is once, and every list end to end. */
export const universeOf = (first: FirstBox, ...added: readonly Box[]): Universe => ({
  ...first.common,
  ...endToEnd<Lists, Box>(first, added),
  counts: added.reduce((sum, { counts }) => addUp(sum, counts), first.counts),
});

/** The map pieces of box after box: its tiles, then its home realms. */
export const piecesOf = ({ boxes, boxOf, tiles, homeRealms }: Universe): readonly MapPiece[] =>
  boxes.flatMap((_, box) => [
    ...tiles.filter((_tile, i) => boxOf.tiles[i] === box),
    ...homeRealms.filter((_home, i) => boxOf.homeRealms[i] === box),
  ]);
