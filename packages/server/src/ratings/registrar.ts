import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { backfill } from './backfill.ts';
import { RatingBook } from './rating-book.ts';
import { SumBook } from './sum-book.ts';

export type RegistrarParts = {
  readonly db: Kysely<Schema>;
  readonly store: Pick<Store, 'load' | 'summary'>;
  readonly now: () => number;
  /** The games there are. */
  readonly games: readonly string[];
  readonly complain: (what: string) => void;
};

/** How often it is looked for games that have ended. */
const EVERY_MS = 20_000;

/** How many are rated, and people summed up, in one go: the others get a turn in between. */
const GAMES = 10;
const PEOPLE = 10;

/** Keeps ratings and sums: looks from time to time for games that are over, and enters them in the books. */
export class Registrar {
  readonly #parts: RegistrarParts;
  readonly #ratings: RatingBook;
  readonly #sums: SumBook;
  readonly #timer: NodeJS.Timeout;
  #working: Promise<void> | undefined;
  #isClosing = false;

  constructor(parts: RegistrarParts) {
    this.#parts = parts;
    this.#ratings = new RatingBook(parts.db);
    this.#sums = new SumBook(parts.db, parts.now);
    this.#timer = setInterval(() => void this.enter(), EVERY_MS).unref();
  }

  /** Enters everything that has ended; once at a time. */
  enter(): Promise<void> {
    this.#working ??= this.#enterAll()
      .catch((error: unknown) => this.#parts.complain(`ratings: ${String(error)}`))
      .finally(() => {
        this.#working = undefined;
      });
    return this.#working;
  }

  /** Takes a game back: what it did to ratings is undone, and the games after it are rated anew. False where it did nothing. */
  async void(table: string): Promise<boolean> {
    // Whoever is at the books finishes the page.
    await this.#working;
    const isVoid = await this.#ratings.void(table);
    if (isVoid) await this.enter();
    return isVoid;
  }

  async #enterAll(): Promise<void> {
    const { db, store, complain, games } = this.#parts;
    const until = async (step: () => Promise<boolean>): Promise<void> => {
      while (!this.#isClosing && !(await step())) await new Promise(resolve => setImmediate(resolve));
    };
    await until(() => backfill(db, store, complain));
    await until(async () => (await this.#ratings.rate(GAMES)) < GAMES);
    await until(async () => (await this.#sums.people(PEOPLE)) < PEOPLE);
    if (!this.#isClosing) await this.#sums.games(games);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosing = true;
    await this.#working;
  }
}
