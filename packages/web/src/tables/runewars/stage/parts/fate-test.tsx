import type { ReactNode } from 'react';
import { keyed } from '../../../../kit/keyed.ts';
import { useDrawing } from '../../use-drawing.ts';
import { FateCard } from './fate-card.tsx';
import styles from './fate-test.module.css';

/** Fate cards of which one counts, by the destiny in its middle: for tests and for diplomacy. (RW-FATE-15, RW-DIPL-06) */
export const FateTest = ({ cards }: { cards: readonly number[] }): ReactNode => {
  const { sight, speaker } = useDrawing();
  return (
    <div className={styles.test}>
      <p>
        {cards.length === 0
          ? speaker.say('rw.test.waits')
          : speaker.say('rw.test.cards', { n: cards.length })}
      </p>
      <div className={styles.cards}>
        {keyed(cards, String).map(({ key, item, at }) => (
          <FateCard key={key} fate={sight.content.fate.cards[item]} read="destiny" n={at} />
        ))}
      </div>
    </div>
  );
};
