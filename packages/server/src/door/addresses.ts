import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, each as a number. */
const groupsOf = (address: string): readonly number[] => {
  const [head, tail] = address.split('%')[0].split('::');
  const read = (part: string | undefined): number[] =>
    (part ?? '').split(':').flatMap(group => {
      if (group === '') return [];
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a, b, c, d] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  const [first, last] = [read(head), read(tail)];
  return tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill(0), ...last];
};

/**
 * The place an address stands for, undefined if it is none. An IPv4 address is a place of its own, also where it is
 * written as IPv6; of IPv6 one subscriber has a whole /64.
 */
const placeOf = (given: string): string | undefined => {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|(.*?))$/.exec(given.trim()) ?? [];
  const address = bracketed ?? plain ?? '';
  const bare = /^[\d.]+:\d+$/.test(address) ? address.split(':')[0] : address;
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = groupsOf(bare);
  const [g6, g7] = groups.slice(6);
  if (groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff)
    return [g6 >> 8, g6 & 255, g7 >> 8, g7 & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`;
};

/** What is known of a request before anything of it is read. */
export type Knock = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Where a request came from; for HTTP and sockets alike. Behind so many proxies it is what the first of them was told,
 * that many from the right: whatever stands before it, the client may have made up.
 */
export const callerAddress = ({ headers, socket }: Knock, hops: number): string => {
  const told = hops === 0 ? [] : [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const named = told.filter(part => part.trim() !== '').slice(-hops)[0];
  return (named && placeOf(named)) ?? placeOf(socket.remoteAddress ?? '') ?? '';
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
