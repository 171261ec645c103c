import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Lag, Pressure } from '../door/pressure.ts';
import type { LiveTables } from '../host/live-tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { placeOf } from '../store/files.ts';
import type { Tallies, Tally } from '../store/house/tallies.ts';
import type { Sockets } from '../wire/sockets.ts';
import type { Drain } from './drain.ts';
import type { Metrics } from './metrics.ts';

export type ReadingParts = {
  readonly metrics: Metrics;
  readonly sockets: Pick<Sockets, 'open'>;
  readonly tables: Pick<LiveTables, 'inUse'>;
  readonly jobs: Pick<Jobs, 'counts'>;
  readonly lag: Pick<Lag, 'now'>;
  readonly pressure: Pick<Pressure, 'level'>;
  readonly drain: Pick<Drain, 'isOn'>;
  readonly tallies: Tallies;
  readonly now: () => number;
  /** The file of the database. */
  readonly database: string;
  readonly version: string;
};

/** What is in the database is counted no more often than this, however often it is asked for. */
const TALLY_MS = 15_000;

const bytesOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** Reads what is not counted as it happens, when somebody asks. */
export class Readings {
  readonly #parts: ReadingParts;
  #tally: { readonly at: number; readonly taken: Promise<Tally> } | undefined;

  constructor(parts: ReadingParts) {
    this.#parts = parts;
  }

  /** Everything that is known, as text. */
  async text(): Promise<string> {
    const { metrics, sockets, tables, jobs, lag, pressure, drain, version } = this.#parts;
    metrics.info.read([[{ version, node: process.version }, 1]]);
    metrics.sockets.read([[{}, sockets.open]]);
    metrics.lag.read([[{}, lag.now() / 1000]]);
    metrics.shedLevel.read([[{}, pressure.level]]);
    metrics.draining.read([[{}, drain.isOn ? 1 : 0]]);
    metrics.jobs.read(
      jobs.counts().flatMap(
        ({ lane, waiting, working }) =>
          [
            [{ lane, state: 'waiting' }, waiting],
            [{ lane, state: 'working' }, working],
          ] as const,
      ),
    );
    const inUse = await tables.inUse();
    metrics.tablesInUse.read([
      [{ kind: 'table' }, inUse.tables],
      [{ kind: 'room' }, inUse.rooms],
    ]);
    await this.#readDatabase();
    this.#readProcess();
    return metrics.text();
  }

  async #readDatabase(): Promise<void> {
    const { metrics, database, tallies } = this.#parts;
    const file = placeOf(database);
    metrics.databaseBytes.read([[{}, bytesOf(file) + bytesOf(`${file}-wal`)]]);
    const { bavail, bsize } = await statfs(dirname(file));
    metrics.diskFree.read([[{}, bavail * bsize]]);
    const now = this.#parts.now();
    if (!this.#tally || Math.abs(now - this.#tally.at) >= TALLY_MS)
      this.#tally = { at: now, taken: tallies.take() };
    const { tables, byRules, outbox, waited } = await this.#tally.taken;
    metrics.tables.read(Object.entries(tables).map(([state, count]) => [{ state }, count]));
    metrics.frozen.read([[{}, tables.frozen]]);
    metrics.tablesByRules.read(byRules.map(({ game, rules, tables: n }) => [{ game, rules }, n]));
    metrics.outbox.read(outbox.map(({ channel, state, notices }) => [{ channel, state }, notices]));
    metrics.outboxOldest.read(waited.map(({ channel, ms }) => [{ channel }, ms / 1000]));
  }

  #readProcess(): void {
    const { memory, cpu, started } = this.#parts.metrics;
    const { user, system } = process.cpuUsage();
    memory.read([[{}, process.memoryUsage.rss()]]);
    cpu.read([[{}, (user + system) / 1e6]]);
    started.read([[{}, Date.now() / 1000 - process.uptime()]]);
  }
}
