import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import type { Stars as Count } from './progress.ts';
import styles from './stars.module.css';

/** Three stars, as many of them filled as somebody has; a word where there are none. */
export const Stars = ({ n }: { n: Count | undefined }): ReactNode => {
  const speaker = useSpeaker();
  if (n === undefined) return <em className={styles.new}>{speaker.say('puzzle.new')}</em>;
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={n === 0 ? speaker.say('puzzle.unsolved') : speaker.say('puzzle.stars', { n })}
      data-stars={n}
    >
      {[1, 2, 3].map(star => (
        <i key={star} data-full={star <= n}>
          {star <= n ? '★' : '☆'}
        </i>
      ))}
    </span>
  );
};
