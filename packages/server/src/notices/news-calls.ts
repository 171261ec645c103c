import type { Announcement } from '@runehold/protocol/hall/news';
import type { Calls } from '../platform/calls.ts';
import type { Announcements } from '../store/notices/announcements.ts';

export type NewsCallParts = {
  readonly announcements: Pick<Announcements, 'standing'>;
  readonly now: () => number;
};

/** What stands now. Times are told as what is left of them; of a stop that is over nothing is. */
export const toldNews = async ({ announcements, now }: NewsCallParts): Promise<readonly Announcement[]> => {
  const found = await announcements.standing();
  const at = now();
  return found.map(({ stopAt = 0, ...said }) => ({ ...said, ...(stopAt > at && { stopIn: stopAt - at }) }));
};

/** Every page asks, and it is hardly ever anything else than a second ago. */
const KEPT_MS = 1000;

/** What whoever has a page open is told by the house. */
export const newsCalls = (parts: NewsCallParts): Pick<Calls, 'news'> => {
  let kept: { readonly at: number; readonly news: Promise<readonly Announcement[]> } | undefined;
  return {
    news: async () => {
      const at = parts.now();
      if (kept === undefined || at - kept.at >= KEPT_MS) {
        const news = toldNews(parts);
        kept = { at, news };
        // What could not be read is asked for anew.
        news.catch(() => {
          kept = undefined;
        });
      }
      return { news: await kept.news };
    },
  };
};
