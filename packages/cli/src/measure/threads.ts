import { Worker } from 'node:worker_threads';
import type { Played } from '@runehold/ai/series';
import type { Plan } from './plan.ts';

/** In development this file is TypeScript, and so is the worker. */
const fromSource = import.meta.url.endsWith('.ts');
const workerFile = new URL(fromSource ? '../../bin/player-from-source.mjs' : './player.js', import.meta.url);

/** What a thread says of a game: that it was played, or what went wrong. */
export type Heard = { readonly played: Played } | { readonly wrong: string };

/** Threads that play games by their numbers. However many there are, the games come in order. */
export class Threads {
  readonly #workers: readonly Worker[];
  readonly #played = new Map<number, Played>();
  #next: number;
  #wake: (() => void) | undefined;
  #wrong: Error | undefined;

  /** They begin at once with a game of a number, and with those after it, up to the last. */
  constructor(plan: Plan, from: number, end: number, count: number) {
    this.#next = from;
    this.#workers = Array.from({ length: Math.min(count, Math.max(0, end - from)) }, () => {
      const worker = new Worker(workerFile, { workerData: plan });
      const give = (): void => {
        if (this.#next < end) worker.postMessage(this.#next++);
      };
      worker.on('message', (heard: Heard) => {
        if ('wrong' in heard) this.#fail(new Error(heard.wrong));
        else this.#played.set(heard.played.n, heard.played);
        this.#wake?.();
        give();
      });
      worker.on('error', error => this.#fail(error));
      give();
      return worker;
    });
  }

  #fail(error: Error): void {
    this.#wrong ??= error;
    this.#wake?.();
  }

  /** The game of a number, when it has been played. */
  async game(n: number): Promise<Played> {
    for (;;) {
      if (this.#wrong !== undefined) throw this.#wrong;
      const played = this.#played.get(n);
      this.#played.delete(n);
      if (played !== undefined) return played;
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
  }

  /** Nobody wants any more games. */
  async end(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()));
  }
}
