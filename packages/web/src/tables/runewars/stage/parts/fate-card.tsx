import type { FateCard as Fate, UnitClass } from '@runehold/runewars/content/types';
import type { CSSProperties, ReactNode } from 'react';
import { Thing } from '../../../../table/board/thing.tsx';
import type { Speaker } from '../../../../text/speaker.ts';
import { at } from '../../addresses.ts';
import { useDrawing } from '../../use-drawing.ts';
import styles from './fate-card.module.css';
import { FateFace, type FateReading, QuarterFace, resultWords } from './fate-face.tsx';

/** What a card says to whoever does not see it. */
const fateLabel = ({ number, results, destiny }: Fate, read: FateReading, speaker: Speaker): string =>
  read === 'destiny'
    ? speaker.say('rw.fate.destiny', {
        n: number,
        destiny: speaker.word(`clause.destiny.${destiny}`),
      })
    : speaker.say('rw.fate.card', { n: number, result: resultWords(results[read], speaker) });

/** Cards are turned one after the other: how many before this one. */
export const turned = (n: number): CSSProperties => ({ '--n': n }) as CSSProperties;

type FateCardProps = { readonly fate: Fate; readonly read: FateReading; readonly n?: number };

/** A Fate card with its four quarters and its destiny in the middle, what is read in full light. */
export const FateCard = ({ fate, read, n = 0 }: FateCardProps): ReactNode => {
  const { speaker, sight } = useDrawing();
  return (
    <Thing
      at={at.fate(sight.content.fate.cards.indexOf(fate))}
      label={fateLabel(fate, read, speaker)}
      className={styles.thing}
    >
      <span className={styles.turned} style={turned(n)} data-turns>
        <FateFace fate={fate} read={read} />
      </span>
    </Thing>
  );
};

type FateMiniProps = { readonly fate: Fate; readonly shape: UnitClass; readonly isDropped: boolean };

/** The quarter that was read of a card whose time is over. */
export const FateMini = ({ fate, shape, isDropped }: FateMiniProps): ReactNode => {
  const { speaker } = useDrawing();
  const label = fateLabel(fate, shape, speaker);
  return (
    <span className={styles.mini} data-dropped={isDropped}>
      <QuarterFace result={fate.results[shape]} shape={shape} />
      <span className="sr">{isDropped ? speaker.say('rw.fate.dropped', { name: label }) : label}</span>
    </span>
  );
};

/** A Fate card that the viewer does not see. */
export const FateBack = ({ n = 0 }: { n?: number }): ReactNode => {
  const { speaker } = useDrawing();
  return (
    <span className={`${styles.back} ${styles.turned}`} style={turned(n)} data-turns>
      <span className="sr">{speaker.say('rw.fate.back')}</span>
    </span>
  );
};
