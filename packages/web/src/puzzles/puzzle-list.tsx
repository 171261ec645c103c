import type { PuzzleCard, PuzzleSet } from '@runehold/school/puzzles/list';
import type { ReactNode } from 'react';
import { buttonClass } from '../kit/button.tsx';
import styles from '../school/learn-page.module.css';
import { linkToPuzzle } from '../school/links.ts';
import { useText } from '../school/use-text.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { usePuzzleStars } from './progress.ts';
import { Stars } from './stars.tsx';

/** A puzzle on the list, with its stars. */
const Line = ({ card, number }: { card: PuzzleCard; number: number }): ReactNode => {
  const speaker = useSpeaker();
  const text = useText();
  const stars = usePuzzleStars(card.id);
  const way = (stars ?? 0) > 0 ? speaker.say('puzzle.again') : speaker.say('puzzle.solve');
  return (
    <li data-puzzle-line={card.id}>
      <b className={styles.number} aria-hidden="true">
        {number}
      </b>
      <span className={styles.what}>
        <b>{text(card.title)}</b>
        <Stars n={stars} />
      </span>
      <a
        className={buttonClass((stars ?? 0) > 0 ? 'slate' : 'brass')}
        href={linkToPuzzle(card.id)}
        aria-label={`${way}: ${text(card.title)}`}
      >
        {way}
      </a>
    </li>
  );
};

/** The puzzles of a game. */
export const PuzzleList = ({ set: { game, title, puzzles } }: { set: PuzzleSet }): ReactNode => {
  const text = useText();
  return (
    <section className={styles.course} aria-labelledby={`puzzles-${game}`}>
      <h2 id={`puzzles-${game}`}>{text(title)}</h2>
      <ol>
        {puzzles.map((card, i) => (
          <Line key={card.id} card={card} number={i + 1} />
        ))}
      </ol>
    </section>
  );
};
