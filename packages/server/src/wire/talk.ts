import type { Message } from '@runehold/kernel/text/message';
import { allows, needOf } from '@runehold/protocol/api/scopes';
import { limits } from '@runehold/protocol/limits';
import { hostSays } from '@runehold/protocol/say';
import type { LiveTable } from '@runehold/protocol/table/live-table';
import type { LiveRoom } from '@runehold/protocol/table/room/live-room';
import type { Visitor } from '@runehold/protocol/table/visitor';
import { PROTOCOL } from '@runehold/protocol/version';
import type { FromClient } from '@runehold/protocol/wire/from-client';
import { fromClient } from '@runehold/protocol/wire/from-client';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import type { Door } from '../door/door.ts';
import { readJson } from '../door/json.ts';
import type { Pressure } from '../door/pressure.ts';
import { messagePrice } from '../door/prices.ts';
import type { Elsewhere } from '../host/elsewhere.ts';
import type { LiveTables } from '../host/live-tables.ts';
import type { Bans } from '../order/bans.ts';
import type { Desks } from '../outside/desks.ts';
import type { Caller, Guests } from '../people/guests.ts';
import { tokenHash } from '../people/tokens.ts';
import type { Gate } from '../platform/gate.ts';
import { Refusal } from '../platform/refusal.ts';
import type { OrderBook } from '../store/order-book.ts';
import { StoreFailure } from '../store/store.ts';
import type { Watch } from '../watch/watch.ts';
import type { Crowd } from './crowd.ts';
import { HeldBack } from './held-back.ts';
import type { Looks } from './looks.ts';

/** The other end of a connection, as far as a talk cares. */
export type Channel = {
  send(text: string): void;
  close(): void;
  /** Stops reading what comes in, and goes on with it. */
  pause(): void;
  resume(): void;
};

export type TalkParts = {
  readonly tables: LiveTables;
  readonly door: Door;
  /** Everybody else who is connected. */
  readonly crowd: Crowd;
  readonly pressure: Pick<Pressure, 'sheds'>;
  /** Who comes to tables that have a password. */
  readonly gate: Pick<Gate, 'refuse' | 'refuseSeat' | 'isOwn'>;
  readonly guests: Guests;
  /** How many tables programs may sit at. */
  readonly desks: Pick<Desks, 'refuse'>;
  /** Who may not come, or not speak. */
  readonly bans: Pick<Bans, 'refuse' | 'refuseSpeech' | 'placeOf'>;
  /** Where it is noted from where people come. */
  readonly book: Pick<OrderBook, 'notePlace'>;
  /** Who looks at which table. */
  readonly looks: Looks;
  /** What is refused is counted. */
  readonly watch: Pick<Watch, 'refused' | 'socket'>;
  /** From where somebody is connected. */
  readonly address: string;
  /** Who came in on this connection. What they are called is asked anew, for they may take another name. */
  readonly caller: Caller;
};

/** What somebody does at a table before they hold a seat there: from then on they are written down. */
const isAct = (type: FromClient['type']): boolean =>
  type === 'sit' || type === 'say' || type === 'mute' || type === 'report';

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

