import type { Language } from '@runehold/kernel/text/catalogue';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escaped } from '../notices/channels/mail-html.ts';
import { type MarkPurpose, type Marks, mailHash } from '../notices/marks.ts';
import { sayNotice } from '../notices/voice.ts';
import type { Reach } from '../store/notices/notice-store.ts';

export type LetterParts = { readonly marks: Marks; readonly reach: Reach };

type Named = { readonly Params: { readonly purpose: string; readonly token: string } };

/** What is done where a link leads; who recovers an account does so on the page. */
type LetterPurpose = Exclude<MarkPurpose, 'recover'>;

const isPurpose = (given: string): given is LetterPurpose => given === 'confirm' || given === 'stop';

/** What it costs to look at a link, in units of work. */
const PRICE = 3;

/** As much as a mail program says when it has us send no more: hardly anything. */
const BYTES = 1024;

const STYLE =
  'body{font:18px/1.5 Georgia,serif;margin:0;padding:48px 20px;background:#fbf4e2;color:#2b1d12}main{max-width:34em;margin:0 auto}h1{font-size:1.5em}button{font:inherit;padding:.7em 1.2em;border:0;border-radius:6px;background:#3a2818;color:#fff6dc;cursor:pointer}button:focus-visible{outline:3px solid #0b3b66;outline-offset:3px}';

const show = (reply: FastifyReply, language: Language, title: string, body: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`,
    );

/**
 * Where the links of letters lead. To look changes nothing, since mail programs look at every link themselves; a button
 * does it, or what a mail program posts when somebody wants no more (RFC 8058). Nobody need be known here: the link says
 * whom it is about, and our mark on it that we wrote it to them.
 */
export const serveLetters = (app: FastifyInstance, { marks, reach }: LetterParts): void => {
  /** The address and the language of a link that is good. */
  const read = async (purpose: LetterPurpose, token: string) => {
    const person = marks.personIn(token);
    const [mail, settings] = await Promise.all([reach.mail(person), reach.settings(person)]);
    const language: Language = settings?.language ?? 'en';
    const isGood = mail !== undefined && marks.isGood(purpose, token, mail.address);
    return { person, language, mail: isGood ? mail : undefined };
  };

  const stale = (reply: FastifyReply, purpose: LetterPurpose, language: Language): FastifyReply =>
    show(
      reply.code(410),
      language,
      sayNotice(language, `letter.${purpose}.title`),
      `<p>${escaped(sayNotice(language, 'letter.stale'))}</p>`,
    );

  app.register((scope, _options, done) => {
    // Mail programs post a form, in whichever way they write one; nothing of it is needed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BYTES }, (_request, _body, read) =>
      read(null, undefined),
    );
    const options = { bodyLimit: BYTES, config: { price: PRICE } };
    scope.get<Named>('/api/letters/:purpose/:token', options, async (request, reply) => {
      const { purpose, token } = request.params;
      if (!isPurpose(purpose)) return reply.callNotFound();
      const { language, mail } = await read(purpose, token);
      if (mail === undefined) return stale(reply, purpose, language);
      const body = `<p>${escaped(mail.address)}</p><p>${escaped(sayNotice(language, `letter.${purpose}.about`))}</p><form method="post"><button>${escaped(sayNotice(language, `letter.${purpose}.yes`))}</button></form>`;
      return show(reply, language, sayNotice(language, `letter.${purpose}.title`), body);
    });
    scope.post<Named>('/api/letters/:purpose/:token', options, async (request, reply) => {
      const { purpose, token } = request.params;
      if (!isPurpose(purpose)) return reply.callNotFound();
      const { language, mail, person } = await read(purpose, token);
      if (mail === undefined) return stale(reply, purpose, language);
      if (purpose === 'confirm') await reach.confirmMail(person, mail.address);
      else {
        // Whoever was asked by somebody else's doing is asked by nobody again; who had said yes may say so once more.
        if (!mail.isGood) await reach.stop(mailHash(mail.address));
        await reach.setMail(person, undefined);
      }
      const body = `<p>${escaped(sayNotice(language, `letter.${purpose}.done`))}</p>`;
      return show(reply, language, sayNotice(language, `letter.${purpose}.title`), body);
    });
    done();
  });
};
