import type { Message } from '@runehold/kernel/text/message';
import type { LiveTable } from '@runehold/protocol/table/live-table';
import type { Limits } from '../door/limits.ts';
import { Strikes } from '../door/strikes.ts';

/** A connection that can be ended with a reason. */
type Session = { end(reason: Message): void };

/** Everybody who is connected: which sessions are one person's, and how long the line at each table is. */
export class Crowd {
  readonly #atTable: number;
  readonly #strikes: Strikes;
  readonly #sessions = new Map<string, Set<Session>>();
  readonly #persons = new WeakMap<Session, string>();
  readonly #lines = new WeakMap<LiveTable, number>();

  constructor({ atTable, strikes }: Pick<Limits, 'atTable' | 'strikes'>) {
    this.#atTable = atTable;
    this.#strikes = new Strikes(strikes);
  }

  /** A person opens a session. */
  enter(session: Session, person: string): void {
    const sessions = this.#sessions.get(person) ?? new Set();
    this.#sessions.set(person, sessions.add(session));
    this.#persons.set(session, person);
  }

  leave(session: Session): void {
    const person = this.#persons.get(session);
    const sessions = person === undefined ? undefined : this.#sessions.get(person);
    if (person === undefined || !sessions?.delete(session)) return;
    if (sessions.size === 0) this.#sessions.delete(person);
  }

  /** Notes a refusal. After too many in a row every session of the person ends. */
  strike(session: Session, person: string, reason: Message): void {
    if (this.#strikes.hit(person))
      for (const other of this.#sessions.get(person) ?? [session]) other.end(reason);
  }

  /** Something was done: the row of refusals is broken. */
  forgive(person: string): void {
    this.#strikes.clear(person);
  }

  /** Does something at a table when its turn comes; false, and nothing is done, if the line there is too long. */
  async inLineAt(table: LiveTable, act: () => Promise<void>): Promise<boolean> {
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
