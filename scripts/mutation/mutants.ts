import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { MutationPlan } from './plan.ts';

/** One planted fault. Its number is its own in one preparation; its key says it again in another one. */
export type Mutant = {
  readonly number: number;
  readonly key: string;
  /** The file, from the folder of all packages on. */
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** Where in the file it starts and ends, and what stands there instead. */
  readonly from: number;
  readonly to: number;
  readonly original: string;
  readonly replacement: string;
};

/** A package with all its faults in it, each behind a switch. */
export type Mutated = {
  readonly mutants: readonly Mutant[];
  /** The instrumented text of each mutated file, by its path. */
  readonly texts: ReadonlyMap<string, string>;
};

/** All files under a folder, by their path. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();

/** Words are the business of the types, which know every key, and of the tests of the catalogues. */
const left = ['StringLiteral'];

const silent = { isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no };
const mute = { trace: no, debug: no, info: no, warn: no, error: no, fatal: no };
function no(): false {
  return false;
}

/** Where a place given as line and column lies in a text. */
const offsetIn = (text: string): ((at: { readonly line: number; readonly column: number }) => number) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return ({ line, column }) => (starts[line] ?? text.length) + column;
};

/** Where a text says what a bot makes of an effect: the whole of each object that stands under one of these names. */
const judgementsIn = (text: string): readonly (readonly [from: number, to: number])[] =>
  [...text.matchAll(/\b(?:bot|judges): \{/g)].map(({ 0: head, index }) => {
    let depth = 1;
    let at = index + head.length;
    for (; depth > 0 && at < text.length; at++) depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
    return [index, at];
  });

/** Plants every fault in the files that a plan names. */
export const mutate = async (packages: string, plan: MutationPlan): Promise<Mutated> => {
  const src = join(packages, plan.name, 'src');
  const files = filesUnder(src).filter(path => {
    const name = relative(src, path);
    return plan.mutate.some(part => name.startsWith(part)) && !plan.spare.some(part => name.startsWith(part));
  });
  const sources = new Map(files.map(path => [path, readFileSync(path, 'utf8')]));
  const instrumenter = new Instrumenter({ ...silent, ...mute, isErrorEnabled: no, isFatalEnabled: no });
  const { files: done, mutants } = await instrumenter.instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    // The types do not know that no parser plugins at all may be asked for.
    { plugins: null, excludedMutations: left, ignorers: [], noHeader: true } as never,
  );
  return {
    texts: new Map(done.map(({ name, content }) => [name, content])),
    mutants: mutants.flatMap(({ id, fileName, location, mutatorName, replacement, status }) => {
      if (status !== undefined) return [];
      const text = sources.get(fileName) ?? '';
      const offset = offsetIn(text);
      const [from, to] = [offset(location.start), offset(location.end)];
      const original = text.slice(from, to);
      // What bots make of a rule is no rule, nor is what a sentence is told: their own tests look at them.
      const isJudgement = judgementsIn(text).some(([start, end]) => from >= start && to <= end);
      if (isJudgement || /^\{[^{}]*: 'number'[^{}]*\}$/.test(original)) return [];
      const file = relative(packages, fileName);
      return {
        number: Number(id),
        key: [file, original, mutatorName, replacement, countBefore(text, original, from)].join('|'),
        file,
        line: location.start.line + 1,
        kind: mutatorName,
        from,
        to,
        original,
        replacement,
      };
    }),
  };
};

/** How often a piece of text stands before a place: what tells twins in one file apart, wherever lines move to. */
const countBefore = (text: string, piece: string, place: number): number => {
  let count = 0;
  for (let at = text.indexOf(piece); at >= 0 && at < place; at = text.indexOf(piece, at + 1)) count++;
  return count;
};
