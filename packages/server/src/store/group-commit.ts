type Waiting<T> = {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

/** What a group commit is made of. */
export type Writing<T> = {
  /** Writes items in one transaction; answers for those that were refused, and are not written, why. */
  readonly write: (items: readonly T[]) => Promise<ReadonlyMap<T, unknown>>;
  /** Of those that are alike there is one in a transaction, in the order in which they came. */
  readonly keyOf: (item: T) => unknown;
  /** Whether an item is written after all, though its transaction is said to have failed. */
  readonly isWritten: (item: T) => Promise<boolean>;
};

/** How many are written in one transaction: whoever comes next does not wait for ever. */
const MOST = 500;

/**
 * Writes what comes in during one turn of the loop in one transaction: a commit costs the same for one as for a
 * hundred. Where they cannot all be written, each is tried by itself, so that one that must fail fails alone. A
 * transaction whose end nobody heard of may have been written: before anything is tried again, it is looked.
 */
export class GroupCommit<T> {
  readonly #writing: Writing<T>;
  #waiting: Waiting<T>[] = [];
  #draining: Promise<void> | undefined;

  constructor(writing: Writing<T>) {
    this.#writing = writing;
  }

  /** Resolves when the item is written, rejects when it is not. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when nothing is waiting. */
  async settled(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Whoever else has something to write in this turn gets on board.
      await new Promise(resolve => setImmediate(resolve));
      await this.#commit(this.#nextBatch());
    }
    this.#draining = undefined;
  }

  #nextBatch(): readonly Waiting<T>[] {
    const batch = new Map<unknown, Waiting<T>>();
    const later: Waiting<T>[] = [];
    for (const waiting of this.#waiting) {
      const key = this.#writing.keyOf(waiting.item);
      if (batch.size < MOST && !batch.has(key)) batch.set(key, waiting);
      else later.push(waiting);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  async #commit(batch: readonly Waiting<T>[]): Promise<void> {
    try {
      const refused = await this.#writing.write(batch.map(({ item }) => item));
      for (const { item, resolve, reject } of batch)
        if (refused.has(item)) reject(refused.get(item));
        else resolve();
    } catch (error) {
      for (const waiting of batch) await this.#alone(waiting, batch.length > 1, error);
    }
  }

  /** Finds out what became of one whose transaction failed, and tries it by itself if it had others with it. */
  async #alone(waiting: Waiting<T>, isToBeTried: boolean, error: unknown): Promise<void> {
    const isWritten = await this.#writing.isWritten(waiting.item).catch(() => false);
    if (isWritten) waiting.resolve();
    else if (isToBeTried) await this.#commit([waiting]);
    else waiting.reject(error);
  }
}
