import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Task } from './worker.ts';

/** Longer than any bot may think; whoever does has lost its way and does what an absent player does. */
const PATIENCE_MS = 15_000;

/** In development this file is TypeScript, and so is the worker. */
const fromSource = import.meta.url.endsWith('.ts');

/** Threads in which bots think, so that the loop never waits for them. The first starts with the first decision. */
export class BotPool {
  #threads: Piscina | undefined;

  think(task: Task): Promise<readonly number[]> {
    this.#threads ??= new Piscina({
      filename: new URL(fromSource ? '../../bin/worker-from-source.mjs' : './worker.js', import.meta.url)
        .href,
      name: 'think',
      minThreads: 1,
      maxThreads: Math.max(1, availableParallelism() - 1),
      ...(fromSource && { execArgv: ['--conditions', 'runehold:source'] }),
    });
    return this.#threads.run(task, { signal: AbortSignal.timeout(PATIENCE_MS) }) as Promise<
      readonly number[]
    >;
  }

  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
