import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Something wrong with a box: in which, where in its content, and what. */
type BoxProblem = {
  readonly box: string;
  readonly path: string;
  readonly key: string;
  readonly detail: string;
};

/** The files of a folder. */
export const filesIn = (folder: URL): string[] =>
  readdirSync(folder).map(name => fileURLToPath(new URL(name, folder)));

/** The words of a path, and of what a problem is about, that may stand in the source: ids first, then the section. */
const clues = ({ path, detail }: BoxProblem): string[] => {
  const steps = path.split('.');
  return [...new Set([steps.slice(0, 2).join('.'), detail.split(' ')[0], ...steps])];
};

/** Where in the source of a box the id stands that a problem is about: `heroes.ts:42`. */
const whereIn = (files: readonly string[], problem: BoxProblem): string | undefined => {
  for (const clue of clues(problem).filter(word => /[a-z]/i.test(word)))
    for (const file of files) {
      const lines = readFileSync(file, 'utf8').split('\n');
      const at = lines.findIndex(line => line.includes(`'${clue}'`) || line.includes(`${clue}:`));
      if (at >= 0) return `${basename(file)}:${at + 1}`;
    }
  return undefined;
};

/** A problem for whoever mends it: box, place in the source and reason, by its key or in words. */
export const toldOf = (
  files: readonly string[],
  problem: BoxProblem,
  reason: (key: string) => string = key => key,
): string =>
  `${problem.box} ${whereIn(files, problem) ?? '?'} ${problem.path} ${reason(problem.key)} ${problem.detail}`;
