type Alarm = { readonly at: number; readonly act: () => void };

/** The clock of a house, which goes by itself and can be put forward: what was to happen meanwhile happens then. */
export class HandClock {
  #ahead = 0;
  readonly #alarms = new Set<Alarm>();

  readonly now = (): number => Date.now() + this.#ahead;

  readonly after = (ms: number, act: () => void): (() => void) => {
    const alarm = { at: this.now() + ms, act: () => stop(act) };
    const stop = (then?: () => void): void => {
      clearTimeout(timer);
      if (this.#alarms.delete(alarm)) then?.();
    };
    const timer = setTimeout(() => stop(act), ms).unref();
    this.#alarms.add(alarm);
    return () => stop();
  };

  /** Puts the clock forward, a little at a time, so that one thing can lead to another. Weeks pass in greater steps. */
  async pass(ms: number): Promise<void> {
    const end = this.#ahead + ms;
    const step = ms > 2 * 3_600_000 ? ms / 20 : 5000;
    while (this.#ahead < end) {
      this.#ahead = Math.min(end, this.#ahead + step);
      for (const { at, act } of [...this.#alarms]) if (at <= this.now()) act();
      await new Promise(resolve => setImmediate(resolve));
    }
  }
}
