import type { IncomingMessage } from 'node:http';
import { hostSays } from '@runehold/protocol/say';
import type { Door } from '../door/door.ts';
import { Refusal } from '../platform/refusal.ts';
import { cookiesOf, dropCookie, isSecure, keepCookie } from './cookies.ts';
import type { Caller, Guests } from './guests.ts';

/** Who made a request, and the cookie that their browser is to keep where it has to change. */
export type Received = { readonly caller: Caller; readonly cookie: string | undefined };

/** The host a request says it comes from, if it is a page that says so. */
const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Where everybody is received, calls and sockets alike: who is known is known, everybody else is a newcomer. */
export class Reception {
  readonly #guests: Guests;
  readonly #door: Door;

  constructor(guests: Guests, door: Door) {
    this.#guests = guests;
    this.#door = door;
  }

  #isSecure(request: IncomingMessage): boolean {
    return isSecure(request, this.#door.limits.proxyHops);
  }

  /** Who made a request that names a token, and nobody else: what cookies say does not count then. */
  async receiveProgram({ headers: { authorization = '' } }: IncomingMessage): Promise<Caller> {
    const token = /^Bearer ([\w-]{1,100})$/i.exec(authorization)?.[1];
    const caller = token === undefined ? undefined : await this.#guests.program(token);
    if (!caller) throw new Refusal(hostSays('refusal.no-token'), 401);
    return caller;
  }

  async receive(request: IncomingMessage): Promise<Received> {
    const guests = this.#guests;
    const secure = this.#isSecure(request);
    const { session, signed } = cookiesOf(request, secure);
    const known = session === undefined ? undefined : await guests.known(session);
    if (known) return { caller: known, cookie: undefined };
    // Before anything is made or looked up for a newcomer, their address is counted.
    this.#door.passOne('births', this.#door.callerAddress(request));
    const person = signed === undefined ? undefined : await guests.signed(signed);
    const caller = person ? await guests.admit(person) : guests.newcomer();
    return { caller, cookie: keepCookie(caller.token, secure) };
  }

  /** The cookie with a token, for a year from now. */
  keep(request: IncomingMessage, { token }: Pick<Caller, 'token'>): string {
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
