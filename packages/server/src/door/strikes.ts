/** Counts refusals in a row. Whoever has had too many does not want to play, however often they come in anew. */
export class Strikes {
  readonly #most: number;
  readonly #known: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number, known = 10_000) {
    this.#most = most;
    this.#known = known;
  }

  /** One more. True if it was one too many. */
  hit(who: string): boolean {
    const count = (this.#counts.get(who) ?? 0) + 1;
    this.#counts.delete(who);
    this.#counts.set(who, count);
    if (this.#counts.size > this.#known)
      for (const oldest of this.#counts.keys()) {
        this.#counts.delete(oldest);
        break;
      }
    return count > this.#most;
  }

  /** Something was taken: the row is broken. */
  clear(who: string): void {
    this.#counts.delete(who);
  }
}
