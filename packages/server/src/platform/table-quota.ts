import { hostSays } from '@runehold/protocol/say';
import type { DoorLimits } from '../door/limits.ts';
import type { Store } from '../store/store.ts';
import { Refusal } from './refusal.ts';

/**
 * How many tables one person may have: those they set count, and those at which they sit. What is being set at this
 * moment counts too, or whoever asks for many at once would get them all.
 */
export class TableQuota {
  readonly #store: Pick<Store, 'setBy' | 'running'>;
  readonly #limits: Pick<DoorLimits, 'tablesSet' | 'tablesListed' | 'tablesHeld'>;
  /** Of each person the tables being set, and whether they are to be listed. */
  readonly #underWay = new Map<string, boolean[]>();

  constructor(
    store: Pick<Store, 'setBy' | 'running'>,
    limits: Pick<DoorLimits, 'tablesSet' | 'tablesListed' | 'tablesHeld'>,
  ) {
    this.#store = store;
    this.#limits = limits;
  }

  /** Sets a table for a person, or refuses it. */
  async within<T>(person: string, listed: boolean, set: () => Promise<T>): Promise<T> {
    const underWay = this.#underWay.get(person) ?? [];
    this.#underWay.set(person, [...underWay, listed]);
    try {
      await this.#check(person, listed, underWay);
      return await set();
    } finally {
      const left = [...(this.#underWay.get(person) ?? [])];
      left.splice(left.indexOf(listed), 1);
      if (left.length > 0) this.#underWay.set(person, left);
      else this.#underWay.delete(person);
    }
  }

  async #check(person: string, listed: boolean, underWay: readonly boolean[]): Promise<void> {
    const { tablesSet, tablesListed, tablesHeld } = this.#limits;
    const refuse = (tables: number): never => {
      throw new Refusal(hostSays('refusal.too-many-tables', { tables }));
    };
    const set = await this.#store.setBy(person);
    if (set.unfinished + underWay.length >= tablesSet) refuse(tablesSet);
    if ((await this.#store.running(person)) + underWay.length >= tablesHeld) refuse(tablesHeld);
    if (listed && set.listed + underWay.filter(Boolean).length >= tablesListed)
      throw new Refusal(hostSays('refusal.too-many-listed', { tables: tablesListed }));
  }
}
