import type { Announcement } from '@runehold/protocol/hall/news';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { allPutAway, keepPutAway } from './news-kept.ts';
import styles from './notice-strip.module.css';

/** How often it is asked what there is to say, in milliseconds. */
const EVERY = 5 * 60_000;

/** An announcement, and when the house is to be stopped by the clock of this browser. */
type Told = Announcement & { readonly stopAt?: number };

/** What the house has to say, the latest first, but for what was put away. Where no house answers there is nothing. */
const useNews = (): readonly [news: readonly Told[], putAway: (n: number) => void] => {
  const [all, setAll] = useState<readonly Told[]>([]);
  const [known, setKnown] = useState(allPutAway);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const { news } = await theServer.call('news', {});
      const now = Date.now();
      setAll(
        news.map(said => ({ ...said, ...(said.stopIn !== undefined && { stopAt: now + said.stopIn }) })),
      );
    };
    const look = (): void => void ask().catch(() => undefined);
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  const putAway = (n: number): void => {
    keepPutAway(
      n,
      all.map(each => each.n),
    );
    setKnown([...known, n]);
  };
  return [all.filter(({ n }) => !known.includes(n)), putAway];
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
      {news.map(({ n, stopAt, ...said }) => (
        <div key={n} className={`${styles.strip} ${styles.news}`} data-news={n}>
          <p>
            {said[speaker.language]}
            {stopAt === undefined ? undefined : <> {speaker.say('app.news.stop', { time: time(stopAt) })}</>}
          </p>
          <Button look="round" aria-label={speaker.say('app.close')} onClick={() => putAway(n)}>
            ✕
          </Button>
        </div>
      ))}
    </div>
  );
};
