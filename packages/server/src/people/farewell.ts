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
    if (tables.size > 0) await readAnew([...tables], () => this.#takeNamesOff([...tables]));
  }

  async #takeNamesOff(tables: readonly string[]): Promise<void> {
    const { selves } = this.#parts.store;
    const leaving = await selves.leaving();
    if (leaving.length === 0) return;
    for (const table of tables) {
      await selves.takeNamesOff(table, new Set(leaving));
      // Whoever else wants something gets it in between.
      await new Promise(resolve => setImmediate(resolve));
    }
    await selves.gone(leaving);
  }
}
