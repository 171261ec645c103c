import type { Door } from '../door/door.ts';
import type { Caller, Guests } from '../people/guests.ts';
import { tokenHash } from '../people/tokens.ts';
import type { TalkParts } from '../wire/talk.ts';
import type { Desks } from './desks.ts';
import type { Streams } from './streams.ts';
import { ApiWindow } from './window.ts';

export type WindowParts = Omit<TalkParts, 'caller' | 'address'> & {
  readonly door: Door;
  readonly guests: Guests;
  readonly desks: Desks;
  readonly streams: Pick<Streams, 'isHeard'>;
  readonly now: () => number;
};

/** How long a window stays open in which nothing is done: longer where its program listens, for then it is there. */
const IDLE_MS = 60_000;
const HEARD_MS = 900_000;

const SWEEP_MS = 15_000;

/** The windows of programs that come by calls: one for each table and token, and no more than it may sit at. */
export class Windows {
  readonly #parts: WindowParts;
  readonly #windows = new Map<string, Map<string, ApiWindow>>();
  readonly #persons = new Map<string, string>();
  readonly #sweep: NodeJS.Timeout;

  constructor(parts: WindowParts) {
    this.#parts = parts;
    this.#sweep = setInterval(() => this.#tidy(), SWEEP_MS).unref();
    parts.guests.onEnded(hash => this.#closeAll(hash));
  }

  /** The window of a program at a table. */
  at(table: string, caller: Caller, address: string): ApiWindow {
    const hash = tokenHash(caller.token);
    const own = this.#windows.get(hash) ?? new Map<string, ApiWindow>();
    this.#windows.set(hash, own);
    this.#persons.set(hash, caller.id);
    const known = own.get(table);
    const window =
      known && !known.isClosed ? known : new ApiWindow(table, caller, { ...this.#parts, address });
    own.delete(table);
    own.set(table, window);
    window.usedAt = this.#parts.now();
    for (const [oldest, old] of own) {
      if (own.size <= this.#parts.desks.mostOf(caller)) break;
      old.close();
      own.delete(oldest);
    }
    return window;
  }

  #tidy(): void {
    const { now, streams } = this.#parts;
    for (const [hash, own] of this.#windows) {
      const idle = streams.isHeard(this.#persons.get(hash) ?? '') ? HEARD_MS : IDLE_MS;
      for (const [table, window] of own)
        if (window.isClosed || now() - window.usedAt > idle) {
          window.close();
          own.delete(table);
        }
      if (own.size === 0) this.#closeAll(hash);
    }
  }

  #closeAll(hash: string): void {
    for (const window of this.#windows.get(hash)?.values() ?? []) window.close();
    this.#windows.delete(hash);
    this.#persons.delete(hash);
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const hash of [...this.#windows.keys()]) this.#closeAll(hash);
  }
}
