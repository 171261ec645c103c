import { puzzleOfTheDay } from '@runehold/school/puzzles/list';
import type { ReactNode } from 'react';
import { buttonClass } from '../kit/button.tsx';
import { usePuzzleStars } from '../puzzles/progress.ts';
import { Stars } from '../puzzles/stars.tsx';
import { linkToPuzzle } from '../school/links.ts';
import { useText } from '../school/use-text.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './panels.module.css';

/** The puzzle of the day, the same for everybody. */
export const DailyPuzzle = (): ReactNode => {
  const speaker = useSpeaker();
  const text = useText();
  const card = puzzleOfTheDay(new Date());
  const stars = usePuzzleStars(card.id);
  const title = text(card.title);
  return (
    <section className={styles.daily} aria-labelledby="daily-puzzle" data-daily={card.id}>
      <h3 id="daily-puzzle">{speaker.say('puzzle.of-the-day')}</h3>
      <p>
        <b>{title}</b>
        <Stars n={stars} />
      </p>
      <a
        className={buttonClass((stars ?? 0) > 0 ? 'slate' : 'brass')}
        href={linkToPuzzle(card.id)}
        aria-label={speaker.say('puzzle.solve.this', { title })}
        data-daily-puzzle
      >
        {speaker.say((stars ?? 0) > 0 ? 'puzzle.again' : 'puzzle.solve')}
      </a>
    </section>
  );
};
