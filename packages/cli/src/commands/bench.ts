import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from '../frame/command.ts';
import type { ExitCode } from '../frame/failure.ts';
import { notDone } from '../frame/failure.ts';

/** The repository a folder lies in, if it is one that has a bench. */
export const checkoutOf = (folder: string): string | undefined => {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { name, scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      readonly name?: string;
      readonly scripts?: Readonly<Record<string, string>>;
    };
    if (name === '@runehold/workspace' && scripts?.['bench'] !== undefined) return folder;
  }
  const above = dirname(folder);
  return above === folder ? undefined : checkoutOf(above);
};

/** Runs the bench of a checkout in front of whoever called. */
export const runBench = async (root: string | undefined, args: readonly string[]): Promise<ExitCode> => {
  if (root === undefined) throw notDone('cli.error.no-checkout');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['run', '--silent', 'bench', '--', ...args], { cwd: root, stdio: 'inherit' });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return status === 0 ? 0 : 1;
};

/** `runehold bench`: the measurements of the repository. Its own words go on to it as they are. */
export const benchCommand: Command = {
  args: { args: { type: 'positional', about: 'cli.arg.bench' } },
  passesOn: true,
  run: given => runBench(checkoutOf(dirname(fileURLToPath(import.meta.url))), given.raw),
};
