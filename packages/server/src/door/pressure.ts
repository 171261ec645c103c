import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DoorLimits } from './limits.ts';

/** How far behind the loop is, in ms. */
export type Lag = { now(): number; close(): void };

/** Over how long the lag is taken. */
const WINDOW_MS = 5000;

/** The lag that one in a hundred turns of the loop exceeded in the last seconds. */
export const loopLag = (windowMs: number = WINDOW_MS): Lag => {
  const resolution = 10;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let lag = 0;
  const timer = setInterval(() => {
    // What is measured includes the pause between two looks of its own.
    lag = Math.max(0, histogram.percentile(99) / 1e6 - resolution);
    histogram.reset();
  }, windowMs).unref();
  return {
    now: () => lag,
    close: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
};

/**
 * What is left undone when there is too much to do, by how far behind the loop is or how full the lane of bots. What
 * those who sit at a table answer is always taken.
 */
export class Pressure {
  readonly #shed: DoorLimits['shed'];
  readonly #lag: Pick<Lag, 'now'>;
  readonly #fullness: () => number;

  constructor(shed: DoorLimits['shed'], lag: Pick<Lag, 'now'>, fullness: () => number) {
    this.#shed = shed;
    this.#lag = lag;
    this.#fullness = fullness;
  }

  /** How much is left undone now, from 0 for nothing to 4. */
  get level(): number {
    return (['analysis', 'imports', 'tables', 'sockets'] as const).filter(what => this.sheds(what)).length;
  }

  /** Whether something is left undone now. */
  sheds(what: keyof DoorLimits['shed']): boolean {
    const isLate = this.#lag.now() >= this.#shed[what];
    const isLittle = what === 'analysis' || what === 'imports';
    return isLate || (isLittle && this.#fullness() >= 0.5);
  }
}
