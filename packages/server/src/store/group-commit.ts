type Waiting<T> = {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Writes what comes in during one turn of the loop in one transaction: a commit costs the same for one as for a
 * hundred. Where they cannot all be written, each is tried by itself, so that one that must fail fails alone.
 */
export class GroupCommit<T> {
  readonly #write: (items: readonly T[]) => Promise<void>;
  #waiting: Waiting<T>[] = [];
  #writing: Promise<void> | undefined;

  constructor(write: (items: readonly T[]) => Promise<void>) {
    this.#write = write;
  }

  /** Resolves when the item is written, rejects when it is not. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= this.#drain();
    });
  }

  /** Resolves when nothing is waiting. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Whoever else has something to write in this turn gets on board.
      await new Promise(resolve => setImmediate(resolve));
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#commit(batch);
    }
    this.#writing = undefined;
  }

  async #commit(batch: readonly Waiting<T>[]): Promise<void> {
    try {
      await this.#write(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1) batch[0].reject(error);
      else for (const waiting of batch) await this.#commit([waiting]);
    }
  }
}
