import type { GameFile } from '@runehold/kernel/match/file';
import type { Entry } from '@runehold/kernel/match/match';

/**
 * A game file in its present form, with its answers in one row of numbers: so it goes from thread to thread at once, however long it is.
 * Names are left out: they follow from the answers. Each answer is its seat, how many numbers the reply has, those, how many outcomes, those.
 */
export type PackedFile = Omit<GameFile, 'entries'> & {
  readonly answers: number;
  readonly packed: Int32Array;
};

export const packFile = ({ entries, ...file }: GameFile): PackedFile => {
  const numbers: number[] = [];
  for (const [seat, reply, outcomes] of entries) {
    numbers.push(seat, reply.length);
    for (const n of reply) numbers.push(n);
    numbers.push(outcomes.length);
    for (const n of outcomes) numbers.push(n);
  }
  return { ...file, answers: entries.length, packed: Int32Array.from(numbers) };
};

/** Takes the answers of a packed file out again, some at a time. */
export class Unpacker {
  readonly #packed: Int32Array;
  #at = 0;

  constructor({ packed }: Pick<PackedFile, 'packed'>) {
    this.#packed = packed;
  }

  /** The next answers, as many as are wanted or left. */
  next(most: number): Entry[] {
    const entries: Entry[] = [];
    while (entries.length < most && this.#at < this.#packed.length)
      entries.push({ seat: this.#one(), reply: this.#row(), outcomes: this.#row() });
    return entries;
  }

  #one(): number {
    return this.#packed[this.#at++];
  }

  #row(): number[] {
    const length = this.#one();
    this.#at += length;
    return [...this.#packed.subarray(this.#at - length, this.#at)];
  }
}
