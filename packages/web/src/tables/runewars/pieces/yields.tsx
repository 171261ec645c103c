import type { ReactNode } from 'react';
import { resourceIcons } from '../icons.ts';
import { type Roundel, roundelsOf } from './roundels.ts';
import styles from './tokens.module.css';
import { Sign } from './tokens.tsx';

/** One resource about (0, 0), eight in radius; struck out where a token of the land covers it. */
export const RoundelView = ({ roundel: { resource, face } }: { roundel: Roundel }): ReactNode => (
  <g className={face && styles[`under-${face}`]}>
    <circle r="7.6" className={styles[`resource${resource}`]} />
    <Sign path={resourceIcons[resource]} size={11.5} fill="#fffaf0" />
    {face === undefined ? undefined : <path d="M-5.6,5.6 5.6,-5.6" className={styles.strike} />}
  </g>
);

/** Resources side by side about (0, 0). */
export const Yields = ({ yields }: { yields: readonly number[] }): ReactNode =>
  roundelsOf(yields).map((roundel, i, all) => (
    <g key={roundel.key} transform={`translate(${(i - (all.length - 1) / 2) * 17.5} 0)`}>
      <RoundelView roundel={roundel} />
    </g>
  ));
