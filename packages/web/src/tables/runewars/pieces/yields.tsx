import type { ReactNode } from 'react';
import { resourceIcons } from '../icons.ts';
import styles from './tokens.module.css';
import { Sign } from './tokens.tsx';

/** What an area yields: one roundel for each. */
export const Yields = ({ yields }: { yields: readonly number[] }): ReactNode => {
  const all = yields.flatMap((amount, resource) =>
    Array.from({ length: amount }, (_, n) => ({ resource, n })),
  );
  return all.map(({ resource, n }, i) => (
    <g key={`${resource}/${n}`} transform={`translate(${(i - (all.length - 1) / 2) * 17.5} 0)`}>
      <circle r="8" className={styles[`resource${resource}`]} />
      <Sign path={resourceIcons[resource]} size={11.5} fill="#fffaf0" />
    </g>
  ));
};
