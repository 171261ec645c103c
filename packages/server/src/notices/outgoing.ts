import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isLoopback, isPublic } from './public-address.ts';

/** How long somebody else's machine may take. */
const USUAL_MS = 3000;

/** No address that anybody may call: refused before anything is sent. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is no public address`);
    this.name = 'NotPublic';
  }
}

export type OutgoingParts = {
  /** Whether this machine may be called too: for tests, and for whoever runs both ends. */
  readonly loopback: boolean;
  readonly timeoutMs?: number;
  /** Finds the addresses of a name, if not as the machine does. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
};

const usualResolve = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** The address in a link that people gave us, if it is one that can be called at all. */
export const calledUrl = (given: string): URL | undefined => {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  const isPlain = url.username === '' && url.password === '' && url.hostname !== '';
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
};

/**
 * Calls addresses that people gave us, which may be anything. A name is looked up once, every address it has must be
 * public, and that very address is connected to: a name that means something else a moment later gains nothing. Where
 * the other end sends us on, we do not go.
 */
export class Outgoing {
  readonly #parts: OutgoingParts;

  constructor(parts: OutgoingParts) {
    this.#parts = parts;
  }

  /** Whether this very machine may be called. */
  get mayStayHere(): boolean {
    return this.#parts.loopback;
  }

  #isOpen(address: string): boolean {
    return isPublic(address) || (this.#parts.loopback && isLoopback(address));
  }

  /** The address to connect to for a link; throws where it is not public. */
  async addressOf({ hostname }: URL): Promise<string> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const { resolve = usualResolve } = this.#parts;
    const addresses = isIP(host) === 0 ? await resolve(host) : [host];
    const [first] = addresses;
    if (first === undefined || !addresses.every(address => this.#isOpen(address))) throw new NotPublic(host);
    return first;
  }

  /** Posts something and says with which status it was taken. What is answered besides nobody reads. */
  async post(
    url: URL,
    headers: Readonly<Record<string, string | number>>,
    body: Buffer | string | null,
  ): Promise<number> {
    const address = await this.#within(this.addressOf(url));
    const { timeoutMs = USUAL_MS } = this.#parts;
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, host: url.host, connection: 'close' },
          agent: false,
          // Whatever is asked for, it is the address that was looked at.
          lookup: (_host, options, found) => {
            const family = isIP(address);
            if (options.all === true) found(null, [{ address, family }]);
            else found(null, address, family);
          },
          signal: AbortSignal.timeout(timeoutMs),
        },
        response => {
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }

  /** A name that nobody answers for is waited for no longer than anything else. */
  async #within<T>(work: Promise<T>): Promise<T> {
    const { timeoutMs = USUAL_MS } = this.#parts;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('its name was not found in time')), timeoutMs);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }
}
