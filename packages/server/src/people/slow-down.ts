/** What comes after so many wrong ones in a row: a second, then twice as long each time, up to a quarter of an hour. */
const FIRST_MS = 1000;
const LONGEST_MS = 15 * 60_000;
/** After a day without another nobody counts any more. */
const FORGOTTEN_MS = 24 * 3600_000;

/** So many are remembered; then whoever was heard of longest ago is forgotten. */
const KNOWN = 50_000;

type Wrong = { readonly times: number; readonly at: number };

/**
 * Slows down who tries passwords, for one account from one place. Whoever tries from elsewhere is counted apart, so that
 * nobody is kept out of their own account by others. Times are of a clock that never goes back.
 */
export class SlowDown {
  readonly #now: () => number;
  readonly #known: number;
  readonly #wrong = new Map<string, Wrong>();

  constructor(now: () => number, known = KNOWN) {
    this.#now = now;
    this.#known = known;
  }

  /** In how many seconds another try is taken; undefined if now. */
  wait(key: string): number | undefined {
    const wrong = this.#wrong.get(key);
    if (!wrong) return undefined;
    const left = wrong.at + Math.min(LONGEST_MS, FIRST_MS * 2 ** (wrong.times - 1)) - this.#now();
    return left > 0 ? Math.ceil(left / 1000) : undefined;
  }

  /** Counts a try as wrong before it is looked at: however many come at once, each waits for the one before. */
  begin(key: string): void {
    const before = this.#wrong.get(key);
    const now = this.#now();
    const times = before && now - before.at < FORGOTTEN_MS ? before.times + 1 : 1;
    this.#wrong.delete(key);
    this.#wrong.set(key, { times, at: now });
    if (this.#wrong.size > this.#known)
      for (const oldest of this.#wrong.keys()) {
        this.#wrong.delete(oldest);
        break;
      }
  }

  /** It was wrong: the wait begins when that is told. */
  blame(key: string): void {
    const wrong = this.#wrong.get(key);
    if (wrong) this.#wrong.set(key, { ...wrong, at: this.#now() });
  }

  /** It was right. */
  forgive(key: string): void {
    this.#wrong.delete(key);
  }
}
