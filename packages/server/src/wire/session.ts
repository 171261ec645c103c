import type { Message } from '@runehold/kernel/text/message';
import { limits } from '@runehold/protocol/limits';
import type { LiveTable } from '@runehold/protocol/table/live-table';
import type { Visitor } from '@runehold/protocol/table/visitor';
import { hostSays } from '@runehold/protocol/text/specs';
import { PROTOCOL } from '@runehold/protocol/version';
import type { FromClient } from '@runehold/protocol/wire/from-client';
import { fromClient, ref } from '@runehold/protocol/wire/from-client';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import type { House } from '../host/house.ts';
import type { Caller, People } from '../people/people.ts';
import type { Rates } from '../platform/rates.ts';
import { Bucket } from '../platform/rates.ts';
import { Refusal } from '../platform/refusal.ts';
import { StoreFailure } from '../store/store.ts';

/** The other end of a connection, as far as a session cares. */
export type Channel = {
  send(text: string): void;
  close(): void;
};

export type SessionParts = {
  readonly house: House;
  readonly rates: Rates;
  readonly now: () => number;
  readonly people: People;
  /** Who came in on this connection. What they are called is asked anew, for they may take another name. */
  readonly caller: Caller;
};

/** After so many messages that were not taken, somebody does not want to play. */
const STRIKES = 100;

/** What costs more than a message, and has a rate of its own. */
type Costly = 'say' | 'moment' | 'advice';

const costOf = (type: FromClient['type'] | undefined): Costly | undefined => {
  if (type === 'odds' || type === 'hint') return 'advice';
  return type === 'say' || type === 'moment' ? type : undefined;
};

/** What somebody does at a table before they hold a seat there: from then on they are written down. */
const isAct = (type: FromClient['type']): boolean => type === 'sit' || type === 'say';

/** A message is put into text once, however many it is sent to. */
const texts = new WeakMap<FromHost, string>();
const textOf = (message: FromHost): string => {
  const text = texts.get(message) ?? JSON.stringify(message);
  texts.set(message, text);
  return text;
};

/** A message, or why it is not taken and which request it would have been. */
type Heard =
  | { readonly message: FromClient }
  | { readonly reason: Message; readonly named?: number | undefined };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One connection: what comes in is looked at once, here, and only what is sound goes on to a table. */
export class Session {
  readonly #channel: Channel;
  readonly #parts: SessionParts;
  readonly #buckets: Readonly<Record<'message' | Costly, Bucket>>;
  #strikes = 0;
  #isOver = false;
  #caller: Caller;
  #visit: { readonly table: LiveTable; readonly visitor: Visitor } | undefined;
  /** Messages are carried out in the order they came. */
  #work: Promise<void> = Promise.resolve();

  constructor(channel: Channel, parts: SessionParts) {
    this.#channel = channel;
    this.#parts = parts;
    this.#caller = parts.caller;
    const { rates, now } = parts;
    this.#buckets = {
      message: new Bucket(rates.message, now()),
      say: new Bucket(rates.say, now()),
      moment: new Bucket(rates.moment, now()),
      advice: new Bucket(rates.advice, now()),
    };
  }

  /** Takes a message as it came in. */
  hear(text: string): void {
    if (this.#isOver) return;
    const heard = this.#read(text);
    if ('reason' in heard) this.#refuse(heard.reason, heard.named);
    else
      this.#work = this.#work
        .then(() => this.#carryOut(heard.message))
        .catch(() => this.#end(hostSays('refusal.fault')));
  }

  /** Looks at a message at once: what is not sound, or too much, never gets into the line, which so has an end. */
  #read(text: string): Heard {
    if (text.length > limits.message)
      return { reason: hostSays('refusal.too-large', { bytes: limits.message }) };
    const raw = parse(text);
    const read = fromClient.safeParse(raw);
    const named = ref.safeParse((raw as { readonly ref?: unknown } | null | undefined)?.ref).data;
    const seconds = this.#tooFast(read.data);
    if (seconds !== undefined) return { reason: hostSays('refusal.too-fast', { seconds }), named };
    return read.success ? { message: read.data } : { reason: hostSays('refusal.malformed'), named };
  }

  /** The connection is gone. */
  gone(): void {
    this.#work = this.#work.then(() => this.#part());
  }

  async #part(): Promise<void> {
    const visit = this.#visit;
    this.#visit = undefined;
    await visit?.table.part(visit.visitor);
  }

  async #carryOut(message: FromClient): Promise<void> {
    if (message.type === 'hello') return this.#hello(message);
    if (!this.#visit) return this.#refuse(hostSays('refusal.no-hello'), message.ref);
    const refused = isAct(message.type) ? await this.#settle() : undefined;
    if (refused) this.#send({ type: 'refused', ref: message.ref, reason: refused });
    else await this.#visit.table.handle(this.#visit.visitor, message);
  }

  /** Writes down who is about to do something; or tells why that cannot be. */
  async #settle(): Promise<Message | undefined> {
    try {
      this.#caller = await this.#parts.people.settle(this.#caller);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      if (error instanceof StoreFailure) return hostSays('refusal.store');
      throw error;
    }
  }

  /** In how many seconds a message will be taken, if not now. */
  #tooFast(message: FromClient | undefined): number | undefined {
    const now = this.#parts.now();
    const late = this.#buckets.message.take(now);
    if (late !== undefined) return late;
    const cost = costOf(message?.type);
    return cost && this.#buckets[cost].take(now);
  }

  /** Refuses one request; without a request to name, or after too many, the connection ends. */
  #refuse(reason: Message, named: number | undefined): void {
    if (named === undefined || ++this.#strikes > STRIKES) this.#end(reason);
    else this.#send({ type: 'refused', ref: named, reason });
  }

  async #hello({ protocol, table, viewer, since }: Extract<FromClient, { type: 'hello' }>): Promise<void> {
    await this.#part();
    if (protocol !== PROTOCOL) return this.#end(hostSays('refusal.other-protocol', { version: PROTOCOL }));
    const caller = await this.#parts.people.known(this.#caller.token);
    if (!caller) return this.#end(hostSays('refusal.no-guest'));
    this.#caller = caller;
    const found = await this.#parts.house.find(table);
    if ('refused' in found) return this.#end(found.refused);
    const nameNow = (): string => this.#caller.name;
    const visitor: Visitor = {
      guest: caller.id,
      get name() {
        return nameNow();
      },
      send: message => this.#send(message),
    };
    this.#visit = { table: found.table, visitor };
    await found.table.join(visitor, viewer, since);
  }

  #send(message: FromHost): void {
    this.#channel.send(textOf(message));
    if (message.type !== 'refused' || message.ref !== undefined) return;
    this.#isOver = true;
    this.#channel.close();
  }

  /** Ends the connection with a reason. */
  end(reason: Message): void {
    if (!this.#isOver) this.#end(reason);
  }

  #end(reason: Message): void {
    this.#send({ type: 'refused', reason });
  }
}
