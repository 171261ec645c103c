import type { GameFile } from '@runehold/kernel/match/file';
import type { Entry } from '@runehold/kernel/match/record';
import type { Said } from '@runehold/kernel/view/said';

/**
 * A game file in its present form, with its answers in one row of numbers: so it goes from thread to thread at once,
 * however long it is. Each answer is its seat, then its reply, its outcomes and its names as rows, each with its length
 * before it. A name is its place among the words, where it stands once.
 */
export type PackedFile = Omit<GameFile, 'entries'> & {
  readonly answers: number;
  readonly packed: Int32Array;
  readonly words: readonly string[];
};

export const packFile = ({ entries, ...file }: GameFile): PackedFile => {
  const numbers: number[] = [];
  const words = new Map<string, number>();
  const placeOf = (word: string): number => {
    const place = words.get(word) ?? words.size;
    words.set(word, place);
    return place;
  };
  /** The ask, how many options there are, those, and what was placed. */
  const names = ({ ask, options, items = [] }: Said): number[] => [
    placeOf(ask),
    options.length,
    ...options.map(placeOf),
    ...items.map(placeOf),
  ];
  for (const [seat, reply, outcomes, said] of entries) {
    numbers.push(seat);
    for (const row of [reply, outcomes, said ? names(said) : []]) {
      numbers.push(row.length);
      for (const n of row) numbers.push(n);
    }
  }
  return { ...file, answers: entries.length, packed: Int32Array.from(numbers), words: [...words.keys()] };
};

/** Takes the answers of a packed file out again, some at a time. */
export class Unpacker {
  readonly #packed: Int32Array;
  readonly #words: readonly string[];
  #at = 0;

  constructor({ packed, words }: Pick<PackedFile, 'packed' | 'words'>) {
    this.#packed = packed;
    this.#words = words;
  }

  /** The next answers, as many as are wanted or left. */
  next(most: number): Entry[] {
    const entries: Entry[] = [];
    while (entries.length < most && this.#at < this.#packed.length)
      entries.push({ seat: this.#one(), reply: this.#row(), outcomes: this.#row(), said: this.#names() });
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

  #names(): Said | undefined {
    const [ask, many, ...places] = this.#row();
    if (ask === undefined) return undefined;
    const names = places.map(place => this.#words[place]);
    const said = { ask: this.#words[ask], options: names.slice(0, many) };
    return names.length > many ? { ...said, items: names.slice(many) } : said;
  }
}
