import type { Message } from '@runehold/kernel/text/message';
import type { CallName, InputOf, OutputOf } from '@runehold/protocol/hall/calls';
import { routes } from '@runehold/protocol/hall/routes';
import { WIRE_PATH } from '@runehold/protocol/version';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import { CallRefused } from '../house/call-refused.ts';
import type { House, Listener } from '../house/house.ts';

const pathOf = (name: CallName, input: Readonly<Record<string, unknown>>): string =>
  routes[name].path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(String(input[part])));

const offline: Message = { key: 'table.lost', args: {} };

const ask = async <N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>> => {
  const { method } = routes[name];
  const response = await fetch(pathOf(name, input), {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  }).catch(() => {
    throw new CallRefused(offline);
  });
  const said: unknown = await response.json().catch(() => undefined);
  if (said === undefined) throw new CallRefused(offline);
  if (!response.ok) throw new CallRefused((said as { reason?: Message }).reason ?? offline);
  return said as OutputOf<N>;
};

/** Lets one page of this browser at a time do something, where the browser can see to that. */
const oneAtATime = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks === undefined
    ? act()
    : (navigator.locks.request('runehold-who-am-i', act) as unknown as Promise<T>);

let known: Promise<unknown> | undefined;

/**
 * Is known to the server before anything else is asked. An empty browser that asked for two things at once would be
 * two newcomers, and what one of them did would be lost with its cookie.
 */
const beKnown = (): Promise<unknown> => {
  known ??= oneAtATime(() => ask('me', {})).catch(() => {
    known = undefined;
  });
  return known;
};

const call: House['call'] = async (name, input) => {
  if (name !== 'me') await beKnown();
  const output = await (name === 'me' ? oneAtATime(() => ask(name, input)) : ask(name, input));
  if (name === 'sign-out' || name === 'forget-me') known = undefined;
  return output;
};

/** Troubles of the house that may be over in a moment. */
const passing: ReadonlySet<string> = new Set([
  'refusal.store',
  'refusal.busy',
  'refusal.moving',
  'refusal.closing',
  'refusal.fault',
]);

/** The pauses before a lost channel is opened again, in milliseconds; the last one is repeated. */
const PAUSES = [200, 500, 1000, 2000, 5000];

/** A channel over a WebSocket that is opened again whenever it breaks, until it is closed from here. */
class Wire {
  readonly #listener: Listener;
  readonly #table: string;
  #socket: WebSocket | undefined;
  #closed = false;
  #failures = 0;
  /** When it is worth coming again, where we were told. */
  #notBefore = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: Listener, table: string) {
    this.#listener = listener;
    this.#table = table;
    void this.#open();
  }

  async #open(): Promise<void> {
    await beKnown();
    if (this.#closed) return;
    const address = new URL(WIRE_PATH, location.href);
    // Where there are many servers, all who come to a table meet on one of them.
    address.searchParams.set('t', this.#table);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#failures = 0;
      this.#listener.opened();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.#hear(data));
    socket.addEventListener('close', () => this.#lost());
  }

  #hear(data: string): void {
    const message = JSON.parse(data) as FromHost;
    // A channel that is refused as a whole will be refused again, unless it was only too early.
    if (message.type === 'refused' && message.ref === undefined) {
      const { key, args } = message.reason;
      if (key === 'refusal.too-fast') this.#notBefore = Date.now() + Number(args['seconds']) * 1000;
      // What passes is a lost line: the socket closes, and another is tried.
      else if (passing.has(key)) return;
      else this.#closed = true;
    }
    this.#listener.heard(message);
  }

  #lost(): void {
    if (this.#closed) return;
    this.#listener.lost();
    const usual = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)];
    const pause = Math.max(usual, this.#notBefore - Date.now());
    this.#timer = setTimeout(() => void this.#open(), pause);
  }

  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}

/** The server this page came from. */
export const theServer: House = {
  id: 'server',
  call,
  connect: (listener, table) => new Wire(listener, table),
};
