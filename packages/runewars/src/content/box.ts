import { addUp, type Boxed, endToEnd, type Box as KernelBox } from '@runehold/kernel/layout/box';
import type { Common, Content, Lists } from './content.ts';
import type { Expects } from './expects.ts';
import type { Counts } from './types-box.ts';
import type { Ice, MapPiece } from './types-map.ts';

/** A box of the game: what it brings to each list, and what its list of components says that it holds. */
export type Box = KernelBox<Lists> & {
  readonly counts: Counts;
  readonly expects: Expects;
  /** Options that it brings, with their values, the usual one first. */
  readonly variants?: Readonly<Record<string, readonly string[]>>;
  /** By how many more dragon runes a game is won where one of them is chosen, by its name. (BW-FREE-08) */
  readonly moreRunes?: Readonly<Record<string, number>>;
  /** Which water its cryomancy tokens open. (BW-CRYO-03) */
  readonly ice?: Ice;
  /** How many more heroes each player begins with where one of them is chosen, by its name. (BW-CMD-01) */
  readonly moreHeroes?: Readonly<Record<string, number>>;
  /** How many more there are of things that an earlier box brought, by id. */
  readonly more?: Readonly<Record<string, number>>;
  /** The dials of its factions. */
  readonly dials?: Partial<Common['dials']>;
};

/** The box that every other one is added to. */
export type FirstBox = Box & { readonly common: Common; readonly brings: Lists };

/** Everything there is, whether its box is open or not. */
export type Universe = Content & Boxed<Lists, Box>;

/** What boxes hold together. */
export const countsOf = ([first, ...added]: readonly Pick<Box, 'counts'>[]): Counts =>
  added.reduce((sum, { counts }) => addUp(sum, counts), first.counts);

/** All boxes as one: what there is once, and every list end to end. */
export const universeOf = (first: FirstBox, ...added: readonly Box[]): Universe => ({
  ...first.common,
  dials: Object.assign({}, first.common.dials, ...added.map(({ dials }) => dials)),
  ...endToEnd<Lists, Box>(first, added),
  counts: countsOf([first, ...added]),
});

/** The map pieces of box after box: its tiles, then its home realms. */
export const piecesOf = ({ boxes, boxOf, tiles, homeRealms }: Universe): readonly MapPiece[] =>
  boxes.flatMap((_, box) => [
    ...tiles.filter((_tile, i) => boxOf.tiles[i] === box),
    ...homeRealms.filter((_home, i) => boxOf.homeRealms[i] === box),
  ]);
