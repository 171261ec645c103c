import type { Announcement } from '@runehold/protocol/hall/news';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { keepPutAway, lastPutAway } from './news-kept.ts';
import styles from './notice-strip.module.css';

/** How often it is asked what there is to say, in milliseconds. */
const EVERY = 5 * 60_000;

/** An announcement, and when the house is to be stopped by the clock of this browser. */
type Told = Announcement & { readonly stopAt?: number };

/** The latest of what the house has to say, unless it was put away. Where no house answers there is none. */
const useNews = (): readonly [news: Told | undefined, putAway: () => void] => {
  const [news, setNews] = useState<Told>();
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const { news: all } = await theServer.call('news', {});
      const [first] = all;
      const isNew = first !== undefined && first.n > lastPutAway();
      setNews(
        isNew
          ? { ...first, ...(first.stopIn !== undefined && { stopAt: Date.now() + first.stopIn }) }
          : undefined,
      );
    };
    const look = (): void => void ask().catch(() => undefined);
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  const putAway = (): void => {
    if (news) keepPutAway(news.n);
    setNews(undefined);
  };
  return [news, putAway];
};

/** What whoever runs the house has to say to everybody, above whatever page is open, until it is put away. */
export const HouseNews = (): ReactNode => {
  const speaker = useSpeaker();
  const [news, putAway] = useNews();
  const time = (at: number): string =>
    new Intl.DateTimeFormat(speaker.language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(
      at,
    );
  return (
    <div className={styles.place} role="status">
      {news === undefined ? undefined : (
        <div className={`${styles.strip} ${styles.news}`} data-news={news.n}>
          <p>
            {news[speaker.language]}
            {news.stopAt === undefined ? undefined : (
              <> {speaker.say('app.news.stop', { time: time(news.stopAt) })}</>
            )}
          </p>
          <Button look="round" aria-label={speaker.say('app.close')} onClick={putAway}>
            ✕
          </Button>
        </div>
      )}
    </div>
  );
};
