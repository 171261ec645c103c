import { Worker } from 'node:worker_threads';
import { tests } from './suite.ts';

// The last module of a bundle: runs the tests that are asked for, with the fault that is asked for switched on.

/** What the head of the bundle keeps: which fault is on, and how often code was reached. */
type Switch = {
  /** Switches a fault on, until it has been reached so often; none by -1. */
  plant(mutant: number, most: number): void;
  counts: Uint32Array;
};

export type Order =
  | { readonly kind: 'list' }
  | { readonly kind: 'cover' }
  | {
      readonly kind: 'try';
      readonly mutant: number;
      readonly most: number;
      readonly tests: readonly number[];
      /** How much processor time each of them may take, in milliseconds. */
      readonly patience: readonly number[];
    };

export type Covered = { readonly ms: number; readonly reached: readonly (readonly [number, number])[] };

export type Told =
  | { readonly kind: 'listed'; readonly titles: readonly { readonly file: string; readonly title: string }[] }
  | {
      readonly kind: 'covered';
      readonly atStart: readonly number[];
      readonly byTest: readonly Covered[];
      readonly failed: readonly string[];
    }
  /** `by` is the test that noticed; `isSpoilt` if it fails without the fault as well from now on. */
  | { readonly kind: 'tried'; readonly by?: number; readonly why?: string; readonly isSpoilt?: boolean };

const NONE = -1;

const control = (globalThis as unknown as { mutation: Switch }).mutation;

/**
 * Ends this process when a test has taken more processor time than it may: a fault can make a loop that nothing inside
 * it can leave. How busy the machine is does not matter.
 */
const watch = new Float64Array(new SharedArrayBuffer(8));
const watcher = new Worker(
  `const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (workerData[0] > 0 && process.cpuUsage().user / 1000 > workerData[0]) process.kill(process.pid, 'SIGKILL');
  }, 200);`,
  { eval: true, workerData: watch },
);
watcher.unref();

const cpuTime = (): number => process.cpuUsage().user / 1000;

/** Runs one test; why it failed, if it did. */
const failureOf = async (n: number): Promise<string | undefined> => {
  try {
    await tests[n].run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const cover = async (): Promise<Told> => {
  const atStart = [...control.counts.keys()].filter(n => control.counts[n] > 0);
  const byTest: Covered[] = [];
  const failed: string[] = [];
  for (const [n, { file, title }] of tests.entries()) {
    control.counts.fill(0);
    const started = cpuTime();
    const failure = await failureOf(n);
    if (failure !== undefined) failed.push(`${file}: ${title}: ${failure}`);
    const ms = cpuTime() - started;
    const reached: [number, number][] = [];
    for (const [mutant, times] of control.counts.entries()) if (times > 0) reached.push([mutant, times]);
    byTest.push({ ms, reached });
  }
  return { kind: 'covered', atStart, byTest, failed };
};

const attempt = async (order: Extract<Order, { kind: 'try' }>): Promise<Told> => {
  for (const [i, n] of order.tests.entries()) {
    control.plant(order.mutant, order.most);
    watch[0] = cpuTime() + order.patience[i];
    const why = await failureOf(n);
    watch[0] = 0;
    control.plant(NONE, 0);
    if (why === undefined) continue;
    return { kind: 'tried', by: n, why: why.slice(0, 200), isSpoilt: (await failureOf(n)) !== undefined };
  }
  return { kind: 'tried' };
};

const obey = (order: Order): Promise<Told> | Told => {
  if (order.kind === 'list')
    return { kind: 'listed', titles: tests.map(({ file, title }) => ({ file, title })) };
  return order.kind === 'cover' ? cover() : attempt(order);
};

process.on('message', async (order: Order) => {
  process.send?.(await obey(order));
});
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
