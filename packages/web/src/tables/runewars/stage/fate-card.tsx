import type { FateCard as Fate, FateResult, UnitClass } from '@runehold/runewars/content/types';
import type { ReactNode } from 'react';
import { Thing } from '../../../table/thing.tsx';
import type { Speaker } from '../../../text/speaker.ts';
import { at } from '../addresses.ts';
import { icons } from '../icons.ts';
import { Sign } from '../map/tokens.tsx';
import { useDrawing } from '../use-drawing.ts';
import styles from './fate-card.module.css';

/** Where the quarter of each shape lies. */
const quarters: Readonly<Record<UnitClass, readonly [x: number, y: number]>> = {
  triangle: [-19, -26],
  circle: [19, -26],
  rectangle: [-19, 26],
  hexagon: [19, 26],
};

const shapes = Object.keys(quarters) as UnitClass[];

const resultWords = (result: FateResult, speaker: Speaker): string => {
  switch (result.kind) {
    case 'miss':
      return speaker.say('rw.fate.miss');
    case 'special':
      return speaker.say('rw.fate.special');
    case 'damage':
      return speaker.say('rw.fate.damage', { n: result.amount });
    case 'rout':
      return speaker.say('rw.fate.rout', { n: result.amount });
  }
};

const FLAG = 'M-5,9V-9L7,-5 -3,-1';
const STAR = 'M0,-9 2.5,-2.5 9,0 2.5,2.5 0,9 -2.5,2.5 -9,0 -2.5,-2.5Z';

const Result = ({ result }: { result: FateResult }): ReactNode => {
  const amount = 'amount' in result ? result.amount : 1;
  const marks = Array.from({ length: amount }, (_, i) => (i - (amount - 1) / 2) * 11);
  switch (result.kind) {
    case 'miss':
      return <path d="M-6,0H6" className={styles.miss} />;
    case 'special':
      return (
        <g>
          <circle r="11" fill="#4a3a8c" stroke="#1a1236" />
          <path d={STAR} fill="#e9e2ff" />
        </g>
      );
    case 'damage':
      return marks.map(x => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Sign path={icons.damage} size={amount > 2 ? 14 : 18} fill="#a3231b" />
        </g>
      ));
    case 'rout':
      return marks.map(x => (
        <path key={x} d={FLAG} transform={`translate(${x} 0)`} className={styles.flag} />
      ));
  }
};

type FateCardProps = {
  readonly fate: Fate;
  /** The shape whose quarter is read; for duels and tests there is none. */
  readonly shape: UnitClass | undefined;
};

/** A Fate card with its four quarters, the one that is read in full light, and its destiny in the middle. */
export const FateCard = ({ fate, shape }: FateCardProps): ReactNode => {
  const { speaker, sight } = useDrawing();
  const read = shape === undefined ? [] : [resultWords(fate.results[shape], speaker)];
  const all = shapes.map(each => resultWords(fate.results[each], speaker));
  return (
    <Thing
      at={at.fate(sight.content.fate.cards.indexOf(fate))}
      label={speaker.say('rw.fate.card', {
        n: fate.number,
        result: (shape === undefined ? all : read).join(', '),
      })}
      className={styles.thing}
    >
      <svg className={styles.card} viewBox="-42 -58 84 116" aria-hidden="true">
        <rect
          x="-41"
          y="-57"
          width="82"
          height="114"
          rx="7"
          fill="#2b1d0f"
          stroke="#c79a4b"
          strokeWidth="1.5"
        />
        {shapes.map(each => {
          const [x, y] = quarters[each];
          const isRead = shape === undefined || each === shape;
          return (
            <g key={each} transform={`translate(${x} ${y})`} className={isRead ? undefined : styles.idle}>
              <rect x="-18" y="-25" width="36" height="50" rx="3" className={styles.quarter} />
              <use href={`#rw-${each}`} transform="scale(.34)" className={styles.shape} />
              <Result result={fate.results[each]} />
            </g>
          );
        })}
        <circle r="8" className={styles[fate.destiny]} stroke="#1d140d" strokeWidth="2" />
      </svg>
    </Thing>
  );
};

/** A Fate card that the viewer does not see. */
export const FateBack = (): ReactNode => {
  const { speaker } = useDrawing();
  return (
    <span className={styles.back}>
      <span className="sr">{speaker.say('rw.fate.back')}</span>
    </span>
  );
};
