import type { Common, Content, Lists } from './content.ts';
import type { Counts } from './types-box.ts';
import type { MapPiece } from './types-map.ts';

/** A box of the game: what it brings to each list, and what its list of components says that it holds. */
export type Box = {
  readonly id: string;
  readonly counts: Counts;
  readonly brings: Partial<Lists>;
};

/** The box that every other one is added to. */
export type FirstBox = Box & { readonly common: Common; readonly brings: Lists };

/** For each thing of each list the number of the box that it came in. */
export type Origins = { readonly [list in keyof Lists]: readonly number[] };

/** Everything there is, whether its box is open or not. */
export type Universe = Content & { readonly boxes: readonly Box[]; readonly boxOf: Origins };

const isCount = (value: unknown): value is number => typeof value === 'number';

/** Lists of components added up, number by number. */
const addUp = <Counted extends object>(one: Counted, other: Counted): Counted =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]: [string, unknown]) => {
      const more: unknown = Reflect.get(other, name);
      if (isCount(value) && isCount(more)) return [name, value + more];
      return [name, typeof value === 'object' && value ? addUp(value, more as object) : value];
    }),
  ) as Counted;

/**
 * Numbers everything in all boxes once and for good: the lists are laid end to end in the order of the boxes, so that
 * a box that is added later changes no number. (decision 52)
 */
export const universeOf = (first: FirstBox, ...added: readonly Box[]): Universe => {
  const boxes = [first, ...added];
  const lists = Object.keys(first.brings) as (keyof Lists)[];
  const from = (list: keyof Lists, { brings }: Box): readonly unknown[] => brings[list] ?? [];
  const joined = (pick: (list: keyof Lists, box: Box, number: number) => readonly unknown[]) =>
    Object.fromEntries(lists.map(list => [list, boxes.flatMap((box, number) => pick(list, box, number))]));
  return {
    ...first.common,
    ...(joined(from) as unknown as Lists),
    boxes,
    boxOf: joined((list, box, number) => from(list, box).map(() => number)) as unknown as Origins,
    counts: added.reduce((sum, { counts }) => addUp(sum, counts), first.counts),
  };
};

/** A set of boxes as bits; the first is in all of them. */
export type BoxSet = number;

export const isOpen = (open: BoxSet, box: number): boolean => ((open >> box) & 1) === 1;

/** How long a list must be for the things of the open boxes: up to the last of them. */
export const roomFor = ({ boxOf }: Pick<Universe, 'boxOf'>, list: keyof Lists, open: BoxSet): number =>
  boxOf[list].findLastIndex(box => isOpen(open, box)) + 1;

/** The map pieces of box after box: its tiles, then its home realms. */
export const piecesOf = ({ boxes, boxOf, tiles, homeRealms }: Universe): readonly MapPiece[] =>
  boxes.flatMap((_, box) => [
    ...tiles.filter((_tile, i) => boxOf.tiles[i] === box),
    ...homeRealms.filter((_home, i) => boxOf.homeRealms[i] === box),
  ]);
