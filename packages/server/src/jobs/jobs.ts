import type { Advice } from '@runehold/kernel/pack/advice';
import { Piscina } from 'piscina';
import type { Inquiry, Task } from '../bots/worker.ts';
import type { DoorLimits, LaneName } from '../door/limits.ts';
import { usualLimits } from '../door/limits.ts';
import { JobRefused, type JobTrouble, Lanes } from './lanes.ts';
import type { Kind, Kinds } from './worker.ts';

/** In development this file is TypeScript, and so is the worker. */
const fromSource = import.meta.url.endsWith('.ts');

const workerFile = new URL(fromSource ? '../../bin/worker-from-source.mjs' : './worker.js', import.meta.url)
  .href;

type Asked<K extends Kind> = Parameters<Kinds[K]>[0];
type Given<K extends Kind> = Awaited<ReturnType<Kinds[K]>>;

/** Who is told how long jobs took, and which were not done. */
export type JobWatch = {
  took(lane: LaneName, seconds: number): void;
  notDone(lane: LaneName, trouble: JobTrouble): void;
};

/**
 * Everything that would hold up the loop is done in threads: what bots think, what people are advised, looks back and
 * game files. The threads are few and shared; lanes say whose turn it is, and end what takes too long or too much.
 */
export class Jobs {
  readonly #lanes: Lanes<LaneName>;
  readonly #hands: number;
  readonly #megabytes: number;
  readonly #worker: string;
  readonly #watch: JobWatch | undefined;
  #threads: Piscina | undefined;

  /** `worker` is what runs in the threads, if not the usual; for tests of what happens when it goes wrong. */
  constructor(
    {
      lanes,
      threads,
      threadMegabytes,
    }: Pick<DoorLimits, 'lanes' | 'threads' | 'threadMegabytes'> = usualLimits,
    worker = workerFile,
    watch?: JobWatch,
  ) {
    this.#watch = watch;
    this.#worker = worker;
    this.#hands = threads;
    this.#lanes = new Lanes(lanes, threads);
    this.#megabytes = threadMegabytes;
  }

  think(task: Task): Promise<readonly number[]> {
    return this.run('bot', 'think', task);
  }

  advise(inquiry: Inquiry, asker?: string): Promise<Advice | undefined> {
    return this.run('advice', 'advise', inquiry, asker);
  }

  fullness(lane: LaneName): number {
    return this.#lanes.fullness(lane);
  }

  /** How many jobs of a lane wait for each hand. */
  crowd(lane: LaneName): number {
    return this.#lanes.waiting(lane) / this.#hands;
  }

  /** Has a job done in its lane. */
  async run<K extends Kind>(lane: LaneName, kind: K, asked: Asked<K>, asker?: string): Promise<Given<K>> {
    try {
      return await this.#lanes.run(lane, signal => this.#work(lane, kind, asked, signal), asker);
    } catch (error) {
      if (error instanceof JobRefused) this.#watch?.notDone(lane, error.trouble);
      throw error;
    }
  }

  async #work<K extends Kind>(
    lane: LaneName,
    kind: K,
    asked: Asked<K>,
    signal: AbortSignal,
  ): Promise<Given<K>> {
    const began = performance.now();
    try {
      return (await this.#pool().run({ kind, asked }, { name: 'work', signal })) as Given<K>;
    } finally {
      this.#watch?.took(lane, (performance.now() - began) / 1000);
    }
  }

  /** How many jobs of each lane wait, and how many are at work. */
  counts(): ReturnType<Lanes<LaneName>['counts']> {
    return this.#lanes.counts();
  }

  /** The first thread starts with the first job. A thread that is ended, or runs out of memory, is replaced. */
  #pool(): Piscina {
    this.#threads ??= new Piscina({
      filename: this.#worker,
      minThreads: 1,
      maxThreads: this.#hands,
      resourceLimits: { maxOldGenerationSizeMb: this.#megabytes },
      ...(fromSource && { execArgv: ['--conditions', 'runehold:source'] }),
    });
    return this.#threads;
  }

  async close(): Promise<void> {
    this.#lanes.close();
    await this.#threads?.destroy();
  }
}
