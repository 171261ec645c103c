import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemWords } from '../../src/content/problem-words.ts';
import type { Problem } from '../../src/content/problems.ts';

/** The files of a shipped box. */
export const filesOf = (box: string): string[] => {
  const folder = fileURLToPath(new URL(`../../src/boxes/${box}/`, import.meta.url));
  return readdirSync(folder).map(name => `${folder}${name}`);
};

/** The words of a path, and of what a problem is about, that may stand in the source: the id first, then the section. */
const clues = ({ path, detail }: Problem): string[] => [
  ...new Set([detail.split(' ')[0], path.split('.')[0], ...path.split('.').slice(1)]),
];

/** Where in the source of a box the id stands that a problem is about: `heroes.ts:42`. */
const whereIn = (files: readonly string[], problem: Problem): string | undefined => {
  for (const clue of clues(problem).filter(word => /[a-z]/i.test(word)))
    for (const file of files) {
      const lines = readFileSync(file, 'utf8').split('\n');
      const at = lines.findIndex(line => line.includes(`'${clue}'`) || line.includes(`${clue}:`));
      if (at >= 0) return `${basename(file)}:${at + 1}`;
    }
  return undefined;
};

/** A problem for whoever mends it: box, place in the source and reason, which is a sentence in a language or its key. */
export const toldOf = (files: readonly string[], problem: Problem, language?: 'en' | 'pl'): string => {
  const { box, path, key, detail } = problem;
  const reason = language ? problemWords[language].messages[key] : key;
  return `${box} ${whereIn(files, problem) ?? '?'} ${path} ${reason} ${detail}`;
};
