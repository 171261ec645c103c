import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = ['--import', 'tsx', '--conditions', 'runehold:source'];

/** A program beside this one: what it said when it was there, and which process it is. */
type Beside = { readonly said: string; readonly pid: number };

/** Starts a program and waits for a line of what it says; ends it when whoever needed it is done. */
const beside = async <T>(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isSaid: RegExp,
  act: (program: Beside) => Promise<T>,
): Promise<T> => {
  const child: ChildProcess = spawn(process.execPath, [...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  try {
    const said = await new Promise<string>((resolve, reject) => {
      let all = '';
      child.stdout?.on('data', text => {
        all += String(text);
        if (isSaid.test(all)) resolve(all);
      });
      child.once('exit', () => reject(new Error(`it did not start: ${all}`)));
    });
    return await act({ said, pid: child.pid ?? 0 });
  } finally {
    child.removeAllListeners('exit');
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill();
    await gone;
  }
};

/** An empty database: its address, and the process it is under, where it has one of its own. */
export type Database = { readonly address: string; readonly pid?: number };

/** A database of each kind. */
export const withDatabase: Readonly<
  Record<'SQLite' | 'PostgreSQL', <T>(act: (database: Database) => Promise<T>) => Promise<T>>
> = {
  SQLite: async act => {
    const folder = mkdtempSync(join(tmpdir(), 'runehold-bench-'));
    try {
      return await act({ address: join(folder, 'runehold.sqlite') });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  PostgreSQL: act => {
    const starter = fileURLToPath(
      new URL('../../../packages/server/test/driver/postgres.mjs', import.meta.url),
    );
    return beside([...source, starter], {}, /postgres:\S+\n/, ({ said, pid }) =>
      act({ address: said.trim(), pid }),
    );
  },
};

/** What a server tells of itself, by the name of the figure with its labels; and of those with labels the sum. */
export type Figures = ReadonlyMap<string, number>;

/** A node: where people come in, and where it tells what it takes. */
export type Served = { readonly address: string; readonly figures: () => Promise<Figures> };

const figuresAt = async (address: string): Promise<Figures> => {
  const text = await (await fetch(`${address}/metrics`)).text();
  const found = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = /^(\w+)(\{.*\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    found.set(name, (found.get(name) ?? 0) + Number(value));
    if (labels !== '') found.set(name + labels, Number(value));
  }
  return found;
};

/** Nobody is refused for being quick: who plays here waits for every answer, and what is measured is how many there are. */
const quick = Object.fromEntries(
  ['MESSAGES', 'UNITS'].flatMap(what =>
    ['PERSON', 'ADDRESS'].map(whose => [`RUNEHOLD_LIMIT_${what}_${whose}_BURST`, '1000000']),
  ),
);

/** The server in a process of its own, as `npm start` runs it; with others beside it one node of a house. */
const served = <T>(database: string, node: string, act: (server: Served) => Promise<T>): Promise<T> => {
  const main = fileURLToPath(import.meta.resolve('@runehold/server/main'));
  const env = {
    RUNEHOLD_DATABASE: database,
    RUNEHOLD_NODE: node,
    RUNEHOLD_PORT: '0',
    RUNEHOLD_SITE: 'none',
    RUNEHOLD_METRICS_PORT: '0',
    RUNEHOLD_PROXY_HOPS: '1',
    RUNEHOLD_PER_ADDRESS: '10000',
    ...quick,
  };
  const flags = main.endsWith('.ts') ? source : [];
  return beside([...flags, main], env, /Figures: \S+\n/, ({ said }) => {
    const [address = '', told = ''] = [...said.matchAll(/http:\S+/g)].map(([found]) => found);
    return act({ address, figures: () => figuresAt(told.replace(/\/metrics$/, '')) });
  });
};

/** So many nodes at one database. */
export const servedBy = <T>(
  nodes: number,
  database: string,
  act: (servers: readonly Served[]) => Promise<T>,
): Promise<T> => {
  const rise = (servers: readonly Served[]): Promise<T> =>
    servers.length === nodes
      ? act(servers)
      : served(database, `bench-${servers.length}`, server => rise([...servers, server]));
  return rise([]);
};
