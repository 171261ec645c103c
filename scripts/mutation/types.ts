import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutants.ts';

/** Puts a fault into a text. */
const planted = (text: string, { from, to, replacement }: Mutant): string =>
  text.slice(0, from) + replacement + text.slice(to);

const settings = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    composite: false,
    declaration: false,
    declarationMap: false,
    noEmit: true,
    incremental: true,
    tsBuildInfoFile: './types.tsbuildinfo',
    // A fault may leave a name unused; nobody would call that noticed.
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  include: ['src'],
};

/** Faults in rounds, with at most one in a file. */
const rounds = (mutants: readonly Mutant[]): Mutant[][] => {
  const all: Mutant[][] = [];
  const before = new Map<string, number>();
  for (const mutant of mutants) {
    const round = before.get(mutant.file) ?? 0;
    before.set(mutant.file, round + 1);
    all[round] ??= [];
    all[round].push(mutant);
  }
  return all;
};

/**
 * Which faults the compiler refuses: nobody could commit them. It is asked about many files at once, with one fault in
 * each; a complaint about a file counts for the fault in it.
 */
export const refusedByTypes = (root: string, name: string, mutants: readonly Mutant[]): Set<number> => {
  const reports = join(root, 'reports', 'mutation');
  mkdirSync(reports, { recursive: true });
  const copy = mkdtempSync(join(reports, 'types-'));
  cpSync(join(root, 'packages', name, 'src'), join(copy, 'src'), { recursive: true });
  cpSync(join(root, 'packages', name, 'package.json'), join(copy, 'package.json'));
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const check = (): string =>
    spawnSync(process.execPath, [tsc, '-p', copy, '--pretty', 'false'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      cwd: copy,
    }).stdout;
  const complaints = check();
  if (complaints !== '') throw new Error(`the copy of ${name} does not compile:\n${complaints}`);
  const refused = new Set<number>();
  for (const round of rounds(mutants)) {
    const files = round.map(mutant => {
      const path = mutant.file.slice(name.length + 1);
      const text = readFileSync(join(root, 'packages', mutant.file), 'utf8');
      writeFileSync(join(copy, path), planted(text, mutant));
      return { mutant, path, text };
    });
    const told = check();
    for (const { mutant, path, text } of files) {
      if (told.includes(`${path}(`)) refused.add(mutant.number);
      writeFileSync(join(copy, path), text);
    }
  }
  rmSync(copy, { recursive: true, force: true });
  return refused;
};
