import type { Timepiece } from '@runehold/protocol/table/council/timepiece';

export type HouseClockParts = {
  /** What time it is in the house: the clock of the database. */
  readonly ask: () => Promise<number>;
  /** A clock of this node's own that only goes forward. */
  readonly ticks: () => number;
  readonly after: Timepiece['after'];
};

/** How often the house is asked what time it is, and how long an answer counts for more than those that came slower. */
const ASK_MS = 10_000;
const LATE_MS = 60_000;

/**
 * House time, which all nodes share: what the database says, carried on by the node's own clock in between. Of the clock
 * of the machine nothing is believed, be it wrong or set back. It never goes back itself.
 */
export class HouseClock {
  readonly #parts: HouseClockParts;
  /** What house time is ahead of our own ticks, by the answer that came quickest of late. */
  #ahead = 0;
  #best = { took: Number.POSITIVE_INFINITY, at: 0 };
  #latest = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  #stop: () => void = () => undefined;

  constructor(parts: HouseClockParts) {
    this.#parts = parts;
  }

  /** Sets it for the first time, and then from time to time. */
  async begin(): Promise<void> {
    await this.#set();
    this.#wait();
  }

  readonly now = (): number => {
    this.#latest = Math.max(this.#latest, Math.round(this.#parts.ticks() + this.#ahead));
    return this.#latest;
  };

  async #set(): Promise<void> {
    const { ask, ticks } = this.#parts;
    const asked = ticks();
    const said = await ask();
    const at = ticks();
    const took = at - asked;
    // It was so somewhere between the question and the answer: of two that do not contradict each other the quicker one
    // says it better.
    const agrees = said - at <= this.#ahead && this.#ahead <= said - asked;
    if (agrees && took > this.#best.took && at - this.#best.at < LATE_MS) return;
    this.#best = { took, at };
    this.#ahead = said - (asked + at) / 2;
  }

  #wait(): void {
    if (this.#isClosed) return;
    this.#stop = this.#parts.after(ASK_MS, () => {
      // Where nobody answers it goes on by itself.
      void this.#set().then(
        () => this.#wait(),
        () => this.#wait(),
      );
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }
}
