import { createHmac } from 'node:crypto';
import type { Reach } from '../../store/notices/notice-store.ts';
import { calledUrl, type Outgoing } from '../outgoing.ts';
import type { Channel } from './channel.ts';

/** After so many failures in a row nobody is called any more, until their person sets the address anew. */
export const MOST_FAILURES = 20;

export type WebhookParts = {
  readonly reach: Pick<Reach, 'webhook' | 'countWebhook'>;
  readonly outgoing: Outgoing;
  readonly now: () => number;
};

/** How a call is signed: over the second it was made and what it says, so that neither can be changed or told again. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Calls an address of the person's own. */
export const webhookChannel = ({ reach, outgoing, now }: WebhookParts): Channel => ({
  send: async ({ id, person }, { kind, title, url, lines, items, table, language }) => {
    const webhook = await reach.webhook(person);
    const address = webhook && calledUrl(webhook.url);
    if (!webhook || !address || webhook.failures >= MOST_FAILURES) return 'gone';
    const body = JSON.stringify({ id, kind, language, title, lines, url, ...(table && { table }), items });
    const seconds = Math.floor(now() / 1000);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Runehold',
      'idempotency-key': id,
      'runehold-signature': signatureOf(webhook.secret, seconds, body),
    };
    const status = await outgoing.post(address, headers, body).catch(() => 0);
    const isTaken = status >= 200 && status < 300;
    if (!isTaken || webhook.failures > 0) await reach.countWebhook(person, !isTaken);
    return isTaken ? 'taken' : 'later';
  },
});
