import type { Message } from '@runehold/kernel/text/message';
import type { DoorLimits } from '../door/limits.ts';
import { Strikes } from '../door/strikes.ts';

/** A connection that can be ended with a reason. */
type Talk = { end(reason: Message): void };

/** Everybody who is connected: which talks are one person's, and how long the line at each table is. */
export class Crowd {
  readonly #atTable: number;
  readonly #strikes: Strikes;
  readonly #talks = new Map<string, Set<Talk>>();
  readonly #persons = new WeakMap<Talk, string>();
  readonly #lines = new WeakMap<object, number>();

  constructor({ atTable, strikes }: Pick<DoorLimits, 'atTable' | 'strikes'>) {
    this.#atTable = atTable;
    this.#strikes = new Strikes(strikes);
  }

  /** A person opens a talk. */
  enter(talk: Talk, person: string): void {
    const talks = this.#talks.get(person) ?? new Set();
    this.#talks.set(person, talks.add(talk));
    this.#persons.set(talk, person);
  }

  leave(talk: Talk): void {
    const person = this.#persons.get(talk);
    const talks = person === undefined ? undefined : this.#talks.get(person);
    if (person === undefined || !talks?.delete(talk)) return;
    if (talks.size === 0) this.#talks.delete(person);
  }

  /** Notes a refusal. After too many in a row every talk of the person ends. */
  strike(talk: Talk, person: string, reason: Message): void {
    if (this.#strikes.hit(person)) for (const other of this.#talks.get(person) ?? [talk]) other.end(reason);
  }

  /** Something was done: the row of refusals is broken. */
  forgive(person: string): void {
    this.#strikes.clear(person);
  }

  /** Does something at a table when its turn comes; false, and nothing is done, if the line there is too long. */
  async inLineAt(table: object, act: () => Promise<void>): Promise<boolean> {
    const waiting = this.#lines.get(table) ?? 0;
    if (waiting >= this.#atTable) return false;
    this.#lines.set(table, waiting + 1);
    try {
      await act();
      return true;
    } finally {
      this.#lines.set(table, (this.#lines.get(table) ?? 1) - 1);
    }
  }
}
