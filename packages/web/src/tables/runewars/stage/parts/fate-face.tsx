import type { FateCard as Fate, FateResult, UnitClass } from '@runehold/runewars/content/types';
import type { ReactNode } from 'react';
import type { Speaker } from '../../../../text/speaker.ts';
import { icons } from '../../icons.ts';
import { Sign } from '../../pieces/tokens.tsx';
import styles from './fate-card.module.css';

/** Where the quarter of each shape lies. */
const quarters: Readonly<Record<UnitClass, readonly [x: number, y: number]>> = {
  triangle: [-19, -26],
  circle: [19, -26],
  rectangle: [-19, 26],
  hexagon: [19, 26],
};

const shapes = Object.keys(quarters) as UnitClass[];

/** What is read on a card: the quarter of a shape, or the destiny in the middle. */
export type FateReading = UnitClass | 'destiny';

export const resultWords = (result: FateResult, speaker: Speaker): string => {
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
const HOOKS = { red: 'M-4,-4 4,4M4,-4 -4,4', grey: 'M-5,0H5', gold: 'M-5,0 -1,4 5,-4' } as const;

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

/** The destiny: its colour, and a sign for those who do not see colours. */
const Destiny = ({ destiny, size }: { destiny: Fate['destiny']; size: number }): ReactNode => (
  <g transform={`scale(${size})`}>
    <circle r="8" className={styles[destiny]} stroke="#1d140d" strokeWidth="2" />
    <path d={HOOKS[destiny]} className={styles.hook} />
  </g>
);

/** The icons of a card, one for each shape. */
type Results = Fate['results'];

type QuartersProps = {
  readonly results: Results;
  readonly read?: FateReading | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Four quarters in a frame, with what is in the middle; where nothing of it is read, all of it is in full light. */
const Quarters = ({ results, read, className, children }: QuartersProps): ReactNode => (
  <svg className={styles.card} viewBox="-42 -58 84 116" aria-hidden="true">
    <rect x="-41" y="-57" width="82" height="114" rx="7" className={className} strokeWidth="1.5" />
    {shapes.map(each => {
      const [x, y] = quarters[each];
      return (
        <g
          key={each}
          transform={`translate(${x} ${y})`}
          className={read === undefined || each === read ? undefined : styles.idle}
        >
          <rect x="-18" y="-25" width="36" height="50" rx="3" className={styles.quarter} />
          <use href={`#rw-${each}`} transform="scale(.34)" className={styles.shape} />
          <Result result={results[each]} />
        </g>
      );
    })}
    {children}
  </svg>
);

/** The front of a Fate card. */
export const FateFace = ({ fate, read }: { fate: Fate; read?: FateReading }): ReactNode => (
  <Quarters results={fate.results} read={read} className={styles.plain}>
    <Destiny destiny={fate.destiny} size={read === 'destiny' ? 2.1 : 1} />
  </Quarters>
);

/** The Fate icons of a Tactics card, with a scroll where Fate cards have their destiny. (BW-TFATE-14) */
export const TacticalFateFace = ({ results, read }: { results: Results; read?: UnitClass }): ReactNode => (
  <Quarters results={results} read={read} className={styles.tactical}>
    <circle r="9" className={styles.scroll} />
    <Sign path={icons.tactics} size={12} fill="#e6f2ff" />
  </Quarters>
);

/** The one quarter that is read of a card. */
export const QuarterFace = ({ result, shape }: { result: FateResult; shape: UnitClass }): ReactNode => (
  <svg viewBox="-19 -26 38 52" aria-hidden="true">
    <rect x="-18" y="-25" width="36" height="50" rx="4" className={styles.quarter} />
    <use href={`#rw-${shape}`} transform="scale(.34)" className={styles.shape} />
    <Result result={result} />
  </svg>
);
