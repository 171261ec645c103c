import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Slice } from '@runehold/testkit/proof';
import {
  type DoneSlice,
  isDone,
  keepProgress,
  missingIn,
  type Progress,
  problemsOf,
  slicesLeft,
} from './ledger.ts';
import type { FoundPart } from './parts.ts';

/** How a run goes: in how many processes at once, and after how many slices it stops at the latest. */
export type RunSetup = {
  readonly root: string;
  readonly workers: number;
  readonly mostSlices: number;
  readonly say: (line: string) => void;
};

type Told = { readonly slice?: DoneSlice; readonly error?: string };

const children = new Set<ChildProcess>();

/** Ends what is under way; what was done is kept. */
export const stopAll = (): void => {
  for (const child of children) child.kill('SIGKILL');
};

/** Does one slice in a process of its own. One that breaks down is a problem like any other. */
const doSlice = (path: string, slice: Slice): Promise<DoneSlice> =>
  new Promise(resolve => {
    const child = fork(fileURLToPath(new URL('./slice.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx', '--conditions', 'runehold:source'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.add(child);
    let told: Told = {};
    child.on('message', message => {
      told = message as Told;
    });
    child.once('exit', () => {
      children.delete(child);
      const { error = 'its process ended' } = told;
      resolve(told.slice ?? { index: slice.index, seconds: 0, done: 0, problems: [error] });
    });
    child.send({ path, slice });
  });

/** Judges a part of which all slices are done. */
const concluded = ({ part }: FoundPart, progress: Progress, root: string): Progress => {
  const ended = new Date().toISOString();
  const records = progress.slices
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ records: own = [] }) => own);
  const about = { root, seed: progress.seed, date: ended.slice(0, 10) };
  const verdict = [
    ...missingIn(progress.slices).map(name => `never happened: ${name}`),
    ...(part.conclude?.(records, about) ?? []),
  ];
  return { ...progress, ended, verdict };
};

/** Does what is left of some parts, slice by slice, and keeps every slice. */
export const runParts = async (
  parts: readonly { readonly found: FoundPart; readonly progress: Progress }[],
  { root, workers, mostSlices, say }: RunSetup,
): Promise<Progress[]> => {
  const now = new Map(parts.map(({ progress }) => [progress.name, progress]));
  const queue = parts
    .flatMap(({ found, progress }) => slicesLeft(progress).map(slice => ({ found, slice })))
    .slice(0, mostSlices);
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { found, slice } = next;
      const { name } = found.part;
      const done = await doSlice(found.path, slice);
      const before = now.get(name);
      if (before === undefined) throw new Error(`nobody began ${name}`);
      let progress: Progress = { ...before, slices: [...before.slices, done] };
      if (slicesLeft(progress).length === 0) progress = concluded(found, progress, root);
      now.set(name, progress);
      keepProgress(root, progress);
      const cases = progress.slices.reduce((sum, one) => sum + one.done, 0);
      const wrong = problemsOf(progress).length;
      say(
        `${name}: ${cases} of ${progress.count} ${found.part.unit}${wrong > 0 ? `, ${wrong} problems` : ''}`,
      );
      if (isDone(progress)) for (const problem of problemsOf(progress).slice(0, 20)) say(`  ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return [...now.values()];
};
