import { availableParallelism } from 'node:os';
import type { Advice } from '@runehold/kernel/ask/advice';
import { Piscina } from 'piscina';
import type { Errand, Task } from './worker.ts';

/** Longer than anybody may think; who does has lost the way, and a bot then does what an absent player does. */
const PATIENCE_MS = 15_000;

/** In development this file is TypeScript, and so is the worker. */
const fromSource = import.meta.url.endsWith('.ts');

/** Threads in which bots think and people are advised, so that the loop never waits for them. */
export class BotPool {
  #threads: Piscina | undefined;

  think(task: Task): Promise<readonly number[]> {
    return this.#run('think', task);
  }

  advise(errand: Errand): Promise<Advice | undefined> {
    return this.#run('advise', errand);
  }

  /** The first thread starts with the first task. */
  #run<Answer>(name: string, task: Task | Errand): Promise<Answer> {
    this.#threads ??= new Piscina({
      filename: new URL(fromSource ? '../../bin/worker-from-source.mjs' : './worker.js', import.meta.url)
        .href,
      minThreads: 1,
      maxThreads: Math.max(1, availableParallelism() - 1),
      ...(fromSource && { execArgv: ['--conditions', 'runehold:source'] }),
    });
    return this.#threads.run(task, { name, signal: AbortSignal.timeout(PATIENCE_MS) }) as Promise<Answer>;
  }

  async close(): Promise<void> {
    await this.#threads?.destroy();
  }
}
