import type { IncomingMessage } from 'node:http';

/** Over TLS the name itself forbids that another host or a page without TLS sets it. */
const SECURE_NAME = '__Host-runehold';
const PLAIN_NAME = 'runehold';
const YEAR_S = 365 * 24 * 3600;

/** Whether a request came over TLS, here or at the first of so many proxies in front. */
export const isSecure = ({ headers, socket }: IncomingMessage, hops: number): boolean => {
  const told = hops === 0 ? [] : [headers['x-forwarded-proto'] ?? []].flat().join(',').split(',');
  return told.slice(-hops)[0]?.trim() === 'https' || 'encrypted' in socket;
};

/** What a browser showed: its session, and what an earlier version of ours may have signed. */
export type Shown = { readonly session: string | undefined; readonly signed: string | undefined };

/** One of the cookies in a header; ours are plain letters, digits and dots. */
const cookieIn = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const cookiesOf = ({ headers: { cookie = '' } }: IncomingMessage, secure: boolean): Shown => ({
  session: cookieIn(cookie, secure ? SECURE_NAME : PLAIN_NAME),
  signed: cookieIn(cookie, PLAIN_NAME),
});

const headerOf = (value: string, seconds: number, secure: boolean): string =>
  `${secure ? SECURE_NAME : PLAIN_NAME}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The header that has a browser keep a token. */
export const keepCookie = (token: string, secure: boolean): string => headerOf(token, YEAR_S, secure);

/** The header that has a browser forget its token. */
export const dropCookie = (secure: boolean): string => headerOf('', 0, secure);
