import type { IncomingMessage } from 'node:http';
import type { Door } from '../door/door.ts';
import { isSecure } from './cookies.ts';

/** What is known of how a call came, besides whose it is. */
export type Visit = {
  /** From which place. */
  readonly address: string;
  /** Nobody on the way reads it: it is encrypted, or never leaves the machine. */
  readonly isPrivate: boolean;
  /** Which host it was sent to. */
  readonly host: string;
  /** Which browser on which system. */
  readonly label: string;
  /** Has the browser keep another token from now on. */
  keep(token: string): void;
  /** Has the browser forget its token. */
  drop(): void;
};

const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** A browser by what it says of itself: only names that we know, whatever else it says. Empty where none is among them. */
const labelOf = (agent: string): string =>
  [browsers, systems].flatMap(kinds => kinds.find(([, sign]) => sign.test(agent))?.[0] ?? []).join(' · ');

/** Whether an address is this machine itself: everybody behind a proxy that tells us nothing seems to be here. */
export const isHere = (address: string): boolean => address === '0:0:0:0::/64' || address.startsWith('127.');

/** The name of this machine as it calls itself. */
const isLocalHost = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);

export const visitOf = (
  request: IncomingMessage,
  door: Door,
  cookies: Pick<Visit, 'keep' | 'drop'>,
): Visit => {
  const address = door.callerAddress(request);
  const host = request.headers.host ?? '';
  return {
    address,
    // Behind a proxy that tells us nothing everybody seems to be here; the name they used gives them away.
    isPrivate: isSecure(request, door.limits.proxyHops) || (isHere(address) && isLocalHost(host)),
    host,
    label: labelOf(request.headers['user-agent'] ?? ''),
    ...cookies,
  };
};
