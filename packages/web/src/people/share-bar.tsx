import { wilson } from '@runehold/kernel/chance/wilson';
import type { Share } from '@runehold/protocol/hall/sums';
import type { CSSProperties, ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './share-bar.module.css';

const percent = (part: number): number => Math.round(part * 100);

/** How much of something was won: a bar, the interval that holds the true share, and the share that would be fair. */
export const ShareBar = ({ games, won, par }: Share): ReactNode => {
  const speaker = useSpeaker();
  const { rate, low, high } = wilson(won, games);
  const style = {
    '--rate': rate,
    '--low': low,
    '--high': high,
    '--par': par,
  } as CSSProperties;
  return (
    <span className={styles.share}>
      <span className={styles.bar} style={style} aria-hidden="true">
        <i />
        <u />
        <s />
      </span>
      <b aria-hidden="true">{speaker.say('people.percent', { n: percent(rate) })}</b>
      <em aria-hidden="true">{speaker.say('people.interval', { low: percent(low), high: percent(high) })}</em>
      <span className="sr">
        {speaker.say('people.share', {
          percent: percent(rate),
          low: percent(low),
          high: percent(high),
          par: percent(par),
        })}
      </span>
    </span>
  );
};
