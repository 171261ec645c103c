import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A server in a process of its own, with a database of its own. */
export type ServerProcess = {
  readonly address: string;
  /** Its file, for commands beside it. */
  readonly database: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again at the same address, with the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** What surrounds these tests, less what is set for Runehold itself: the server refuses settings it does not know. */
const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('RUNEHOLD_')));

/** How busy the machine is, is not what is tried out: a server whose loop is late would set no tables. */
const patient = Object.fromEntries(
  ['ANALYSIS', 'IMPORTS', 'TABLES', 'SOCKETS'].map(what => [`RUNEHOLD_LIMIT_SHED_${what}`, '600000']),
);

type Settings = Readonly<Record<string, string>>;

const launch = (
  site: string,
  database: string,
  port: number,
  settings: Settings,
): Promise<[ChildProcess, string]> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--conditions', 'runehold:source', 'packages/server/src/main.ts'],
      {
        cwd: root,
        env: {
          ...plainEnvironment(),
          ...patient,
          RUNEHOLD_DATABASE: database,
          RUNEHOLD_PORT: String(port),
          RUNEHOLD_SITE: site,
          RUNEHOLD_BOT_PAUSE_MS: '0',
          RUNEHOLD_LIMIT_WINDOW_MS: '0',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', chunk => {
      const told = /Runehold: (\S+)/.exec(String(chunk));
      if (told) resolve([child, told[1]]);
    });
  });

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise(resolve => child.once('exit', resolve))
    : Promise.resolve();

export const startServerProcess = async (site: string, settings: Settings = {}): Promise<ServerProcess> => {
  const folder = await mkdtemp(join(tmpdir(), 'runehold-server-'));
  const database = join(folder, 'runehold.sqlite');
  let [child, address] = await launch(site, database, 0, settings);
  const port = Number(new URL(address).port);
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended(child);
  };
  return {
    address: `${address}/`,
    database,
    kill,
    restart: async () => {
      [child, address] = await launch(site, database, port, settings);
    },
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
