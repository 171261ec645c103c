import type { FateCard as Fate, FateResult, UnitClass } from '@runehold/runewars/content/types';
import type { CSSProperties, ReactNode } from 'react';
import { Thing } from '../../../../table/board/thing.tsx';
import type { Speaker } from '../../../../text/speaker.ts';
import { at } from '../../addresses.ts';
import { icons } from '../../icons.ts';
import { Sign } from '../../pieces/tokens.tsx';
import { useDrawing } from '../../use-drawing.ts';
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

/** What a card says to whoever does not see it. */
const fateLabel = ({ number, results, destiny }: Fate, read: FateReading, speaker: Speaker): string =>
  read === 'destiny'
    ? speaker.say('rw.fate.destiny', {
        n: number,
        destiny: speaker.word(`clause.destiny.${destiny}`),
      })
    : speaker.say('rw.fate.card', { n: number, result: resultWords(results[read], speaker) });

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

/** The front of a Fate card; where nothing of it is read, all of it is in full light. */
export const FateFace = ({ fate, read }: { fate: Fate; read?: FateReading }): ReactNode => (
  <svg className={styles.card} viewBox="-42 -58 84 116" aria-hidden="true">
    <rect x="-41" y="-57" width="82" height="114" rx="7" fill="#2b1d0f" stroke="#c79a4b" strokeWidth="1.5" />
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
          <Result result={fate.results[each]} />
        </g>
      );
    })}
    <Destiny destiny={fate.destiny} size={read === 'destiny' ? 2.1 : 1} />
  </svg>
);

/** Cards are turned one after the other: how many before this one. */
const turned = (n: number): CSSProperties => ({ '--n': n }) as CSSProperties;

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
      <svg viewBox="-19 -26 38 52" aria-hidden="true">
        <rect x="-18" y="-25" width="36" height="50" rx="4" className={styles.quarter} />
        <use href={`#rw-${shape}`} transform="scale(.34)" className={styles.shape} />
        <Result result={fate.results[shape]} />
      </svg>
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
