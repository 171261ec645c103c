/** How much of something is let through: a handful at once, then one every so often. */
export type Rate = { readonly burst: number; readonly everyMs: number };

/** A bucket that fills drop by drop and is emptied by use. Times are of a clock that never goes back. */
export class Bucket {
  readonly #rate: Rate;
  #full: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#full = rate.burst;
    this.#at = now;
  }

  #fill(now: number): void {
    const { burst, everyMs } = this.#rate;
    this.#full = Math.min(burst, this.#full + Math.max(0, now - this.#at) / everyMs);
    this.#at = Math.max(now, this.#at);
  }

  /** In how many seconds there will be so much; undefined if there is. What never fits counts as the whole bucket. */
  wait(now: number, cost = 1): number | undefined {
    this.#fill(now);
    const { burst, everyMs } = this.#rate;
    const missing = Math.min(cost, burst) - this.#full;
    return missing > 0 ? Math.max(1, Math.ceil((missing * everyMs) / 1000)) : undefined;
  }

  /** Takes so much out; or says in how many seconds it will be there, and takes nothing. */
  take(now: number, cost = 1): number | undefined {
    const seconds = this.wait(now, cost);
    if (seconds === undefined) this.#full -= Math.min(cost, this.#rate.burst);
    return seconds;
  }

  /** Takes out what was let through elsewhere: all there is, if it is less. */
  spend(now: number, cost: number): void {
    this.#fill(now);
    this.#full = Math.max(0, this.#full - cost);
  }
}

/** How many are remembered; then whoever was heard of longest ago is forgotten, which costs the same however many come. */
const KNOWN = 50_000;

/** Buckets by name: of persons, of addresses. */
export class Buckets {
  readonly #rate: Rate;
  readonly #known: number;
  /** The one that was used last stands last. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, known = KNOWN) {
    this.#rate = rate;
    this.#known = known;
  }

  wait(name: string, now: number, cost = 1): number | undefined {
    return this.#of(name, now).wait(now, cost);
  }

  take(name: string, now: number, cost = 1): number | undefined {
    return this.#of(name, now).take(now, cost);
  }

  spend(name: string, now: number, cost: number): void {
    this.#of(name, now).spend(now, cost);
  }

  #of(name: string, now: number): Bucket {
    const bucket = this.#buckets.get(name) ?? new Bucket(this.#rate, now);
    this.#buckets.delete(name);
    this.#buckets.set(name, bucket);
    if (this.#buckets.size > this.#known)
      for (const oldest of this.#buckets.keys()) {
        this.#buckets.delete(oldest);
        break;
      }
    return bucket;
  }
}
