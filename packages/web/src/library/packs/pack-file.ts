import { isObject } from '@runehold/kernel/content/shape';
import type { ContentFault } from '@runehold/kernel/pack/pack';
import type { Changes, Path } from './changes.ts';

type Line = { readonly text: string; readonly path: Path };

/** Writes a value with a line for each field; a list is written in one. */
const linesOf = (value: unknown, path: Path, lead: string, tail: string): readonly Line[] => {
  const pad = '  '.repeat(path.length);
  if (!isObject(value) || Object.keys(value).length === 0)
    return [{ text: `${pad}${lead}${JSON.stringify(value)}${tail}`, path }];
  const entries = Object.entries(value);
  return [
    { text: `${pad}${lead}{`, path },
    ...entries.flatMap(([name, one], i) =>
      linesOf(one, [...path, name], `${JSON.stringify(name)}: `, i < entries.length - 1 ? ',' : ''),
    ),
    { text: `${pad}}${tail}`, path },
  ];
};

const linesOfPack = (game: string, name: string, changes: Changes): readonly Line[] =>
  linesOf({ format: 'runehold-content', game, name, changes }, [], '', '');

/** A pack as it is saved and played with. */
export const packText = (game: string, name: string, changes: Changes): string =>
  `${linesOfPack(game, name, changes)
    .map(({ text }) => text)
    .join('\n')}\n`;

export type PlacedFault = ContentFault & {
  /** Where in the changes it stands; nowhere where it is about the pack itself. */
  readonly path: Path;
};

/** What is wrong with a pack that was written here, each thing at its place instead of its line. */
export const placed = (
  faults: readonly ContentFault[],
  game: string,
  name: string,
  changes: Changes,
): readonly PlacedFault[] => {
  const lines = linesOfPack(game, name, changes);
  return faults.map(fault => {
    const [frame, ...path] = lines[fault.line - 1]?.path ?? [];
    return { ...fault, path: frame === 'changes' ? path : [] };
  });
};

const begins = (path: Path, start: Path): boolean => start.every((step, i) => path[i] === step);

/** The faults at a place and inside it. */
export const faultsIn = (faults: readonly PlacedFault[], place: Path): readonly PlacedFault[] =>
  faults.filter(({ path }) => path.length > 0 && begins(path, place));

/** The faults at a place itself. */
export const faultsAt = (faults: readonly PlacedFault[], place: Path): readonly PlacedFault[] =>
  faults.filter(({ path }) => path.length === place.length && begins(path, place));
