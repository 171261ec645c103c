import type { IncomingMessage } from 'node:http';
import { hostSays } from '@runehold/protocol/text/specs';
import { Refusal } from '../platform/refusal.ts';
import { cookiesOf, dropCookie, isSecure, keepCookie } from './cookies.ts';
import type { Caller, People } from './people.ts';

export type ReceptionParts = {
  readonly people: People;
  /** What a proxy says of a request is believed. */
  readonly isBehindProxy: boolean;
  /** Counts a newcomer from where a request came; throws a refusal if there were too many. */
  readonly admitNewcomer: (request: IncomingMessage) => void;
};

/** Who made a request, and the cookie that their browser is to keep where it has to change. */
export type Received = { readonly caller: Caller; readonly cookie: string | undefined };

/** The host a request says it comes from, if it is a page that says so. */
const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Where everybody is received, calls and sockets alike: who is known is known, everybody else is a newcomer. */
export class Reception {
  readonly #parts: ReceptionParts;

  constructor(parts: ReceptionParts) {
    this.#parts = parts;
  }

  #isSecure(request: IncomingMessage): boolean {
    return isSecure(request, this.#parts.isBehindProxy);
  }

  async receive(request: IncomingMessage): Promise<Received> {
    const { people, admitNewcomer } = this.#parts;
    const secure = this.#isSecure(request);
    const { session, signed } = cookiesOf(request, secure);
    const known = session === undefined ? undefined : await people.known(session);
    if (known) return { caller: known, cookie: undefined };
    // Before anything is made or looked up for a newcomer, their address is counted.
    admitNewcomer(request);
    const person = signed === undefined ? undefined : await people.signed(signed);
    const caller = person ? await people.admit(person) : people.newcomer();
    return { caller, cookie: keepCookie(caller.token, secure) };
  }

  /** The same cookie again, for another year. */
  keep(request: IncomingMessage, { token }: Caller): string {
    return keepCookie(token, this.#isSecure(request));
  }

  drop(request: IncomingMessage): string {
    return dropCookie(this.#isSecure(request));
  }
}

/** Refuses what a page of another site would have a browser do in its owner's name. */
export const refuseForeign = ({ headers }: IncomingMessage): void => {
  const { origin, host } = headers;
  const isOurs =
    headers['sec-fetch-site'] === 'same-origin' || (origin !== undefined && hostOf(origin) === host);
  if (!isOurs) throw new Refusal(hostSays('refusal.elsewhere'), 403);
};
