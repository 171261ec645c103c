import { yieldsIn } from '@runehold/runewars/rules/view/areas';
import { type LandToken, landTokenIn, printedYields } from '@runehold/runewars/rules/view/land';
import type { ReactNode } from 'react';
import { resourceIcons } from '../icons.ts';
import type { Sight } from '../sight.ts';
import styles from './tokens.module.css';
import { Sign } from './tokens.tsx';

type Roundel = { readonly resource: number; readonly key: string; readonly face?: LandToken['face'] };

const roundelsOf = (yields: readonly number[], face?: LandToken['face']): Roundel[] =>
  yields.flatMap((amount, resource) =>
    Array.from({ length: amount }, (_, n) => ({
      resource,
      key: `${face ?? ''}${resource}/${n}`,
      ...(face !== undefined && { face }),
    })),
  );

const Roundels = ({ all }: { all: readonly Roundel[] }): ReactNode =>
  all.map(({ resource, key, face }, i) => (
    <g
      key={key}
      transform={`translate(${(i - (all.length - 1) / 2) * 17.5} 0)`}
      className={face && styles[`under-${face}`]}
    >
      <circle r="8" className={styles[`resource${resource}`]} />
      <Sign path={resourceIcons[resource]} size={11.5} fill="#fffaf0" />
      {face === undefined ? undefined : <path d="M-7.4,7.4 7.4,-7.4" className={styles.strike} />}
    </g>
  ));

/** What an area yields: one roundel for each. */
export const Yields = ({ yields }: { yields: readonly number[] }): ReactNode => (
  <Roundels all={roundelsOf(yields)} />
);

/** What an area yields now; what a token of the land covers is struck out, and will be there again. (BW-DESO-05, BW-CRYO-08) */
export const AreaYields = ({ sight, area }: { sight: Sight; area: number }): ReactNode => {
  const face = landTokenIn(sight, area)?.face;
  const covered = face === undefined ? [] : roundelsOf(printedYields(sight, area), face);
  return <Roundels all={[...covered, ...roundelsOf(yieldsIn(sight, area))]} />;
};
