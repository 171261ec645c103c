import {
  type ApiEvent,
  type ApiInput,
  type ApiOutput,
  apiCalls,
  apiEvent,
} from '@runehold/protocol/api/calls';
import { type ApiName, eventsRoute } from '@runehold/protocol/api/routes';
import { type Scope, scopesOf } from '@runehold/protocol/api/scopes';
import { expect, onTestFinished } from 'vitest';
import { joined } from './member.ts';
import type { Person } from './person.ts';
import { Seat } from './seat.ts';

/** What a request came to, refused ones included. */
export type Outcome<T> = {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly body: T;
};

/** A program that knows nothing but the address of a house and its token. */
export class Program {
  readonly address: string;
  readonly token: string;

  constructor(address: string, token: string) {
    this.address = address;
    this.token = token;
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }

  /** Asks for something and says what came of it, whatever that is. */
  async try<N extends ApiName>(name: N, input: ApiInput<N>): Promise<Outcome<ApiOutput<N>>> {
    const { method, path } = apiCalls[name];
    const at = path.replace(/:(\w+)/g, (_, part: string) => String(Reflect.get(input, part)));
    const response = await fetch(`${this.address}${at}`, {
      method,
      headers: { ...this.headers, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    });
    const text = await response.text();
    return { status: response.status, text, headers: response.headers, body: JSON.parse(text) };
  }

  /** Asks for something that is done, and checks what comes back. */
  async call<N extends ApiName>(name: N, input: ApiInput<N>): Promise<ApiOutput<N>> {
    const { status, text, body } = await this.try(name, input);
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    return apiCalls[name].output.parse(body) as ApiOutput<N>;
  }

  /** Why something is not done. */
  async refused<N extends ApiName>(name: N, input: ApiInput<N>): Promise<readonly [number, string]> {
    const { status, body } = await this.try(name, input);
    return [status, (body as { readonly reason?: { readonly key: string } }).reason?.key ?? ''];
  }

  /** Listens to what happens. */
  async listen(): Promise<Listener> {
    const stop = new AbortController();
    const response = await fetch(`${this.address}${eventsRoute.path}`, {
      headers: this.headers,
      signal: stop.signal,
    });
    const listener = new Listener(response, stop);
    onTestFinished(() => listener.stop());
    return listener;
  }

  connect(): Promise<Seat> {
    return Seat.connect(this.address, this.headers);
  }
}

/** What a program hears. */
export class Listener {
  readonly events: ApiEvent[] = [];
  readonly status: number;
  /** Lines that only say that the house is there. */
  beats = 0;
  isOver = false;
  readonly #stop: AbortController;

  constructor(response: Response, stop: AbortController) {
    this.status = response.status;
    this.#stop = stop;
    void this.#read(response).catch(() => {
      this.isOver = true;
    });
  }

  async #read(response: Response): Promise<void> {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (text + chunk).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines)
        if (line === '') this.beats++;
        else this.events.push(apiEvent.parse(JSON.parse(line)));
    }
    this.isOver = true;
  }

  stop(): void {
    this.#stop.abort();
  }
}

/** A program of somebody's, with a token for it. */
export const programOf = async (
  person: Person,
  wanted: readonly Scope[] = scopesOf.person,
): Promise<Program> => {
  const { token } = await person.call('make-token', { label: 'test', scopes: wanted, days: 1 });
  return new Program(person.address, token);
};

/** A bot account of somebody's, with a token for it. */
export const botOf = async (
  person: Person,
  name: string,
  wanted: readonly Scope[] = scopesOf.bot,
): Promise<Program & { readonly id: string }> => {
  const { id } = await person.call('make-bot', { name });
  const { token } = await person.call('make-token', { label: name, scopes: wanted, days: 1, bot: id });
  return Object.assign(new Program(person.address, token), { id });
};

/** Somebody with an account, and a bot of theirs. */
export const ownerAndBot = async (address: string, name = 'Gizmo') => {
  const { person: owner } = await joined(address, 'Olga');
  return { owner, bot: await botOf(owner, name) };
};

/** Sets a table at which bots are welcome, with seats for so many and nobody on them. */
export const welcoming = async (person: Person, game: string, seats: number): Promise<string> => {
  const open = Array.from({ length: seats }, () => ({ kind: 'open' as const }));
  const plan = {
    game,
    options: {},
    seats: open,
    listed: true,
    pace: 'none' as const,
    outsideBots: true as const,
  };
  return (await person.call('set-table', plan)).table;
};
