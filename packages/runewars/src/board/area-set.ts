/** A set of up to 64 areas, one bit each, in two words. */
export type AreaSet = Int32Array;

export const areaSet = (areas?: Iterable<number>): AreaSet => {
  const set = new Int32Array(2);
  if (areas !== undefined) for (const area of areas) addArea(set, area);
  return set;
};

export const addArea = (set: AreaSet, area: number): void => {
  set[area >>> 5] |= 1 << (area & 31);
};

export const removeArea = (set: AreaSet, area: number): void => {
  set[area >>> 5] &= ~(1 << (area & 31));
};

export const hasArea = (set: AreaSet, area: number): boolean => ((set[area >>> 5] >>> (area & 31)) & 1) === 1;

export const clearAreas = (set: AreaSet): void => {
  set[0] = 0;
  set[1] = 0;
};

/** Makes a set the same as another. */
export const copyAreas = (from: AreaSet, to: AreaSet): void => {
  to[0] = from[0];
  to[1] = from[1];
};

const bits = (word: number): number => {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const areaCount = (set: AreaSet): number => bits(set[0]) + bits(set[1]);

/** The number of the lowest bit of a word that is not 0. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** Adds to a set the areas one step away from any of `front`; `links` has two words for each area. */
export const addStep = (links: readonly number[], front: AreaSet, set: AreaSet): void => {
  let low = 0;
  let high = 0;
  for (let rest = front[0]; rest !== 0; rest &= rest - 1) {
    const at = 2 * lowest(rest);
    low |= links[at];
    high |= links[at + 1];
  }
  for (let rest = front[1]; rest !== 0; rest &= rest - 1) {
    const at = 2 * (32 + lowest(rest));
    low |= links[at];
    high |= links[at + 1];
  }
  set[0] |= low;
  set[1] |= high;
};

export const shareArea = (a: AreaSet, b: AreaSet): boolean => ((a[0] & b[0]) | (a[1] & b[1])) !== 0;

/** The next area of a set after another, or after none if that is -1; -1 at the end. */
export const nextArea = (set: AreaSet, after: number): number => {
  const from = after + 1;
  if (from < 32) {
    const rest = set[0] & (-1 << from);
    if (rest !== 0) return lowest(rest);
  }
  const rest = from < 32 ? set[1] : from < 64 ? set[1] & (-1 << (from - 32)) : 0;
  return rest === 0 ? -1 : 32 + lowest(rest);
};

/** The areas of a set, smallest first. */
export function listAreas(set: AreaSet): number[] {
  const list: number[] = [];
  for (let rest = set[0]; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  for (let rest = set[1]; rest !== 0; rest &= rest - 1) list.push(32 + lowest(rest));
  return list;
}
