import { hostSays } from '@runehold/protocol/say';
import { Refusal } from '../platform/refusal.ts';
import { callerAddress, type Knock } from './addresses.ts';
import { Buckets } from './buckets.ts';
import type { DoorLimits, Twofold } from './limits.ts';
import { Turnstile } from './turnstile.ts';

/** From this price on, in units, things are done one in a turn of the loop. */
const DEAR = 3;

/** What is counted for a person and for an address. */
export type Toll = 'units' | 'messages' | 'chat' | 'tables' | 'tries' | 'imports' | 'notices';

/** Whose budget something comes out of: at first only the place is known, then the person. */
export type Who = {
  readonly address?: string | undefined;
  readonly person?: string | undefined;
  /** It is not the person themselves: their programs have a budget of their own, and half of it. */
  readonly isProgram?: boolean;
};

/** Whose budget pays for somebody, and what it pays: a program pays twice. */
const payer = (
  { person, isProgram }: Who,
  cost: number,
): readonly [name: string | undefined, cost: number] =>
  isProgram && person !== undefined ? [`program ${person}`, 2 * cost] : [person, cost];

/** What counts in the whole house, whichever door somebody comes in by. Work and messages cost where they are done. */
const everywhere: ReadonlySet<Toll> = new Set(['chat', 'tables', 'tries', 'imports', 'notices']);

/** What is counted for one thing, whoever it is: newcomers from an address, tries at a table, letters asked for. */
export type Count = 'births' | 'triesAtTable' | 'asksOfMail';

/** What was let through at a door. */
export type Taken =
  | { readonly what: Toll; readonly who: Who; readonly cost: number }
  | { readonly what: Count; readonly of: string };

/** The other doors of the house: they are told what was let through here, and tell what was let through there. */
export type OtherDoors = {
  tell(taken: Taken): void;
  hear(take: (taken: Taken) => void): void;
};

class TwofoldBuckets {
  readonly #address: Buckets;
  readonly #person: Buckets;

  constructor({ address, person }: Twofold) {
    this.#address = new Buckets(address);
    this.#person = new Buckets(person);
  }

  wait(who: Who, now: number, cost: number): number | undefined {
    const { address } = who;
    const [person, own] = payer(who, cost);
    const waits = [
      address === undefined ? undefined : this.#address.wait(address, now, cost),
      person === undefined ? undefined : this.#person.wait(person, now, own),
    ].filter(seconds => seconds !== undefined);
    return waits.length === 0 ? undefined : Math.max(...waits);
  }

  take(who: Who, now: number, cost: number): number | undefined {
    const seconds = this.wait(who, now, cost);
    if (seconds !== undefined) return seconds;
    if (who.address !== undefined) this.#address.take(who.address, now, cost);
    const [person, own] = payer(who, cost);
    if (person !== undefined) this.#person.take(person, now, own);
    return undefined;
  }

  spend(who: Who, now: number, cost: number): void {
    if (who.address !== undefined) this.#address.spend(who.address, now, cost);
    const [person, own] = payer(who, cost);
    if (person !== undefined) this.#person.spend(person, now, own);
  }
}

/**
 * Where everybody comes in, by call or by socket. Budgets belong to persons and addresses, not to connections, so that
 * coming in anew is no help; and they are kept by a clock that nobody sets back.
 */
export class Door {
  readonly limits: DoorLimits;
  readonly #now: () => number;
  readonly #budgets: Readonly<Record<Toll, TwofoldBuckets>>;
  readonly #counts: Readonly<Record<Count, Buckets>>;
  readonly #others: OtherDoors | undefined;
  readonly #turnstile = new Turnstile();

  constructor(limits: DoorLimits, now: () => number, others?: OtherDoors) {
    const { units, messages, chat, tables, tries, imports, notices } = limits;
    this.limits = limits;
    this.#now = now;
    this.#budgets = {
      units: new TwofoldBuckets(units),
      messages: new TwofoldBuckets(messages),
      chat: new TwofoldBuckets(chat),
      tables: new TwofoldBuckets(tables),
      tries: new TwofoldBuckets(tries),
      imports: new TwofoldBuckets(imports),
      notices: new TwofoldBuckets(notices),
    };
    this.#counts = {
      births: new Buckets(limits.births),
      triesAtTable: new Buckets(limits.triesAtTable),
      asksOfMail: new Buckets(limits.asksOfMail),
    };
    this.#others = others;
    others?.hear(taken => {
      if ('of' in taken) this.#counts[taken.what].spend(taken.of, now(), 1);
      else this.#budgets[taken.what].spend(taken.who, now(), taken.cost);
    });
  }

  /** Where a request came from: one rule for calls and sockets. */
  callerAddress(knock: Knock): string {
    return callerAddress(knock, this.limits.proxyHops);
  }

  /** Takes a toll; or says in how many seconds it can be paid, and takes nothing. */
  toll(what: Toll, who: Who, cost = 1): number | undefined {
    const seconds = this.#budgets[what].take(who, this.#now(), cost);
    if (seconds === undefined && everywhere.has(what)) this.#others?.tell({ what, who, cost });
    return seconds;
  }

  /** In how many seconds a toll can be paid, if not now. */
  wait(what: Toll, who: Who, cost = 1): number | undefined {
    return this.#budgets[what].wait(who, this.#now(), cost);
  }

  /** Takes a toll, or throws the refusal. */
  pass(what: Toll, who: Who, cost = 1): void {
    const seconds = this.toll(what, who, cost);
    if (seconds !== undefined) throw tooFast(seconds);
  }

  /** Waits for its turn, where something takes long enough for others to notice. */
  async turn(price: number, address: string): Promise<void> {
    if (price >= DEAR) await this.#turnstile.pass(address);
  }

  /** Counts one more for a thing; or says in how many seconds there may be one, and counts nothing. */
  count(what: Count, of: string): number | undefined {
    const seconds = this.#counts[what].take(of, this.#now());
    if (seconds === undefined) this.#others?.tell({ what, of });
    return seconds;
  }

  /** Counts one more for a thing, or throws the refusal. */
  passOne(what: Count, of: string): void {
    const seconds = this.count(what, of);
    if (seconds !== undefined) throw tooFast(seconds);
  }
}

/** The refusal of somebody who wants too much at once. */
export const tooFast = (seconds: number): Refusal =>
  new Refusal(hostSays('refusal.too-fast', { seconds }), 429);
