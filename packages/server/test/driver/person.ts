import type { Message } from '@runehold/kernel/text/message';
import type { CallName, InputOf, OutputOf } from '@runehold/protocol/hall/calls';
import { calls } from '@runehold/protocol/hall/calls';
import type { SeatPlan } from '@runehold/protocol/hall/tables';
import { Seat } from './seat.ts';

/** A call that was refused. */
class CallRefused extends Error {
  readonly status: number;
  readonly reason: Message;
  readonly faults: unknown;

  constructor(status: number, { reason, faults }: { readonly reason: Message; readonly faults?: unknown }) {
    super(reason.key);
    this.status = status;
    this.reason = reason;
    this.faults = faults;
  }
}

/** Somebody with a browser: keeps the cookie, makes calls, comes to tables. */
export class Person {
  address: string;
  cookie: string | undefined;
  /** From where they come, as a proxy in front would tell it. */
  readonly from: string | undefined;
  /** They came to that proxy over TLS. */
  isSecure = false;

  constructor(address: string, cookie?: string, from?: string) {
    this.address = address;
    this.cookie = cookie;
    this.from = from;
  }

  /** A new guest. */
  static async arrive(address: string, name?: string, from?: string): Promise<Person> {
    const person = new Person(address, undefined, from);
    await person.call('me', {});
    if (name !== undefined) await person.call('rename', { name });
    return person;
  }

  /** What their browser, and the proxy it comes through, says with every request. */
  get headers(): Record<string, string> {
    return {
      ...(this.cookie !== undefined && { cookie: this.cookie }),
      ...(this.from !== undefined && { 'x-forwarded-for': this.from }),
      ...(this.isSecure && { 'x-forwarded-proto': 'https' }),
    };
  }

  /** Goes to where the same guests are known. */
  move(address: string): void {
    this.address = address;
  }

  async call<N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>> {
    const { method, path, output } = calls[name];
    const at = path.replace(/:(\w+)/g, (_, part: string) =>
      encodeURIComponent(String((input as Readonly<Record<string, unknown>>)[part])),
    );
    const response = await fetch(`${this.address}${at}`, {
      method,
      headers: {
        ...this.headers,
        ...(method === 'POST' && { 'content-type': 'application/json', origin: this.address }),
      },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(';')[0];
    const body: unknown = await response.json();
    if (!response.ok) throw new CallRefused(response.status, body as { readonly reason: Message });
    return output.parse(body) as OutputOf<N>;
  }

  /** Sets a table and says which it is. Where several seats are one's own, they share a screen. */
  async setTable(
    game: string,
    seats: readonly SeatPlan[],
    options: Readonly<Record<string, string>> = {},
    listed = true,
  ): Promise<string> {
    const isShared = seats.filter(({ kind }) => kind === 'me').length > 1;
    const plan = seats.map(seat => (isShared && seat.kind === 'me' ? { group: 1, ...seat } : seat));
    const set = { game, options: { ...options }, seats: plan, listed, pace: 'none' as const };
    return (await this.call('set-table', set)).table;
  }

  /** Connects, without having said anything yet. */
  connect(): Promise<Seat> {
    return Seat.connect(this.address, this.headers);
  }

  /** Comes to a table and has been shown it. */
  async come(
    table: string,
    more: { readonly viewer?: number | 'spectator'; readonly since?: number } = {},
  ): Promise<Seat> {
    const seat = await this.connect();
    await seat.hello(table, more);
    return seat;
  }
}
