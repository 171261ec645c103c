import { z } from 'zod';

/** What a setting of the notices is expected to be. */
export type NoticeExpected =
  | { readonly kind: 'origin' | 'smtp' | 'mail' | 'subject' | 'yes-or-no' }
  /** It is needed where another one is set. */
  | { readonly kind: 'needed'; readonly by: string };

const expected = (
  kind: Exclude<NoticeExpected['kind'], 'needed'>,
): { readonly expected: NoticeExpected } => ({
  expected: { kind },
});

const urlOf = (given: string): URL | undefined => (URL.canParse(given) ? new URL(given) : undefined);

/** A host that is found from outside: push services answer 403 to whoever gives them one that is not. */
const isReal = (host: string): boolean =>
  /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i.test(host) &&
  !/(?:^|\.)(?:localhost|local|internal|invalid|test|example)$/i.test(host);

const isOrigin = (given: string): boolean => {
  const url = urlOf(given);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.origin === given.replace(/\/$/, '');
};

const isSmtp = (given: string): boolean => {
  const url = urlOf(given);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
};

/** `a@b.org`, or `Runehold <a@b.org>`; nothing in it that could begin another line. */
const isSender = (given: string): boolean => {
  const [, bracketed] = /^[^<>\r\n"]{0,100}<([^<>]+)>$/.exec(given) ?? [];
  return z.email().safeParse(bracketed ?? given).success;
};

const isSubject = (given: string): boolean => {
  const url = urlOf(given);
  if (url?.protocol === 'mailto:')
    return z.email().safeParse(url.pathname).success && isReal(url.pathname.split('@')[1] ?? '');
  return url?.protocol === 'https:' && isReal(url.hostname);
};

/** What can be set about notices. Without an origin nobody is told anything outside the page. */
export const noticeSettingsShape = {
  RUNEHOLD_ORIGIN: z
    .string()
    .refine(isOrigin)
    .transform(given => new URL(given).origin)
    .optional()
    .meta(expected('origin')),
  RUNEHOLD_SMTP: z.string().refine(isSmtp).optional().meta(expected('smtp')),
  RUNEHOLD_MAIL_FROM: z.string().refine(isSender).optional().meta(expected('mail')),
  RUNEHOLD_PUSH_SUBJECT: z.string().refine(isSubject).optional().meta(expected('subject')),
  // Anybody could have us call what else runs on this machine: for tests alone.
  RUNEHOLD_CALL_LOOPBACK: z.enum(['yes', 'no']).default('no').meta(expected('yes-or-no')),
};

type Name = keyof typeof noticeSettingsShape;

/** What is of no use without something else. */
const needs: readonly (readonly [given: Name, needed: Name])[] = [
  ['RUNEHOLD_SMTP', 'RUNEHOLD_MAIL_FROM'],
  ['RUNEHOLD_SMTP', 'RUNEHOLD_ORIGIN'],
  ['RUNEHOLD_MAIL_FROM', 'RUNEHOLD_SMTP'],
  ['RUNEHOLD_PUSH_SUBJECT', 'RUNEHOLD_ORIGIN'],
];

/** What is missing beside what is given. */
export const missingBeside = (
  given: Readonly<Record<string, unknown>>,
): readonly { readonly name: Name; readonly value: ''; readonly expected: NoticeExpected }[] => {
  const isMissing = ([by, name]: readonly [Name, Name]): boolean =>
    given[by] !== undefined && given[name] === undefined;
  const first = new Map(needs.filter(isMissing).map(([by, name]) => [name, by]));
  return [...first].map(([name, by]) => ({ name, value: '', expected: { kind: 'needed', by } }));
};

/** A setting as it may be shown: passwords of a mail server or a database are nobody's to read. */
export const shownSetting = (value: string): string =>
  value.replace(/^((?:smtps?|postgres(?:ql)?):\/\/)[^@]*@/, '$1…@');
