import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';

// A process takes a second to start on a quiet machine, and machines are not always quiet.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** What a process came to. */
export type Ended = { readonly code: number | string | null; readonly out: string; readonly err: string };

export type Process = {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves when so much has been printed that it fits; rejects when the process ends before. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
};

/** What surrounds these tests, less what is set for Runehold itself: a server refuses settings it does not know. */
const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('RUNEHOLD_')));

/** Runs a script of ours from source in a process of its own, which ends with the test. */
export const runScript = (
  url: URL,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Process => {
  const flags = ['--import', 'tsx', '--conditions', 'runehold:source'];
  return runProgram(process.execPath, [...flags, fileURLToPath(url), ...args], env);
};

/** Runs any program in a process of its own, which ends with the test. */
export const runProgram = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Process => {
  const child = spawn(program, args, {
    env: { ...plainEnvironment(), LC_ALL: 'C', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  const watchers = new Set<() => void>();
  const hear = (): void => {
    for (const watcher of [...watchers]) watcher();
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    hear();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = new Promise<Ended>(resolve =>
    child.on('close', (code, signal) => resolve({ code: signal ?? code, out, err })),
  );
  return {
    child,
    ended,
    said: pattern =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = pattern.exec(out);
          if (found) resolve(found);
        };
        watchers.add(look);
        look();
        void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${err}`)));
      }),
  };
};

/** Starts the real server over a database file. */
export const startProcess = (database: string, env: Readonly<Record<string, string>> = {}): Process =>
  runScript(new URL('../../src/main.ts', import.meta.url), [], {
    RUNEHOLD_PORT: '0',
    RUNEHOLD_DATABASE: database,
    RUNEHOLD_SITE: 'none',
    ...env,
  });

/** Where it serves, once it does. */
export const addressOf = async (server: Process): Promise<string> => (await server.said(/http:\/\/\S+/))[0];
