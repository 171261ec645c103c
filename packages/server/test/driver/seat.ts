import type { Message } from '@runehold/kernel/text/message';
import type { ChatLine, People } from '@runehold/protocol/parts/people';
import { type Told, told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import { PROTOCOL, WIRE_PATH } from '@runehold/protocol/version';
import { type Followed, follow, followFrom, type News } from '@runehold/protocol/wire/follow';
import type { FromClient, Request } from '@runehold/protocol/wire/from-client';
import type { FromHost, RoomMessage, StateMessage, UpdateMessage } from '@runehold/protocol/wire/from-host';
import { fromHost } from '@runehold/protocol/wire/from-host';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

type WithoutRef<T> = T extends unknown ? Omit<T, 'ref'> : never;
type Answer = Extract<FromHost, { ref?: number }>;

/** What a request came to: the message that named it. */
export type Outcome = Answer | { readonly type: 'closed' };

type Latest = News & Pick<UpdateMessage, 'seq' | 'clocks'>;

/** A connection to a table as a page would hold it: puts updates together and checks every message on the way. */
export class Seat {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (outcome: Outcome) => void>();
  readonly #watchers = new Set<() => void>();
  #ref = 0;
  /** Everything that was received, as it came. */
  readonly received: string[] = [];
  records: Told[] = [];
  /** Every record that was told, as it was told: while the game ran, and after its end. */
  readonly told = new Map<number, string>();
  readonly toldAfter = new Map<number, string>();
  readonly lines: ChatLine[] = [];
  state: StateMessage | undefined;
  #followed: Followed | undefined;
  view: WireView | undefined;
  /** What was told last, put together. */
  latest: Latest | undefined;
  people: People | undefined;
  /** The waiting room, where there is no game yet. */
  room: RoomMessage | undefined;
  started = false;
  ended: Message | undefined;
  closed = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.#take(String(data)));
    socket.on('close', () => this.#close());
    socket.on('error', () => this.#close());
  }

  static async connect(address: string, headers: Readonly<Record<string, string>>): Promise<Seat> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${WIRE_PATH}`, {
      headers,
      perMessageDeflate: false,
    });
    const seat = new Seat(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    try {
      onTestFinished(() => socket.terminate());
    } catch {
      // Outside a test nobody cleans up after us.
    }
    return seat;
  }

  #close(): void {
    this.closed = true;
    for (const resolve of this.#pending.values()) resolve({ type: 'closed' });
    this.#pending.clear();
    this.#changed();
  }

  #changed(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }

  #take(text: string): void {
    this.received.push(text);
    const said = JSON.parse(text) as FromHost;
    const message = fromHost.parse(said);
    if (message.type === 'state') {
      this.state = message;
      // As it came: in what order the keys stand is part of what is told.
      this.#followed = followFrom(said as StateMessage);
      this.people = message.people;
      this.#hear(message, this.#followed);
    } else if (message.type === 'update') {
      this.#followed = this.#followed && follow(this.#followed, message);
      if (!this.#followed) throw new Error('an update does not follow on what was shown');
      this.#hear(message, this.#followed);
    } else if (message.type === 'presence') this.people = message.people;
    else if (message.type === 'chat') this.lines.push(message.line);
    else if (message.type === 'room') this.room = message;
    else if (message.type === 'started') this.started = true;
    if (message.type === 'refused' && message.ref === undefined) this.ended = message.reason;
    if ('ref' in message && message.ref !== undefined) {
      this.#pending.get(message.ref)?.(message);
      this.#pending.delete(message.ref);
    }
    this.#changed();
  }

  #hear({ seq, clocks }: StateMessage | UpdateMessage, { shown, records }: Followed): void {
    this.view = shown.view;
    this.latest = { ...shown, seq, records: told.array().parse(records), ...(clocks && { clocks }) };
    const known = new Set(this.records.map(({ seq }) => seq));
    this.records.push(...records.filter(({ seq }) => !known.has(seq)));
    for (const record of records)
      (this.over ? this.toldAfter : this.told).set(record.seq, JSON.stringify(record));
  }

  get seq(): number {
    return this.latest?.seq ?? -1;
  }

  get over(): boolean {
    return this.view?.over === true;
  }

  /** Sends anything at all. */
  sendRaw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  send(message: FromClient): void {
    this.sendRaw(JSON.stringify(message));
  }

  /** Comes to a table and waits until it is shown, or refused. */
  async hello(
    table: string,
    more: { readonly viewer?: number | 'spectator'; readonly since?: number } = {},
  ): Promise<void> {
    this.state = undefined;
    this.send({ type: 'hello', protocol: PROTOCOL, table, ...more });
    await this.until(() => this.state !== undefined || this.ended !== undefined || this.closed);
  }

  /** Makes a request and waits for what it comes to. */
  request(request: WithoutRef<Request>, named?: number): Promise<Outcome> {
    const ref = named ?? this.#ref++;
    return new Promise(resolve => {
      if (this.closed) resolve({ type: 'closed' });
      this.#pending.set(ref, resolve);
      this.send({ ...request, ref } as Request);
    });
  }

  /** Why a request was refused, or undefined if it was not. */
  async refused(request: WithoutRef<Request>): Promise<string | undefined> {
    const outcome = await this.request(request);
    return outcome.type === 'refused' ? outcome.reason.key : undefined;
  }

  answer(ask: string, reply: readonly number[], seq: number = this.seq): Promise<Outcome> {
    return this.request({ type: 'answer', ask, seq, reply });
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean, ms = 120_000): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#watchers.delete(look);
        reject(new Error(`waited in vain; the last message was ${this.received.at(-1)?.slice(0, 300)}`));
      }, ms);
      const look = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.#watchers.delete(look);
        resolve();
      };
      this.#watchers.add(look);
    });
  }

  /** Reads nothing more of what comes, until it does again. */
  stopReading(): void {
    this.#socket.pause();
  }

  startReading(): void {
    this.#socket.resume();
  }

  /** Cuts the connection without a word. */
  cut(): void {
    this.#socket.terminate();
  }
}
