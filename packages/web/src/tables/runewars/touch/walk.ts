import type { GameMap } from '@runehold/runewars/board/map';

const N = 0;
const NE = 1;
const SE = 2;
const S = 3;
const SW = 4;
const NW = 5;

/** Directions to try for each key; with Shift the other slant first. */
const ways: Readonly<Record<string, readonly number[]>> = {
  ArrowUp: [N, NE, NW],
  ArrowDown: [S, SE, SW],
  ArrowRight: [SE, NE],
  ArrowLeft: [NW, SW],
};

/** The area next to one in the direction of an arrow key, or none. A hex has two neighbours on either side. */
export const walk = (map: GameMap, from: number, key: string, isOther: boolean): number | undefined => {
  if (!Object.hasOwn(ways, key)) return undefined;
  const tries = isOther ? ways[key].toReversed() : ways[key];
  return tries.map(direction => map.across[from][direction]).find(area => area >= 0);
};

export const isWalkKey = (key: string): boolean => Object.hasOwn(ways, key);
