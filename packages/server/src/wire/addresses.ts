import type { IncomingMessage } from 'node:http';

/**
 * Where a request came from. Behind a proxy that is what the proxy added last: whatever stands before it, the client
 * may have made up.
 */
export const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const told = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = [told ?? []].flat().join(',').split(',').at(-1)?.trim();
  return last === undefined || last === '' ? (socket.remoteAddress ?? '') : last;
};

/** How many connections each address has open. */
export class Addresses {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more. False, and nothing is counted, if the address has as many as it may. */
  admit(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  leave(address: string): void {
    const open = (this.#open.get(address) ?? 1) - 1;
    if (open > 0) this.#open.set(address, open);
    else this.#open.delete(address);
  }
}
