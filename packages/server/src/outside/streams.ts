import type { ServerResponse } from 'node:http';
import type { ApiEvent } from '@runehold/protocol/api/calls';
import { awaitedIn } from '../notices/from-game.ts';
import type { Caller, Guests } from '../people/guests.ts';
import { tokenHash } from '../people/tokens.ts';
import type { Notice } from '../store/notices/notice-store.ts';
import type { Store, Summary } from '../store/store.ts';
import type { Ears, Overheard } from './overhear.ts';

/** So often something is sent, that whoever listens knows that they are still heard. */
const BEAT_MS = 7000;

/** In a house of nodes how everything stands is told anew with every so manyeth of these: what other nodes say may be lost. */
const BEATS_BETWEEN = 4;

export type StreamParts = {
  readonly store: Store;
  readonly guests: Guests;
  /** Bytes that may wait to be read. */
  readonly backlog: number;
  readonly beatMs?: number;
  /** What is written down elsewhere may not be heard of here. */
  readonly isOneOfMany?: boolean;
};

/** What is told of notices: the rest is for people. */
const told = (kind: Notice['kind']): 'invited' | 'room-ready' | undefined => {
  if (kind === 'invited' || kind === 'rematch') return 'invited';
  return kind === 'room-ready' ? kind : undefined;
};

/** One program that listens: lines of JSON for as long as it does. */
class Stream {
  readonly caller: Caller;
  readonly #response: ServerResponse;
  readonly #backlog: number;
  /** For each table and seat the ask that was told last, so that it is told once. */
  readonly #asks = new Map<string, number>();
  /** Tables at which they play, as far as they have been told. */
  readonly #running = new Set<string>();

  constructor(caller: Caller, response: ServerResponse, backlog: number) {
    this.caller = caller;
    this.#response = response;
    this.#backlog = backlog;
  }

  /** Sends a line; whoever does not read is not written to any longer. */
  write(event?: ApiEvent): void {
    if (this.#response.destroyed) return;
    if (this.#response.writableLength > this.#backlog) this.#response.destroy();
    else this.#response.write(event ? `${JSON.stringify(event)}\n` : '\n');
  }

  end(): void {
    this.#response.end();
  }

  /** Tells what a table asks of whoever listens, and that it is over, as far as it is news. */
  tell({ id: table, owned, holders, asked = [], over }: Summary): void {
    const mine = owned.filter(({ guest }) => guest === this.caller.id).map(({ seat }) => seat);
    if (mine.length > 0 && !over) this.#running.add(table);
    if (over && this.#running.delete(table)) this.write({ type: 'over', table });
    for (const seat of mine) {
      const key = `${table} ${seat}`;
      const ask = asked.find(each => each.seat === seat);
      // While a bot of the house minds the seat nobody else is asked.
      if (ask === undefined || holders[seat]?.kind !== 'person') this.#asks.delete(key);
      else if (this.#asks.get(key) !== ask.since) {
        this.#asks.set(key, ask.since);
        this.write({ type: 'your-move', table, seat, seq: ask.since });
      }
    }
  }
}

/** The streams of events that programs listen to: one for each person, the latest. It tells what lists could show. */
export class Streams implements Ears {
  readonly #parts: StreamParts;
  readonly #streams = new Map<string, Stream>();
  readonly #timer: NodeJS.Timeout;
  #beats = 0;
  /** Is told when somebody begins to listen. */
  onOpened: () => void = () => undefined;

  constructor(parts: StreamParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.#beat(), parts.beatMs ?? BEAT_MS).unref();
    parts.guests.onEnded(hash => {
      for (const stream of this.#streams.values()) if (tokenHash(stream.caller.token) === hash) stream.end();
    });
  }

  /** Those whose programs listen here. */
  get persons(): readonly string[] {
    return [...this.#streams.keys()];
  }

  /** Whether a program of somebody listens. */
  isHeard(person: string): boolean {
    return this.#streams.has(person);
  }

  /** Lets a program listen, in place of one that did so before, and tells how everything stands. */
  async open(caller: Caller, response: ServerResponse): Promise<void> {
    // Whoever has gone already, while it was looked who they are, says so no more.
    if (response.destroyed) return;
    const stream = new Stream(caller, response, this.#parts.backlog);
    this.#streams.get(caller.id)?.end();
    this.#streams.set(caller.id, stream);
    response.on('error', () => response.destroy());
    response.on('close', () => {
      if (this.#streams.get(caller.id) === stream) this.#streams.delete(caller.id);
    });
    stream.write();
    this.onOpened();
    await this.#tellAll(stream, true);
  }

  /** Tells how everything stands; those who wait in rooms to begin are told so once. */
  async #tellAll(stream: Stream, withRooms: boolean): Promise<void> {
    const { store } = this.#parts;
    const { id } = stream.caller;
    for (let after: string | undefined; ; ) {
      const page = await store.list('mine', id, after);
      for (const { summary } of page.tables) {
        stream.tell(summary);
        const room = withRooms && summary.gathering ? await store.rooms.load(summary.id) : undefined;
        if (room && awaitedIn(room.room).includes(id))
          stream.write({ type: 'room-ready', table: summary.id });
      }
      after = page.after;
      // What is over comes last and is of no interest.
      if (after === undefined || page.tables.at(-1)?.summary.over) return;
    }
  }

  wrote({ summary, notices = [] }: Overheard): void {
    if (this.#streams.size === 0) return;
    const persons = new Set(summary?.owned.map(({ guest }) => guest));
    for (const person of persons) if (summary) this.#streams.get(person)?.tell(summary);
    for (const { person, kind, table } of notices) {
      const type = told(kind);
      if (type !== undefined && table !== undefined) this.#streams.get(person)?.write({ type, table });
    }
  }

  async #beat(): Promise<void> {
    const isRound = this.#parts.isOneOfMany === true && ++this.#beats % BEATS_BETWEEN === 0;
    for (const stream of this.#streams.values()) {
      const { caller } = stream;
      if (!(await this.#parts.guests.again(caller).catch(() => caller))) stream.end();
      else if (isRound) await this.#tellAll(stream, false).catch(() => undefined);
      else stream.write();
    }
  }

  /** Lets nobody listen any more. */
  close(): void {
    clearInterval(this.#timer);
    for (const stream of this.#streams.values()) stream.end();
  }
}
