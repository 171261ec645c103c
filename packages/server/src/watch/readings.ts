import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Lag, Pressure } from '../door/pressure.ts';
import type { LiveTables } from '../host/live-tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { HouseNode } from '../nodes/house-node.ts';
import type { Tallies, Tally } from '../store/house/tallies.ts';
import { placeOf } from '../store/sqlite/files.ts';
import type { Sockets } from '../wire/sockets.ts';
import type { Drain } from './drain.ts';
import type { Metrics } from './metrics.ts';

export type ReadingParts = {
  readonly metrics: Metrics;
  readonly sockets: Pick<Sockets, 'open'>;
  readonly tables: Pick<LiveTables, 'inUse'>;
  readonly node?: Pick<HouseNode, 'counts' | 'secondsLeft' | 'clockOffset' | 'busState'>;
  readonly jobs: Pick<Jobs, 'counts'>;
  readonly lag: Pick<Lag, 'now'>;
  readonly pressure: Pick<Pressure, 'level'>;
  readonly drain: Pick<Drain, 'isOn'>;
  readonly tallies: Tallies;
  readonly now: () => number;
  /** How many bytes the database takes. */
  readonly bytes: () => Promise<number>;
  /** Where it lies, if it is a file of this machine. */
  readonly file: string | undefined;
  readonly version: string;
};

/** What is in the database is counted no more often than this, however often it is asked for. */
const TALLY_MS = 15_000;

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
    this.#readNode();
    const inUse = await tables.inUse();
    metrics.tablesInUse.read([
      [{ kind: 'table' }, inUse.tables],
      [{ kind: 'room' }, inUse.rooms],
    ]);
    // While the database is away the rest is all the more worth knowing: what is in it stands as it was last read.
    await this.#readDatabase().catch(() => undefined);
    this.#readProcess();
    return metrics.text();
  }

  async #readDatabase(): Promise<void> {
    const { metrics, bytes, file, tallies } = this.#parts;
    metrics.databaseBytes.read([[{}, await bytes()]]);
    if (file !== undefined) {
      const { bavail, bsize } = await statfs(dirname(placeOf(file)));
      metrics.diskFree.read([[{}, bavail * bsize]]);
    }
    const now = this.#parts.now();
    if (!this.#tally || Math.abs(now - this.#tally.at) >= TALLY_MS)
      this.#tally = { at: now, taken: tallies.take() };
    const { tables, byRules, outbox, waited } = await this.#tally.taken.catch((error: unknown) => {
      this.#tally = undefined;
      throw error;
    });
    metrics.tables.read(Object.entries(tables).map(([state, count]) => [{ state }, count]));
    metrics.frozen.read([[{}, tables.frozen]]);
    metrics.tablesByRules.read(byRules.map(({ game, rules, tables: n }) => [{ game, rules }, n]));
    metrics.outbox.read(outbox.map(({ channel, state, notices }) => [{ channel, state }, notices]));
    metrics.outboxOldest.read(waited.map(({ channel, ms }) => [{ channel }, ms / 1000]));
  }

  #readNode(): void {
    const { metrics, node } = this.#parts;
    if (!node) return;
    const { hosted, visited } = node.counts;
    metrics.leaseSeconds.read([[{}, node.secondsLeft]]);
    metrics.clockOffset.read([[{}, node.clockOffset]]);
    metrics.busState.read([[{}, { up: 2, 'standing-in': 1, down: 0 }[node.busState]]]);
    metrics.remote.read([
      [{ kind: 'hosted' }, hosted],
      [{ kind: 'visited' }, visited],
    ]);
  }

  #readProcess(): void {
    const { memory, cpu, started } = this.#parts.metrics;
    const { user, system } = process.cpuUsage();
    memory.read([[{}, process.memoryUsage.rss()]]);
    cpu.read([[{}, (user + system) / 1e6]]);
    started.read([[{}, Date.now() / 1000 - process.uptime()]]);
  }
}
