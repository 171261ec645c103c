import { availableParallelism } from 'node:os';
import type { Advice } from '@runehold/kernel/pack/advice';
import { Piscina } from 'piscina';
import type { Errand, Task } from '../bots/worker.ts';
import type { DoorLimits, LaneName } from '../door/limits.ts';
import { usualLimits } from '../door/limits.ts';
import { Lanes } from './lanes.ts';
import type { Kind, Kinds } from './worker.ts';

/** In development this file is TypeScript, and so is the worker. */
const fromSource = import.meta.url.endsWith('.ts');

const workerFile = new URL(fromSource ? '../../bin/worker-from-source.mjs' : './worker.js', import.meta.url)
  .href;

type Asked<K extends Kind> = Parameters<Kinds[K]>[0];
type Given<K extends Kind> = Awaited<ReturnType<Kinds[K]>>;

/**
 * Everything that would hold up the loop is done in threads: what bots think, what people are advised, looks back and
 * game files. The threads are few and shared; lanes say whose turn it is, and end what takes too long or too much.
 */
export class Jobs {
  readonly #lanes: Lanes<LaneName>;
  readonly #hands = Math.max(1, availableParallelism() - 1);
  readonly #megabytes: number;
  readonly #worker: string;
  #threads: Piscina | undefined;

  /** `worker` is what runs in the threads, if not the usual; for tests of what happens when it goes wrong. */
  constructor(
    { lanes, threadMegabytes }: Pick<DoorLimits, 'lanes' | 'threadMegabytes'> = usualLimits,
    worker = workerFile,
  ) {
    this.#worker = worker;
    this.#lanes = new Lanes(lanes, this.#hands);
    this.#megabytes = threadMegabytes;
  }

  think(task: Task): Promise<readonly number[]> {
    return this.run('bot', 'think', task);
  }

  advise(errand: Errand, asker?: string): Promise<Advice | undefined> {
    return this.run('advice', 'advise', errand, asker);
  }

  fullness(lane: LaneName): number {
    return this.#lanes.fullness(lane);
  }

  /** Has a job done in its lane. */
  run<K extends Kind>(lane: LaneName, kind: K, asked: Asked<K>, asker?: string): Promise<Given<K>> {
    return this.#lanes.run(
      lane,
      signal => this.#pool().run({ kind, asked }, { name: 'work', signal }) as Promise<Given<K>>,
      asker,
    );
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
