import { FastChance } from '@runehold/kernel/chance/fast';

type Event = { readonly at: number; readonly order: number; readonly of: Actor; readonly act: () => void };

/** Whoever does something in the world: it can be stopped for a while, and end. What it was to do meanwhile waits. */
export class Actor {
  readonly name: string;
  isAlive = true;
  /** Until when it is stopped. */
  pausedUntil = 0;

  constructor(name: string) {
    this.name = name;
  }
}

/** The world itself, which nothing stops. */
export const nature = new Actor('nature');

/** What happens in one turn of the loop of the machine and leads to nothing more is over after so many of them. */
const TURNS = 3;

/**
 * Time, chance and everything that is to happen, in one order that a seed decides. Nothing goes on by itself: what is
 * told, read or written comes to pass when the world lets it, sooner, later, twice or never.
 */
export class World {
  readonly rng: FastChance;
  #now = 0;
  #order = 0;
  /** What is to happen, the next first. */
  readonly #events: Event[] = [];
  /** Work in the machine that has begun and is not over. */
  #busy = 0;

  constructor(seed: number) {
    this.rng = new FastChance(seed);
  }

  get now(): number {
    return this.#now;
  }

  /** A time from one number of milliseconds up to another, mostly short. */
  between(from: number, to: number): number {
    const x = this.rng.next() / 2 ** 32;
    return from + Math.floor((to - from) * x * x);
  }

  /** Something happens once in so many times. */
  isOnceIn(times: number): boolean {
    return times > 0 && this.rng.pick(times) === 0;
  }

  /** Has somebody do something after so many milliseconds. */
  after(of: Actor, ms: number, act: () => void): () => void {
    const event: Event = { at: this.#now + Math.max(0, ms), order: this.#order++, of, act };
    this.#insert(event);
    return () => {
      const at = this.#events.indexOf(event);
      if (at >= 0) this.#events.splice(at, 1);
    };
  }

  #insert(event: Event): void {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#events[middle];
      if (other.at < event.at || (other.at === event.at && other.order < event.order)) low = middle + 1;
      else high = middle;
    }
    this.#events.splice(low, 0, event);
  }

  /** Waits for so long, as somebody. Whoever has ended meanwhile waits for ever. */
  wait(of: Actor, ms: number): Promise<void> {
    return new Promise(resolve => {
      this.after(of, ms, resolve);
    });
  }

  /** Notes work in the machine that takes more than a turn of it. */
  async whole<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    try {
      return await work();
    } finally {
      this.#busy--;
    }
  }

  /** Lets everything come to rest that has begun. */
  async #settle(): Promise<void> {
    for (let turn = 0; turn < TURNS || this.#busy > 0; turn++)
      await new Promise(resolve => setImmediate(resolve));
  }

  /** Lets time pass until something is so, or until a time. */
  async run(until: number, isOver: () => boolean = () => false): Promise<void> {
    while (!isOver()) {
      const event = this.#events[0];
      if (!event || event.at > until) {
        this.#now = Math.max(this.#now, until);
        return;
      }
      this.#events.shift();
      this.#now = Math.max(this.#now, event.at);
      if (!event.of.isAlive) continue;
      // What somebody who is stopped was to do is done when they go on.
      if (event.of.pausedUntil > this.#now) {
        this.#insert({ ...event, at: event.of.pausedUntil });
        continue;
      }
      event.act();
      await this.#settle();
    }
  }
}