/** Which request a text would be, found without reading it: whoever is over the limit is read no further. */
const refIn = (text: string): number | undefined => {
  const found = /"ref"\s*:\s*(\d{1,15})\b/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** One connection: what comes in is looked at once, here, and only what is sound goes on to a table. */
export class Talk {
  readonly #channel: Channel;
  readonly #parts: TalkParts;
  #inLine = 0;
  #isPaused = false;
  #isOver = false;
  #isPlaceNoted = false;
  #caller: Caller;
  #visit: { readonly table: LiveTable | LiveRoom | Elsewhere; readonly visitor: Visitor } | undefined;
  /** Messages are carried out in the order they came. */
  #work: Promise<void> = Promise.resolve();

  constructor(channel: Channel, parts: TalkParts) {
    this.#channel = channel;
    this.#parts = parts;
    this.#caller = parts.caller;
    parts.crowd.enter(this, parts.caller.id);
  }

  /** Takes a message as it came in. */
  hear(text: string): void {
    if (this.#isOver) return;
    const heard = this.#read(text);
    if ('reason' in heard) {
      this.#refuse(heard.reason, heard.named);
      return;
    }
    this.#enterLine();
    this.#work = this.#work
      .then(() => this.#carryOut(heard.message))
      .catch(() => this.#end(hostSays('refusal.fault')))
      .finally(() => this.#leaveLine());
  }

  /** Whoever has enough in line is not read until some of it is done. */
  #enterLine(): void {
    this.#inLine++;
    if (this.#isPaused || this.#inLine < this.#parts.door.limits.inLine) return;
    this.#isPaused = true;
    this.#channel.pause();
  }

  #leaveLine(): void {
    this.#inLine--;
    if (!this.#isPaused || this.#inLine > this.#parts.door.limits.inLine / 2) return;
    this.#isPaused = false;
    this.#channel.resume();
  }

  /** Looks at a message at once, cheap things first: what is too much or not sound never gets into the line. */
  #read(text: string): Heard {
    if (text.length > limits.message)
      return { reason: hostSays('refusal.too-large', { bytes: limits.message }) };
    const { door, address } = this.#parts;
    const { id: person, program } = this.#caller;
    const who = { address, person, isProgram: program !== undefined };
    const late = door.toll('messages', who);
    if (late !== undefined) return this.#tooFast(late, text);
    const read = fromClient.safeParse(readJson(text));
    if (!read.success) return { reason: hostSays('refusal.malformed'), named: refIn(text) };
    const message = read.data;
    if (program && !allows(program.scopes, needOf(message.type), program.isBot))
      return { reason: hostSays('refusal.no-scope'), named: 'ref' in message ? message.ref : undefined };
    const seconds =
      door.toll('units', who, messagePrice(message.type)) ??
      (message.type === 'say' ? door.toll('chat', who) : undefined);
    return seconds === undefined ? { message } : this.#tooFast(seconds, text);
  }

  #tooFast(seconds: number, text: string): Heard {
    return { reason: hostSays('refusal.too-fast', { seconds }), named: refIn(text) };
  }

  /** The connection is gone. */
  gone(): void {
    this.#parts.crowd.leave(this);
    this.#work = this.#work.then(() => this.#part());
  }

  async #part(): Promise<void> {
    const visit = this.#visit;
    this.#visit = undefined;
    if (visit) this.#parts.looks.parted(visit.table.id, visit.visitor.guest);
    await visit?.table.part(visit.visitor);
  }

  async #carryOut(message: FromClient): Promise<void> {
    const { door, address, crowd } = this.#parts;
    await door.turn(messagePrice(message.type), address);
    if (message.type === 'hello') return this.#hello(message);
    if (!this.#visit) return this.#refuse(hostSays('refusal.no-hello'), message.ref);
    // Whoever was put out by command, or with everybody from their place, is still here.
    const banned = this.#parts.bans.refuse(this.#caller, address);
    if (banned) return this.#end(banned);
    const { table, visitor } = this.#visit;
    this.#parts.looks.acted(table.id, visitor.guest);
    const refused = isAct(message.type) ? await this.#settle(table.id, message) : undefined;
    if (refused) return this.#refuse(refused, message.ref);
    const isDone = await crowd.inLineAt(table, () => table.handle(visitor, message));
    if (!isDone) return this.#refuse(hostSays('refusal.busy'), message.ref);
    crowd.forgive(this.#caller.id);
  }

  /** Writes down who is about to do something; or tells why that cannot be. */
  async #settle(table: string, message: FromClient): Promise<Message | undefined> {
    try {
      this.#caller = await this.#parts.guests.settle(this.#caller);
      await this.#parts.guests.refuseBorrowed(this.#caller);
      await this.#notePlace();
      if (message.type === 'say') return this.#parts.bans.refuseSpeech(this.#caller);
      if (message.type !== 'sit') return undefined;
      const { desks, gate } = this.#parts;
      // Whoever comes back takes nothing that is not theirs: nobody keeps them from it.
      if (await gate.isOwn(table, this.#caller.id, message.seat)) return undefined;
      return (
        (await desks.refuse(this.#caller)) ?? (await gate.refuseSeat(table, this.#caller.id, message.seat))
      );
    } catch (error) {
      if (error instanceof Refusal) return error.reason;
      if (error instanceof StoreFailure) return hostSays('refusal.store');
      throw error;
    }
  }

  /** Who comes by a link and speaks at once makes no call by which it would be known from where. */
  async #notePlace(): Promise<void> {
    if (this.#isPlaceNoted) return;
    const { bans, book, address } = this.#parts;
    const place = bans.placeOf(address);
    if (place !== undefined) await book.notePlace(tokenHash(this.#caller.token), place);
    this.#isPlaceNoted = true;
  }

  /** Refuses one request; without a request to name the connection ends, and after too many all of the person's do. */
  #refuse(reason: Message, named: number | undefined): void {
    if (named === undefined) this.#end(reason);
    else {
      this.#send({ type: 'refused', ref: named, reason });
      this.#parts.crowd.strike(this, this.#caller.id, reason);
    }
  }

  async #hello(hello: Extract<FromClient, { type: 'hello' }>): Promise<void> {
    const { protocol, table, viewer, since, again } = hello;
    await this.#part();
    if (protocol !== PROTOCOL) return this.#end(hostSays('refusal.other-protocol', { version: PROTOCOL }));
    const caller = await this.#parts.guests.again(this.#caller);
    if (!caller) return this.#end(hostSays('refusal.no-guest'));
    this.#caller = caller;
    const shut = this.#parts.bans.refuse(caller, this.#parts.address) ?? (await this.#shut(table));
    if (shut) return this.#end(shut);
    const found = await this.#parts.tables.find(table);
    if ('refused' in found) return this.#end(found.refused);
    const held = new HeldBack(message => this.#send(message), this.#parts.pressure);
    const from = this.#parts.bans.placeOf(this.#parts.address);
    const nameNow = (): string => this.#caller.name;
    const visitor: Visitor = {
      guest: caller.id,
      get name() {
        return nameNow();
      },
      ...(caller.program?.isBot && { outside: true }),
      ...(from !== undefined && { place: from }),
      send: message => held.send(message),
    };
    const place = 'table' in found ? found.table : 'room' in found ? found.room : found.elsewhere;
    this.#visit = { table: place, visitor };
    this.#parts.looks.came(place.id, caller.id, again !== true);
    await place.join(visitor, viewer, since);
  }

  /** Why this person may not come to a table. */
  async #shut(table: string): Promise<Message | undefined> {
    return this.#parts.gate
      .refuse(table, this.#caller.id)
      .catch((error: unknown) =>
        error instanceof StoreFailure ? hostSays('refusal.store') : Promise.reject(error),
      );
  }

  #send(message: FromHost): void {
    this.#channel.send(textOf(message));
    if (message.type !== 'refused') return;
    this.#parts.watch.refused(message.reason.key);
    if (message.ref !== undefined) return;
    this.#isOver = true;
    this.#channel.close();
  }

  get isProgram(): boolean {
    return this.#caller.program !== undefined;
  }

  /** Ends the connection of whoever was put out by command, at another node, or with everybody from their place. */
  checkBan(): void {
    const banned = this.#parts.bans.refuse(this.#caller, this.#parts.address);
    if (banned) this.end(banned);
  }

  /** Ends the connection if what was shown for it is no longer good. */
  async checkToken(): Promise<void> {
    if (this.#isOver) return;
    // A store that fails now says nothing about the token.
    const caller = await this.#parts.guests.again(this.#caller).catch(() => this.#caller);
    if (!caller) this.end(hostSays(this.isProgram ? 'refusal.no-token' : 'refusal.no-guest'));
  }

  /** Ends the connection with a reason. */
  end(reason: Message): void {
    if (!this.#isOver) this.#end(reason);
  }

  #end(reason: Message): void {
    this.#send({ type: 'refused', reason });
  }
}
