import type { FateResult, UnitClass } from '@runehold/runewars/content/types';
import { tacticsPool } from '@runehold/runewars/pools';
import { tacticalFateIn } from '@runehold/runewars/rules/view/tactical-fate';
import type { ReactNode } from 'react';
import { Thing } from '../../../../table/board/thing.tsx';
import { at } from '../../addresses.ts';
import { CardLook } from '../../closer-look.tsx';
import { type Drawing, useDrawing } from '../../use-drawing.ts';
import styles from './fate-card.module.css';
import { turned } from './fate-card.tsx';
import { QuarterFace, resultWords, TacticalFateFace } from './fate-face.tsx';

/** What a Tactical Fate card says for a shape, in words with its name. */
const labelOf = ({ speaker }: Drawing, card: number, result: FateResult): string =>
  speaker.say('rw.fate.tactical', {
    name: speaker.noun('tactics', tacticsPool.cards[card]),
    result: resultWords(result, speaker),
  });

type TacticalFateProps = { readonly card: number; readonly shape: UnitClass; readonly n?: number };

/** A Tactical Fate card in the place of a Fate card, what is read in full light. (BW-TFATE-05) */
export const TacticalFateCard = ({ card, shape, n = 0 }: TacticalFateProps): ReactNode => {
  const drawing = useDrawing();
  const results = tacticalFateIn(drawing.sight, card);
  if (results === undefined) return undefined;
  return (
    <Thing
      at={at.laid(card)}
      label={labelOf(drawing, card, results[shape])}
      className={styles.thing}
      look={<CardLook drawing={drawing} kind="tactics" it={card} />}
    >
      <span className={styles.turned} style={turned(n)} data-turns>
        <TacticalFateFace results={results} read={shape} />
      </span>
    </Thing>
  );
};

type MiniProps = { readonly card: number; readonly shape: UnitClass; readonly isDropped: boolean };

/** The quarter that was read of such a card when its time is over. */
export const TacticalFateMini = ({ card, shape, isDropped }: MiniProps): ReactNode => {
  const drawing = useDrawing();
  const results = tacticalFateIn(drawing.sight, card);
  if (results === undefined) return undefined;
  const label = labelOf(drawing, card, results[shape]);
  return (
    <span className={`${styles.mini} ${styles.laid}`} data-dropped={isDropped}>
      <QuarterFace result={results[shape]} shape={shape} />
      <span className="sr">
        {isDropped ? drawing.speaker.say('rw.fate.dropped', { name: label }) : label}
      </span>
    </span>
  );
};

/** One that an opponent has announced: everybody knows that it lies there, and nobody else which it is. (BW-TFATE-13) */
export const TacticalFateBack = ({ n = 0 }: { n?: number }): ReactNode => {
  const { speaker } = useDrawing();
  return (
    <span className={`${styles.back} ${styles.laidBack} ${styles.turned}`} style={turned(n)} data-turns>
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path d={icon('tied-scroll')} fill="#dcefff" />
      </svg>
      <span className="sr">{speaker.say('rw.fate.laid')}</span>
    </span>
  );
};
