import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Evidence, ProofPart, Slice } from '@runehold/testkit/proof';
import { treeOf } from '../proof/parts.ts';
import { type Found, Hunt } from './hunt.ts';
import type { Mutant } from './mutants.ts';
import type { MutationPlan } from './plan.ts';
import { prepare } from './prepare.ts';
import { isSurvivor, scoreOf, sectionOf, withSection } from './report.ts';
import { refusedByTypes } from './types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** All faults in an order that the seed decides; the same faults stand in the same order wherever lines move to. */
const shuffled = (mutants: readonly Mutant[], seed: number): Mutant[] => {
  const rng = new FastChance(seed);
  const all = mutants.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (let left = all.length; left > 1; left--) {
    const pick = rng.pick(left);
    [all[left - 1], all[pick]] = [all[pick], all[left - 1]];
  }
  return all;
};

/** What is kept of a fault when nothing more has to be known of it than its fate, and of one that survived. */
const told = (mutant: Mutant, found: Pick<Found, 'fate' | 'by'>): Found => {
  const { key, file, line, kind, original, replacement } = mutant;
  return { key, file, line, kind, original, replacement, ...found };
};

/** The planted faults of a package as a part of `npm run proof`. */
export const mutationOf = (plan: MutationPlan, count: number, least: number): ProofPart => {
  const prove = async ({ partSeed, from, count: wanted }: Slice): Promise<Evidence> => {
    const prepared = await prepare(root, plan, treeOf(root, part));
    const sample = shuffled(prepared.mutants, partSeed).slice(from, from + wanted);
    const refused = refusedByTypes(root, plan.name, sample);
    const hunt = new Hunt(prepared);
    await hunt.warmUp();
    const records: Found[] = [];
    for (const mutant of sample)
      records.push(told(mutant, refused.has(mutant.number) ? { fate: 'refused' } : await hunt.try(mutant)));
    hunt.end();
    const faults = records.filter(({ fate }) => fate !== 'refused');
    const caught = faults.filter(found => !isSurvivor(found)).length;
    return { done: sample.length, problems: [], records, counted: { 'that compile': faults.length, caught } };
  };
  const part: ProofPart = {
    name: `${plan.name}-mutation`,
    what: `planted faults in the rules of ${plan.name} are noticed by rule tests alone (docs/mutation.md)`,
    unit: 'faults',
    count,
    slice: 100,
    of: [plan.name],
    prove,
    conclude: (records, { seed, date }) => {
      const found = records as readonly Found[];
      const page = join(root, 'docs', 'mutation.md');
      const section = sectionOf(plan.name, found, { seed, date });
      writeFileSync(page, withSection(readFileSync(page, 'utf8'), plan.name, section));
      const score = scoreOf(found);
      return score >= least ? [] : [`only ${score.toFixed(1)} % of the faults were noticed`];
    },
  };
  return part;
};
