import { createHash, randomBytes } from 'node:crypto';
import type { MyNotices } from '@runehold/protocol/hall/notices';
import { hostSays } from '@runehold/protocol/say';
import { z } from 'zod';
import type { Door } from '../door/door.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Caller } from '../people/guests.ts';
import type { Calls } from '../platform/calls.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Guest } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import type { NoticeCallName } from './call-name.ts';
import { MOST_FAILURES } from './channels/webhook.ts';
import { isZone, usualSettings } from './hours.ts';
import { mailHash } from './marks.ts';
import type { Notices } from './notices.ts';
import { calledUrl } from './outgoing.ts';

export type NoticeCallParts = {
  readonly notices: Notices;
  readonly store: Store;
  readonly accounts: Pick<Accounts, 'needProof'>;
  readonly now: () => number;
  /** Where it is counted how often one mail address is asked, whoever gives it. */
  readonly door: Pick<Door, 'passOne'>;
};

/** So many browsers of one person are told. */
const MOST_BROWSERS = 10;

/** The numbers of a push subscription: a point of the curve, and sixteen bytes. */
const POINT = /^B[\w-]{86}=?$/;
const AUTH = /^[\w-]{22}(?:==)?$/;

/** An address that can stand in the head of a letter as it is: one box, no name, nothing quoted. */
const address = z.email().max(254);

const placeHash = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** How people say how they want to be told. Everybody sets what is theirs and sees nothing else. */
export const noticeCalls = ({
  notices,
  store,
  accounts,
  now,
  door,
}: NoticeCallParts): Pick<Calls, NoticeCallName> => {
  const { reach, outbox } = store;

  const mine = async ({ id }: Guest): Promise<MyNotices> => {
    const [settings = usualSettings, mail, places, webhook] = await Promise.all([
      reach.settings(id),
      reach.mail(id),
      reach.push(id),
      reach.webhook(id),
    ]);
    const { origin, pushKey, channels } = notices;
    return {
      offered: {
        origin: origin !== undefined,
        ...(pushKey !== undefined && { push: pushKey }),
        mail: channels.mail !== undefined,
        webhook: channels.webhook !== undefined,
      },
      settings,
      ...(mail && { mail: { address: mail.address, isGood: mail.isGood } }),
      push: places.map(({ hash }) => hash),
      ...(webhook && {
        webhook: {
          url: webhook.url,
          secret: webhook.secret,
          isOff: webhook.failures >= MOST_FAILURES,
        },
      }),
    };
  };

  const offers = (channel: keyof Notices['channels']): void => {
    if (!notices.channels[channel]) throw new Refusal(hostSays('refusal.no-notices'));
  };

  /** An address that may be called. Why one may not, nobody is told: they would learn what else is here. */
  const callable = async (
    given: string,
    reason: 'refusal.not-public' | 'refusal.push-place',
  ): Promise<URL> => {
    const url = calledUrl(given);
    const isOpen =
      url !== undefined &&
      (await notices.outgoing.addressOf(url).then(
        () => true,
        () => false,
      ));
    if (!isOpen) throw new Refusal(hostSays(reason));
    return url;
  };

  const setMail = async (guest: Caller, given: string): Promise<MyNotices> => {
    const { id } = guest;
    const kept = await reach.mail(id);
    // A letter to this address opens the account.
    if (guest.account) await accounts.needProof(guest);
    if (given === '') await reach.setMail(id, undefined);
    else {
      offers('mail');
      const read = address.safeParse(given.trim());
      if (!read.success) throw new Refusal(hostSays('refusal.mail-address'));
      if (kept?.isGood === true && kept.address === read.data) return mine(guest);
      const hash = mailHash(read.data);
      if (await reach.isStopped(hash)) throw new Refusal(hostSays('refusal.mail-stopped'));
      door.passOne('asksOfMail', hash);
      await reach.setMail(id, read.data);
      await outbox.addLetter({ person: id, kind: 'verify', channel: 'mail' }, `${hash} ${now()}`, now());
      void notices.tick();
    }
    return mine(guest);
  };

  return {
    notices: mine,
    'set-notices': async (guest, settings) => {
      if (!isZone(settings.zone)) throw new Refusal(hostSays('refusal.time-zone'));
      await reach.setSettings(guest.id, settings);
      return mine(guest);
    },
    'set-mail': (guest, { address: given }) => setMail(guest, given),
    'add-push': async (guest, { endpoint, p256dh, auth, key }) => {
      offers('push');
      if (!POINT.test(p256dh) || !AUTH.test(auth)) throw new Refusal(hostSays('refusal.push-place'));
      const { protocol } = await callable(endpoint, 'refusal.push-place');
      // Push services are reached over TLS, but for one that a test runs here.
      if (protocol !== 'https:' && !notices.outgoing.mayStayHere)
        throw new Refusal(hostSays('refusal.push-place'));
      const hash = placeHash(endpoint);
      const places = await reach.push(guest.id);
      if (places.length >= MOST_BROWSERS && !places.some(place => place.hash === hash))
        throw new Refusal(hostSays('refusal.too-many-browsers', { browsers: MOST_BROWSERS }));
      await reach.addPush(guest.id, { hash, endpoint, p256dh, auth, key: notices.pairOf(key) });
      return mine(guest);
    },
    'drop-push': async (guest, { endpoint }) => {
      await reach.dropPush(placeHash(endpoint), guest.id);
      return mine(guest);
    },
    'set-webhook': async (guest, { url: given }) => {
      if (given === '') await reach.setWebhook(guest.id, undefined);
      else {
        offers('webhook');
        const { href: url } = await callable(given, 'refusal.not-public');
        const secret = randomBytes(24).toString('base64url');
        await reach.setWebhook(guest.id, { url, secret });
      }
      return mine(guest);
    },
    'test-notice': async (guest, { channel }) => {
      offers(channel);
      const { push, mail, webhook } = await mine(guest);
      const has = { push: push.length > 0, mail: mail?.isGood === true, webhook: webhook !== undefined };
      if (!has[channel]) throw new Refusal(hostSays('refusal.nothing-to-test'));
      await outbox.addLetter({ person: guest.id, kind: 'test', channel }, String(now()), now());
      void notices.tick();
      return {};
    },
  };
};
