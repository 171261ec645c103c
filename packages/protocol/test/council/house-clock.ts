import type { Timepiece } from '../../src/table/council/timepiece.ts';

type Alarm = { readonly at: number; readonly act: () => void };

/** A clock that goes on when it is told to. */
export class HouseClock implements Timepiece {
  #now = 1_000_000;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    const alarm = { at: this.#now + ms, act };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Lets time pass, and everything happen that was to happen in it; `settle` waits for what each thing leads to. */
  async pass(ms: number, settle: () => Promise<unknown>): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = [...this.#alarms].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.act();
      await settle();
    }
    this.#now = end;
  }
}
