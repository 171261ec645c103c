import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '@runehold/protocol/words';
import { Buckets, type Rate } from '../door/buckets.ts';
import { tooFast } from '../door/door.ts';
import { hashPassword, isPassword, tableCost } from '../people/passwords.ts';
import type { Locks } from '../store/store.ts';
import { Refusal } from './refusal.ts';

/** Who comes to tables that have a password. */
export class Gate {
  readonly #locks: Locks;
  readonly #now: () => number;
  readonly #tries: Buckets;

  /** `rate` says how often one table may be tried, whoever tries; `now` is a clock that never goes back. */
  constructor(locks: Locks, rate: Rate, now: () => number) {
    this.#locks = locks;
    this.#tries = new Buckets(rate);
    this.#now = now;
  }

  /** Gives a table that is about to be set a password. Whoever sets it is in. */
  async lock(table: string, password: string, host: string): Promise<void> {
    await this.#locks.set(table, await hashPassword(password, tableCost), [host]);
  }

  /** Gives a table the password of another, and lets everybody in who was in there; false if that has none. */
  async lockAs(table: string, other: string, host: string): Promise<boolean> {
    const hash = await this.#locks.hashOf(other);
    if (hash === undefined) return false;
    const persons = await this.#locks.admitted(other);
    if (!persons.includes(host)) throw new Refusal(hostSays('refusal.locked'), 403);
    await this.#locks.set(table, hash, persons);
    return true;
  }

  /** Why somebody may not come to a table; undefined if they may. */
  async refuse(table: string, person: string): Promise<Message | undefined> {
    if ((await this.#locks.hashOf(table)) === undefined) return undefined;
    return (await this.#locks.isAdmitted(table, person)) ? undefined : hostSays('refusal.locked');
  }

  /** Lets somebody in who knows the password. However many try at once, each try is counted before it is looked at. */
  async enter(table: string, password: string, person: string): Promise<void> {
    const kept = await this.#locks.hashOf(table);
    if (kept === undefined || (await this.#locks.isAdmitted(table, person))) return;
    const seconds = this.#tries.take(table, this.#now());
    if (seconds !== undefined) throw tooFast(seconds);
    if (!(await isPassword(password, kept))) throw new Refusal(hostSays('refusal.wrong-password'), 403);
    await this.#locks.admit(table, person);
  }
}
