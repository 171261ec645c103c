import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Something to be timed: does its work for a while and says how many units of it were done. */
export type Work = () => number;

/** The time one unit took, over several batches. */
export type Timing = {
  /** Median of the batches, in nanoseconds. */
  readonly ns: number;
  /** Distance between the quartiles, as a part of the median. */
  readonly spread: number;
};

export type Effort = { readonly batches: number; readonly batchMs: number; readonly warmMs: number };

export const usual: Effort = { batches: 9, batchMs: 60, warmMs: 300 };
/** For what needs long to get up to speed, and must be fast enough: a busy second of the machine should not decide. */
export const patient = ({ batches, batchMs, warmMs }: Effort): Effort => ({
  batches: 3 * batches,
  batchMs: 2 * batchMs,
  warmMs: 6 * warmMs,
});
export const quick: Effort = { batches: 5, batchMs: 20, warmMs: 100 };

setFlagsFromString('--expose-gc');
/** Collects all garbage. The flag is set while running, so that the command needs none. */
export const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Repeats work for some milliseconds; answers the nanoseconds of one unit. Of wall time and CPU time the lesser counts:
 * neither a neighbour on the same core nor the helper threads of the collector are charged to the work.
 */
const batch = (work: Work, ms: number): number => {
  const cpu = process.cpuUsage();
  const start = process.hrtime.bigint();
  const end = start + BigInt(Math.round(ms * 1e6));
  let units = 0;
  let now = start;
  while (now < end) {
    units += work();
    now = process.hrtime.bigint();
  }
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(Number(now - start), (user + system) * 1e3) / units;
};

/** Runs work until it has had its time of the processor, so that it is compiled even on a busy machine. */
const warmUp = (work: Work, { batchMs, warmMs }: Effort): void => {
  const start = process.cpuUsage();
  let spent = 0;
  while (spent < warmMs) {
    batch(work, batchMs);
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1e3;
  }
};

const quantile = (sorted: readonly number[], part: number): number => {
  const at = (sorted.length - 1) * part;
  const low = sorted[Math.floor(at)];
  return low + (sorted[Math.ceil(at)] - low) * (at - Math.floor(at));
};

export const quartiles = (samples: readonly number[]): { low: number; median: number; high: number } => {
  const sorted = [...samples].sort((a, b) => a - b);
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) };
};

export const summary = (samples: readonly number[]): { median: number; spread: number } => {
  const { low, median, high } = quartiles(samples);
  return { median, spread: (high - low) / median };
};

/**
 * Times several works against each other. Their batches take turns, so that a busy moment of the machine strikes all
 * alike. Garbage is not collected between them: a full collection throws away optimized code of what makes much of
 * it, and made the peer look a third slower.
 */
export const timeTogether = <K extends string>(works: Record<K, Work>, effort: Effort): Record<K, Timing> => {
  const names = Object.keys(works) as K[];
  const samples = new Map<K, number[]>(names.map(name => [name, []]));
  for (const name of names) warmUp(works[name], effort);
  for (let round = 0; round < effort.batches; round++) {
    for (const name of names) samples.get(name)?.push(batch(works[name], effort.batchMs));
  }
  const timingOf = (name: K): Timing => {
    const { median, spread } = summary(samples.get(name) ?? []);
    return { ns: median, spread };
  };
  return Object.fromEntries(names.map(name => [name, timingOf(name)])) as Record<K, Timing>;
};

/** Makes work of a small act by doing it many times, so that reading the clock costs nothing. */
export const times =
  (count: number, act: () => void): Work =>
  () => {
    for (let i = 0; i < count; i++) act();
    return count;
  };
