import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { beginPart, isDone, keepProgress, type Progress, problemsOf, readProgress } from './ledger.ts';
import { type FoundPart, findParts, treeOf } from './parts.ts';
import { reportOf } from './report.ts';
import { runParts, stopAll } from './run.ts';

const MOST_SEED = 2 ** 31;

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string' },
    anew: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
    slices: { type: 'string', default: 'Infinity' },
    list: { type: 'boolean', default: false },
    root: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
  },
});
const { root } = values;
const say = (line: string): void => console.log(line);

/** The parts that were named, or all. */
const named = (all: readonly FoundPart[]): readonly FoundPart[] => {
  const names = values.part.flatMap(list => list.split(','));
  const stranger = names.find(name => !all.some(({ part }) => part.name === name));
  if (stranger !== undefined) throw new Error(`there is no part ${stranger}; --list names them all`);
  return names.length === 0 ? all : all.filter(({ part }) => names.includes(part.name));
};

type Planned = { readonly found: FoundPart; readonly tree: string; readonly kept: Progress | undefined };

/** Whether what was kept of a part is of these files, of this size and of the seed that was asked for. */
const goesOn = ({ found, tree, kept }: Planned): boolean => {
  if (kept === undefined || values.anew) return false;
  if (values.seed !== undefined && kept.seed !== Number(values.seed)) return false;
  return kept.tree === tree && kept.count === found.part.count && kept.slice === found.part.slice;
};

const all = await findParts(root);
if (values.list) {
  for (const { part } of all) say(`${part.name}: ${part.what} (${part.count} ${part.unit})`);
} else {
  const planned = named(all).map(found => ({
    found,
    tree: treeOf(root, found.part),
    kept: readProgress(root, found.part.name),
  }));
  // A run that came to its end is followed by another one; one that was broken off goes on.
  const isOver = planned.every(plan => goesOn(plan) && plan.kept !== undefined && isDone(plan.kept));
  const work = planned.map(plan => {
    const { found, tree, kept } = plan;
    if (!isOver && kept !== undefined && goesOn(plan)) {
      if (!isDone(kept)) say(`${found.part.name} goes on, seed ${kept.seed}`);
      return { found, progress: kept };
    }
    const seed = values.seed === undefined ? randomInt(MOST_SEED) : Number(values.seed);
    say(`${found.part.name} begins, seed ${seed}`);
    const progress = beginPart(found.part, seed, tree);
    keepProgress(root, progress);
    return { found, progress };
  });
  for (const shared of new Set(work.flatMap(({ found }) => found.part.shared ?? []))) {
    shared.setup();
    process.once('exit', shared.teardown);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopAll();
      say('broken off; the next run goes on from here');
      process.exit(130);
    });
  }
  const done = await runParts(work, {
    root,
    workers: Number(values.workers),
    mostSlices: Number(values.slices),
    say,
  });
  const states = all.map(found => ({
    found,
    progress: done.find(({ name }) => name === found.part.name) ?? readProgress(root, found.part.name),
    tree: treeOf(root, found.part),
  }));
  const finished = done.filter(isDone);
  const report = join(root, 'docs', 'proof.md');
  if (finished.length > 0)
    writeFileSync(report, reportOf(states, existsSync(report) ? readFileSync(report, 'utf8') : ''));
  const failed = finished.filter(progress => problemsOf(progress).length > 0).length;
  say(`${finished.length - failed} proved, ${failed} failed, ${done.length - finished.length} unfinished`);
  process.exitCode = failed > 0 ? 1 : 0;
}
