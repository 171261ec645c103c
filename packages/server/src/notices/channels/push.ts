import webPush from 'web-push';
import type { Ring } from '../../people/ring.ts';
import type { HouseKey } from '../../store/house/key-store.ts';
import type { KeptPush, Reach } from '../../store/notices/notice-store.ts';
import type { Letter } from '../letter.ts';
import { NotPublic, type Outgoing } from '../outgoing.ts';
import type { Channel, Delivery } from './channel.ts';

/** The pair of keys by which push services know the house. */
type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const pairOf = ({ value }: HouseKey): PushKeys => JSON.parse(value) as PushKeys;

/** What a browser subscribes with. */
export const publicKeyOf = (key: HouseKey): string => pairOf(key).publicKey;

export type PushParts = {
  readonly pairs: Ring;
  /** Where whoever runs the house is found, for those who run push services. */
  readonly subject: string;
  readonly reach: Pick<Reach, 'push' | 'dropPush'>;
  readonly outgoing: Outgoing;
};

/** So many things of a digest fit into a push; the page has the rest. */
const MOST_LINES = 5;

/** What the service worker shows. */
const payloadOf = ({ kind, title, url, lines, items, table, language }: Letter): string =>
  JSON.stringify({
    kind,
    title,
    body: [...lines, ...items.slice(0, MOST_LINES).map(item => item.title)].join('\n'),
    url,
    language,
    // What is told of one table takes the place of what was told of it before.
    tag: table ?? kind,
  });

/** Tells every browser of a person. What one of them has taken is sent; the push service folds doubles by their topic. */
export const pushChannel = ({ pairs, subject, reach, outgoing }: PushParts): Channel => {
  const tell = async (id: string, place: KeptPush, letter: Letter): Promise<Delivery> => {
    const { endpoint, p256dh, auth, key } = place;
    // A service takes nothing but from the pair that its browser subscribed with.
    const pair = pairs.all.find(({ n }) => n === key);
    if (!pair) return 'gone';
    try {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payloadOf(letter),
        {
          vapidDetails: { subject, ...pairOf(pair) },
          TTL: letter.ttl,
          urgency: letter.isUrgent ? 'high' : 'normal',
          topic: id,
          contentEncoding: 'aes128gcm',
        },
      );
      const status = await outgoing.post(new URL(endpoint), headers as Record<string, string>, body);
      if (status >= 200 && status < 300) return 'taken';
      return status === 404 || status === 410 ? 'gone' : 'later';
    } catch (error) {
      return error instanceof NotPublic ? 'gone' : 'later';
    }
  };
  return {
    send: async ({ id, person }, letter) => {
      const places = await reach.push(person);
      const fates = await Promise.all(
        places.map(async place => {
          const fate = await tell(id, place, letter);
          if (fate === 'gone') await reach.dropPush(place.hash);
          return fate;
        }),
      );
      if (fates.includes('taken')) return 'taken';
      return fates.includes('later') ? 'later' : 'gone';
    },
  };
};
