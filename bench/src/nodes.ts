import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Effort } from './measure.ts';
import { type Figures, servedBy, withDatabase } from './nodes/beside.ts';
import { cpuUnder } from './nodes/cpu.ts';
import type { Row, Topic } from './result.ts';
import { idleTables, liveTables, type Visits } from './server-load.ts';

/** So many tables are played at, and lie in the database with nobody at them. */
const LIVE = 30;
const IDLE = 60;

/** What is measured, each under the same load. */
const houses = [
  { kind: 'SQLite', nodes: 1 },
  { kind: 'PostgreSQL', nodes: 1 },
  { kind: 'PostgreSQL', nodes: 2 },
  { kind: 'PostgreSQL', nodes: 3 },
] as const;

type HousePlan = (typeof houses)[number];

/** How many times what one node does more of them are to do. */
const atLeast: Readonly<Record<number, number>> = { 2: 1.7, 3: 2.4 };

const steps = ['wait', 'rules', 'append', 'tell'] as const;

/** What the nodes tell of themselves, added up; and what their database and this process, which plays, have taken. */
type Reading = { readonly told: Figures; readonly database: number; readonly players: number };

type Evening = {
  readonly start: Reading;
  readonly idle: Reading;
  readonly live: Reading;
  readonly end: Reading;
  readonly visits: Visits;
};

const together = (all: readonly Figures[]): Figures => {
  const sums = new Map<string, number>();
  for (const figures of all)
    for (const [name, value] of figures) sums.set(name, (sums.get(name) ?? 0) + value);
  return sums;
};

/** Tables are set, come to and played at. Everybody of a table comes to the node that hosts it, as behind a proxy. */
const evening = ({ kind, nodes }: HousePlan, seconds: number, isHurried: boolean): Promise<Evening> =>
  withDatabase[kind](({ address, pid }) =>
    servedBy(nodes, address, async servers => {
      const read = async (): Promise<Reading> => {
        const { user, system } = process.cpuUsage();
        return {
          told: together(await Promise.all(servers.map(server => server.figures()))),
          database: pid === undefined ? 0 : cpuUnder(pid),
          players: (user + system) / 1e6,
        };
      };
      const addresses = servers.map(server => server.address);
      const start = await read();
      await idleTables(addresses, IDLE);
      const idle = await read();
      const tables = await liveTables(addresses, LIVE);
      await sleep(500);
      const live = await read();
      const visits = await tables.play(seconds, isHurried);
      return { start, idle, live, end: await read(), visits };
    }),
  );

const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
};

const named = ({ kind, nodes }: HousePlan): string =>
  `${['', 'one node', 'two nodes', 'three nodes'][nodes]}, ${kind}`;

/** How much a house takes, and of what: with people who pause, and with nobody pausing. */
const measure = async (
  house: HousePlan,
  seconds: number,
): Promise<{ readonly rows: readonly Row[]; readonly throughput: number }> => {
  const calm = await evening(house, seconds, false);
  const { start, idle, live, end, visits } = await evening(house, seconds, true);
  const grown = (figure: string, from = live, to = end): number =>
    (to.told.get(figure) ?? Number.NaN) - (from.told.get(figure) ?? 0);
  const answers = visits.delays.length;
  const throughput = answers / visits.seconds;
  const cpu = {
    nodes: grown('process_cpu_seconds_total'),
    database: end.database - live.database,
    players: end.players - live.players,
  };
  const commits = grown('runehold_append_batch_count');
  const memory = 'process_resident_memory_bytes';
  const row = (name: string, value: number, unit: string): Row => ({
    name: `${named(house)}: ${name}`,
    value,
    unit,
  });
  const rows = [
    row('answers, nobody pausing', throughput, '/s'),
    row('to everyone’s screen, p95', quantile(calm.visits.delays, 0.95), 'ms'),
    row('the same, nobody pausing', quantile(visits.delays, 0.95), 'ms'),
    row('CPU for an answer: nodes', (1000 * cpu.nodes) / answers, 'ms'),
    row('CPU for an answer: database server', (1000 * cpu.database) / answers, 'ms'),
    row('CPU for an answer: those who play', (1000 * cpu.players) / answers, 'ms'),
    row(
      `of ${availableParallelism()} cores all of these took`,
      (cpu.nodes + cpu.database + cpu.players) / visits.seconds,
      'cores',
    ),
    row('commits', commits / visits.seconds, '/s'),
    row('answers in a commit', answers / commits, ''),
    ...steps.map(step => {
      const labels = `{step="${step}"}`;
      const ms =
        (1000 * grown(`runehold_answer_seconds_sum${labels}`)) /
        grown(`runehold_answer_seconds_count${labels}`);
      return row(`step of an answer: ${step}`, ms, 'ms');
    }),
    row('bytes of an update', visits.bytes / visits.updates, 'B'),
    row('database for an answer', grown('runehold_database_bytes') / house.nodes / answers, 'B'),
    row('memory for a live table with three windows', grown(memory, idle, live) / LIVE / 1024, 'KB'),
    row('memory for a table nobody is at', grown(memory, start, idle) / IDLE / 1024, 'KB'),
    row(
      'memory of a node before anybody comes',
      (start.told.get(memory) ?? Number.NaN) / house.nodes / 1e6,
      'MB',
    ),
  ];
  return { rows, throughput };
};

/** The same load on one node with its own file, and on one, two and three with a PostgreSQL server, all on this machine. */
export const nodesTopic = async ({ batches, batchMs }: Effort): Promise<Topic> => {
  const seconds = (batches * batchMs) / 60;
  const rows: Row[] = [];
  let one = Number.NaN;
  for (const house of houses) {
    const measured = await measure(house, seconds);
    rows.push(...measured.rows);
    if (house.nodes === 1) one = measured.throughput;
    else
      rows.push({
        name: `${named(house)}: answers, as many times as with one`,
        value: measured.throughput / one,
        unit: '×',
        target: { atLeast: atLeast[house.nodes] },
      });
  }
  return { title: `Nodes: ${LIVE} tables, two players and a spectator at each, over the loopback`, rows };
};
