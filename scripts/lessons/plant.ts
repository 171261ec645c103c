import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Fault } from './faults.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const ALARMS = join(packages, 'school/test/alarms.ts');

/** How long the lessons may take before a fault has made them endless, in milliseconds. */
const PATIENCE = 120_000;

/** The source of a file with a fault in it. */
export const planted = ({ what, file, find, put }: Fault): string => {
  const pieces = readFileSync(join(packages, file), 'utf8').split(find);
  if (pieces.length !== 2) throw new Error(`“${what}” has ${pieces.length - 1} places in ${file}: ${find}`);
  return pieces.join(put);
};

const withFault = (fault: Fault | undefined): Plugin => ({
  name: 'fault',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@runehold\// }, ({ path }) => {
      const [, name, ...rest] = path.split('/');
      return { path: `${join(packages, name, 'src', ...rest)}.ts` };
    });
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      fault !== undefined && path === join(packages, fault.file)
        ? { contents: planted(fault), loader: 'ts' }
        : undefined,
    );
  },
});

/** What the lessons, or some of them, notice with a fault in the rules or without one: which lessons, or which of their claims. */
export const noticedWith = async (fault?: Fault, some?: readonly string[]): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'runehold-fault-'));
  try {
    const outfile = join(folder, 'alarms.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL('./child.ts', import.meta.url))],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
      // In one file all modules lie in one place; the chronicles lie where they always did.
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(ALARMS).href) },
      plugins: [withFault(fault)],
    });
    return await new Promise(resolve => {
      const child = fork(outfile, [...(some ?? [])], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [],
      });
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      let told: readonly string[] = ['no lesson comes to its end'];
      child.once('message', message => {
        told = message as readonly string[];
      });
      child.once('exit', () => {
        clearTimeout(late);
        resolve(told);
      });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
