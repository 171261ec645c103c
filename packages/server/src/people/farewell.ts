import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import { hostSays } from '@runehold/protocol/say';
import { Refusal } from '../platform/refusal.ts';
import type { Store } from '../store/store.ts';
import type { ReadAnew } from './accounts.ts';
import type { Caller, Guests } from './guests.ts';

export type FarewellParts = {
  readonly store: Store;
  readonly guests: Guests;
  readonly readAnew: ReadAnew;
  readonly complain: (what: string) => void;
};

/** Has people be forgotten who want that. What is theirs alone goes at once; their games are also others', and stay. */
export class Farewell {
  readonly #parts: FarewellParts;

  constructor(parts: FarewellParts) {
    this.#parts = parts;
  }

  /** Forgets who asks, if they say their name: nobody does this by a slip of the finger. */
  async forget(caller: Caller, name: string): Promise<void> {
    if (skeletonOf(name) !== skeletonOf(caller.name)) throw new Refusal(hostSays('refusal.not-your-name'));
    await this.forgetPerson(caller.id);
  }

  /** Forgets somebody; whoever runs the house may have to. */
  async forgetPerson(person: string): Promise<void> {
    const { store, guests, readAnew } = this.#parts;
    const tables = await store.selves.tables(person);
    await readAnew(tables, async () => {
      const { ended } = await store.selves.forget(person);
      guests.tellEnded(ended);
      await this.#takeNamesOff(tables);
    });
  }

  /** Goes on where a stop or a power cut left off. */
  async finish(): Promise<void> {
    const { store, readAnew } = this.#parts;
    const tables = new Set<string>();
    for (const person of await store.selves.leaving())
      for (const table of await store.selves.tables(person)) tables.add(table);
    await readAnew([...tables], () => this.#takeNamesOff([...tables]));
  }

  /** A table that cannot be read keeps its names, and nobody else's from being taken off: it is tried again another time. */
  async #takeNamesOff(tables: readonly string[]): Promise<void> {
    const { store, complain } = this.#parts;
    const { selves } = store;
    const leaving = await selves.leaving();
    if (leaving.length === 0) return;
    const done = new Set<string>();
    const left: string[] = [];
    for (const table of tables) {
      await selves.takeNamesOff(table, new Set(leaving)).then(
        () => done.add(table),
        (error: unknown) => left.push(`${table} (${String(error)})`),
      );
      // Whoever else wants something gets it in between.
      await new Promise(resolve => setImmediate(resolve));
    }
    if (left.length > 0) complain(`names of people who are gone still stand at ${left.join(', ')}`);
    // Others may be leaving, too, whose tables these are not.
    const gone: string[] = [];
    for (const person of leaving)
      if ((await selves.tables(person)).every(table => done.has(table))) gone.push(person);
    if (gone.length > 0) await selves.gone(gone);
  }
}
