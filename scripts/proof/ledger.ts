import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';

/** A slice that was done: what it showed, and how long it took by the clock. */
export type DoneSlice = Evidence & { readonly index: number; readonly seconds: number };

/** How far a part has come. Kept in a file after every slice, so that a run that is broken off goes on. */
export type Progress = {
  readonly name: string;
  readonly seed: number;
  readonly tree: string;
  readonly count: number;
  readonly slice: number;
  /** When its first slice began and its last one ended, as dates. */
  readonly begun: string;
  readonly ended?: string;
  readonly slices: readonly DoneSlice[];
  /** What is wrong with all slices together, once they are done. */
  readonly verdict?: readonly string[];
};

const fileOf = (root: string, name: string): string => join(root, 'reports', 'proof', `${name}.json`);

export const readProgress = (root: string, name: string): Progress | undefined => {
  const file = fileOf(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Keeps what was reached: all of it or, if the power fails, what was kept before. */
export const keepProgress = (root: string, progress: Progress): void => {
  const file = fileOf(root, progress.name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(progress));
  renameSync(`${file}.new`, file);
};

/** A seed for each slice, from that of the part; the same whenever the part is repeated. */
const seedOf = (seed: number, index: number): number => {
  let mixed = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 1;
};

/** The slices of a part that are still to be done. */
export const slicesLeft = ({ count, slice, seed, slices }: Progress): Slice[] => {
  const done = new Set(slices.map(({ index }) => index));
  const all = Array.from({ length: Math.ceil(count / slice) }, (_, index) => index);
  return all
    .filter(index => !done.has(index))
    .map(index => ({
      index,
      seed: seedOf(seed, index),
      partSeed: seed,
      from: index * slice,
      count: Math.min(slice, count - index * slice),
    }));
};

/** What has happened in no slice. */
export const missingIn = (slices: readonly DoneSlice[]): string[] => {
  const lists = slices.flatMap(({ missing }) => (missing === undefined ? [] : [missing]));
  return lists.length === 0
    ? []
    : [...lists[0]].filter(name => lists.every(missing => missing.includes(name)));
};

/** Everything that was found wrong so far. */
export const problemsOf = ({ slices, verdict = [] }: Progress): string[] => [
  ...slices.flatMap(({ index, problems }) => problems.map(problem => `slice ${index}: ${problem}`)),
  ...verdict,
];

export const isDone = ({ ended }: Progress): boolean => ended !== undefined;

/** A part that is to be done from its beginning. */
export const beginPart = (part: ProofPart, seed: number, tree: string): Progress => ({
  name: part.name,
  seed,
  tree,
  count: part.count,
  slice: part.slice,
  begun: new Date().toISOString(),
  slices: [],
});
