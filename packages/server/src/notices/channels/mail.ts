import { createTransport } from 'nodemailer';
import type { Reach } from '../../store/notices/notice-store.ts';
import type { Letter } from '../letter.ts';
import type { Marks } from '../marks.ts';
import { sayNotice } from '../voice.ts';
import type { Channel } from './channel.ts';
import { htmlOf } from './mail-html.ts';

export type MailParts = {
  /** Where letters are handed in, as smtp://… or smtps://… */
  readonly smtp: string;
  /** Whom they come from. */
  readonly from: string;
  readonly origin: string;
  readonly reach: Pick<Reach, 'mail'>;
  readonly marks: Marks;
};

/** A machine that answers nobody is not waited for. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** What a server says that will say the same another time: there is no such box. */
const isForGood = (error: unknown): boolean => {
  const { responseCode } = error as { readonly responseCode?: number };
  return responseCode === 550 || responseCode === 551 || responseCode === 553;
};

/** The question whether an address is right: the one letter that goes to an address of which we do not know it. */
const verifyLetter = (
  { origin }: Pick<MailParts, 'origin'>,
  { language }: Pick<Letter, 'language'>,
  links: { readonly confirm: string; readonly stop: string },
): Letter => ({
  kind: 'verify',
  title: sayNotice(language, 'notice.verify'),
  url: links.confirm,
  language,
  lines: [
    sayNotice(language, 'notice.verify.about', { house: new URL(origin).host }),
    links.confirm,
    sayNotice(language, 'notice.verify.not-you'),
    links.stop,
  ],
  items: [],
  isUrgent: true,
  ttl: 0,
});

/** The way back into an account, for whoever reads its address. */
const recoverLetter = (
  { origin }: Pick<MailParts, 'origin'>,
  { language }: Pick<Letter, 'language'>,
  url: string,
): Letter => ({
  kind: 'recover',
  title: sayNotice(language, 'notice.recover'),
  url,
  language,
  lines: [sayNotice(language, 'notice.recover.about', { house: new URL(origin).host })],
  items: [],
  isUrgent: true,
  ttl: 0,
});

const textOf = ({ title, url, lines, items, language, kind }: Letter, links: readonly string[]): string => {
  const told = items.flatMap(item => [item.title, item.url, '']);
  const leads = kind === 'verify' || items.length > 0 ? [] : [url];
  const say = sayNotice;
  const foot =
    kind === 'verify'
      ? []
      : [
          '',
          '-- ',
          `${say(language, 'notice.settings')}: ${links[0]}`,
          `${say(language, 'notice.stop')}: ${links[1]}`,
        ];
  return [title, '', ...lines, ...told, ...leads, ...foot, ''].join('\n');
};

/** Letters, in plain text and as a page, each with a way to have no more of them. */
export const mailChannel = ({ smtp, from, origin, reach, marks }: MailParts): Channel => {
  const transport = createTransport(smtp, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  const { host } = new URL(origin);
  return {
    send: async ({ id, person, kind }, given) => {
      const mail = await reach.mail(person);
      if (mail === undefined || mail.isGood === (kind === 'verify')) return 'gone';
      const { address } = mail;
      const link = (purpose: 'confirm' | 'stop'): string =>
        `${origin}/api/letters/${purpose}/${marks.make(purpose, person, address)}`;
      const stop = link('stop');
      const letter = ((): Letter => {
        if (kind === 'verify') return verifyLetter({ origin }, given, { confirm: link('confirm'), stop });
        if (kind !== 'recover') return given;
        // After the hash: what opens the account is sent to no server until somebody presses the button there.
        return recoverLetter(
          { origin },
          given,
          `${origin}/#/sign-in/${marks.make('recover', person, address)}`,
        );
      })();
      const links = [`${origin}/#/settings`, stop];
      try {
        await transport.sendMail({
          // As an object it is one address, whatever is written in it.
          to: { name: '', address },
          subject: letter.title,
          text: textOf(letter, links),
          html: htmlOf(letter, links),
          messageId: `<${id}@${host.replace(/:\d+$/, '')}>`,
          headers: {
            'List-Unsubscribe': `<${stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        });
        return 'taken';
      } catch (error) {
        return isForGood(error) ? 'gone' : 'later';
      }
    },
    close: () => transport.close(),
  };
};
