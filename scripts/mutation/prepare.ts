import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { type Mutant, mutate } from './mutants.ts';
import type { MutationPlan } from './plan.ts';
import { Tester } from './tester.ts';

/** A package made ready: the faulty bundle, its faults, and which test reaches which of them. */
export type Prepared = {
  readonly bundle: string;
  readonly mutants: readonly Mutant[];
  readonly tests: readonly { readonly file: string; readonly title: string; readonly ms: number }[];
  /** By fault: the tests that reach it, and how often one does at most. */
  readonly reachedBy: Readonly<Record<number, { readonly tests: readonly number[]; readonly most: number }>>;
  /** Faults in code that runs when it is loaded. */
  readonly atStart: readonly number[];
};

const coverageOf = async (path: string): Promise<Omit<Prepared, 'bundle' | 'mutants'>> => {
  const tester = new Tester(path);
  const listed = await tester.ask({ kind: 'list' });
  const covered = await tester.ask({ kind: 'cover' });
  tester.end();
  if (listed?.kind !== 'listed' || covered?.kind !== 'covered') throw new Error(`${path} does not run`);
  if (covered.failed.length > 0) throw new Error(`tests fail without a fault: ${covered.failed.join('; ')}`);
  const reachedBy: Record<number, { tests: number[]; most: number }> = {};
  for (const [test, { reached }] of covered.byTest.entries()) {
    for (const [mutant, times] of reached) {
      reachedBy[mutant] ??= { tests: [], most: 0 };
      reachedBy[mutant].tests.push(test);
      reachedBy[mutant].most = Math.max(reachedBy[mutant].most, times);
    }
  }
  const tests = listed.titles.map((title, n) => ({ ...title, ms: covered.byTest[n].ms }));
  return { tests, reachedBy, atStart: covered.atStart };
};

/** Makes a package ready, or finds it ready: what was made of the same tree is kept. */
export const prepare = async (root: string, plan: MutationPlan, tree: string): Promise<Prepared> => {
  const reports = join(root, 'reports', 'mutation');
  const folder = join(reports, `${plan.name}-${tree}`);
  const bundled = { bundle: join(folder, 'fast.mjs') };
  const kept = join(folder, 'prepared.json');
  if (existsSync(kept)) return { ...JSON.parse(readFileSync(kept, 'utf8')), ...bundled };
  // Several slices may begin at once: each works by itself, and the first to be ready is kept.
  mkdirSync(reports, { recursive: true });
  const own = mkdtempSync(join(reports, `${plan.name}-`));
  const packages = join(root, 'packages');
  const mutated = await mutate(packages, plan);
  const counting = join(own, 'counting.mjs');
  await bundle(packages, plan, mutated, 'counting', counting);
  await bundle(packages, plan, mutated, 'fast', join(own, 'fast.mjs'));
  const prepared = { mutants: mutated.mutants, ...(await coverageOf(counting)) };
  writeFileSync(join(own, 'prepared.json'), JSON.stringify(prepared));
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
  return { ...prepared, ...bundled };
};
