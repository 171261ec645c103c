/** How much of something is let through: a handful at once, then one every so often. */
export type Rate = { readonly burst: number; readonly everyMs: number };

/** What is limited, and how far. */
export const usualRates = {
  /** Messages on one connection. */
  message: { burst: 60, everyMs: 50 },
  /** Lines of chat of one connection. */
  say: { burst: 6, everyMs: 2_000 },
  /** Looks back on one connection: each plays a part of the game again. */
  moment: { burst: 20, everyMs: 250 },
  /** Wishes for advice on one connection: each takes a thread for a while. */
  advice: { burst: 12, everyMs: 1_000 },
  /** Calls of one guest. */
  call: { burst: 60, everyMs: 200 },
  /** Tables set by one guest. */
  table: { burst: 10, everyMs: 20_000 },
  /** New guests from one address. */
  guest: { burst: 40, everyMs: 5_000 },
} as const satisfies Readonly<Record<string, Rate>>;

export type Rates = Readonly<Record<keyof typeof usualRates, Rate>>;

/** A bucket that fills drop by drop and is emptied by use. */
export class Bucket {
  readonly #rate: Rate;
  #full: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#full = rate.burst;
    this.#at = now;
  }

  /** Takes one out; or says in how many seconds there will be one. */
  take(now: number): number | undefined {
    const { burst, everyMs } = this.#rate;
    this.#full = Math.min(burst, this.#full + (now - this.#at) / everyMs);
    this.#at = now;
    if (this.#full < 1) return Math.max(1, Math.ceil(((1 - this.#full) * everyMs) / 1000));
    this.#full--;
    return undefined;
  }

  /** As if it had never been used. */
  isFull(now: number): boolean {
    const { burst, everyMs } = this.#rate;
    return this.#full + (now - this.#at) / everyMs >= burst;
  }
}

/** When so many are known, those that have filled up again are forgotten. */
const KNOWN = 10_000;

/** Buckets by name: of guests, of addresses. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(name: string, now: number): number | undefined {
    if (this.#buckets.size >= KNOWN) this.#forget(now);
    const bucket = this.#buckets.get(name) ?? new Bucket(this.#rate, now);
    this.#buckets.set(name, bucket);
    return bucket.take(now);
  }

  #forget(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
  }
}
