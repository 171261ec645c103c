import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Effort } from './measure.ts';
import type { Row, Topic } from './result.ts';
import { idleTables, liveTables, type Visits } from './server-load.ts';

/** So many tables are played at, and lie in the database with nobody at them. */
const LIVE = 30;
const IDLE = 60;

const source = ['--import', 'tsx', '--conditions', 'runehold:source'];

/** Starts a program and waits for a line of what it says; ends it when whoever needed it is done. */
const beside = async <T>(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isSaid: RegExp,
  act: (said: string) => Promise<T>,
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
    return await act(said);
  } finally {
    child.removeAllListeners('exit');
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill();
    await gone;
  }
};

/** A database of each kind, empty. */
const withDatabase: Readonly<Record<string, <T>(act: (database: string) => Promise<T>) => Promise<T>>> = {
  SQLite: async act => {
    const folder = mkdtempSync(join(tmpdir(), 'runehold-bench-'));
    try {
      return await act(join(folder, 'runehold.sqlite'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  PostgreSQL: act => {
    const starter = fileURLToPath(new URL('../../packages/server/test/driver/postgres.mjs', import.meta.url));
    return beside([...source, starter], {}, /postgres:\S+\n/, said => act(said.trim()));
  },
};

/** What a server tells of itself, by the name of the figure; of those with labels the sum. */
const figures = async (address: string): Promise<ReadonlyMap<string, number>> => {
  const text = await (await fetch(`${address}/metrics`)).text();
  const found = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, value] = /^(\w+)(?:\{.*\})? (\S+)$/.exec(line) ?? [];
    if (name !== undefined) found.set(name, (found.get(name) ?? 0) + Number(value));
  }
  return found;
};

type Served = { readonly address: string; readonly figures: () => Promise<ReadonlyMap<string, number>> };

const served = <T>(database: string, act: (server: Served) => Promise<T>): Promise<T> => {
  const main = fileURLToPath(import.meta.resolve('@runehold/server/main'));
  const env = {
    RUNEHOLD_DATABASE: database,
    RUNEHOLD_PORT: '0',
    RUNEHOLD_SITE: 'none',
    RUNEHOLD_METRICS_PORT: '0',
    RUNEHOLD_PROXY_HOPS: '1',
    RUNEHOLD_PER_ADDRESS: '10000',
  };
  const flags = main.endsWith('.ts') ? source : [];
  return beside([...flags, main], env, /Figures: \S+\n/, said => {
    const [address = '', told = ''] = [...said.matchAll(/http:\S+/g)].map(([found]) => found);
    return act({ address, figures: () => figures(told.replace(/\/metrics$/, '')) });
  });
};

const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
};

/** What one node does with one kind of database. */
const measure = async (kind: string, seconds: number): Promise<readonly Row[]> => {
  const play = (isHurried: boolean) =>
    withDatabase[kind](database =>
      served(database, async server => {
        const start = await server.figures();
        await idleTables(server.address, IDLE);
        const idle = await server.figures();
        const tables = await liveTables(server.address, LIVE);
        await sleep(500);
        const live = await server.figures();
        const visits: Visits = await tables.play(seconds, isHurried);
        return { start, idle, live, end: await server.figures(), visits };
      }),
    );
  const calm = await play(false);
  const { start, idle, live, end, visits } = await play(true);
  const name = `one node, ${kind}`;
  const grown = (figure: string, from = live, to = end): number =>
    (to.get(figure) ?? Number.NaN) - (from.get(figure) ?? 0);
  const answers = visits.delays.length;
  const memory = 'process_resident_memory_bytes';
  return [
    { name: `${name}: answers, nobody pausing`, value: answers / visits.seconds, unit: '/s' },
    { name: `${name}: to everyone’s screen, p95`, value: quantile(calm.visits.delays, 0.95), unit: 'ms' },
    { name: `${name}: the same, nobody pausing`, value: quantile(visits.delays, 0.95), unit: 'ms' },
    {
      name: `${name}: CPU for an answer`,
      value: (1000 * grown('process_cpu_seconds_total')) / answers,
      unit: 'ms',
    },
    { name: `${name}: commits`, value: grown('runehold_append_batch_count') / visits.seconds, unit: '/s' },
    { name: `${name}: answers in a commit`, value: answers / grown('runehold_append_batch_count'), unit: '' },
    {
      name: `${name}: database for an answer`,
      value: grown('runehold_database_bytes') / answers,
      unit: 'B',
    },
    {
      name: `${name}: memory for a live table with three windows`,
      value: grown(memory, idle, live) / LIVE / 1024,
      unit: 'KB',
    },
    {
      name: `${name}: memory for a table nobody is at`,
      value: grown(memory, start, idle) / IDLE / 1024,
      unit: 'KB',
    },
  ];
};

/** The same load on one node with its own file and with a PostgreSQL server on the same machine. */
export const nodesTopic = async ({ batches, batchMs }: Effort): Promise<Topic> => {
  const seconds = (batches * batchMs) / 60;
  const rows: Row[] = [];
  for (const kind of Object.keys(withDatabase)) rows.push(...(await measure(kind, seconds)));
  return { title: `Nodes: ${LIVE} tables, two players and a spectator at each, over the loopback`, rows };
};
