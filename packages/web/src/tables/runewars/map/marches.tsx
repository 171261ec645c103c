import type { ReactNode } from 'react';
import { centreOf, edgeSpot, shiftTo } from '../land/geometry.ts';
import { silent } from '../land/svg-roles.ts';
import type { Sight } from '../sight.ts';
import styles from './marches.module.css';
import type { Plate } from './plates.ts';

type MarchesProps = { readonly sight: Sight; readonly plates: readonly Plate[] };

/** Arrows over the borders that figures on plates cross. */
export const Marches = ({ sight, plates }: MarchesProps): ReactNode => (
  <g {...silent} className={styles.marches}>
    {plates
      .filter(({ area, to }) => area !== to)
      .map(({ area, edge, isGhost }) => {
        const { x, y } = centreOf(sight.map.hexes[area]);
        const spot = edgeSpot(edge);
        return (
          <path
            key={area}
            d="M-5.5,11V-1H-11L0,-14 11,-1H5.5V11Z"
            transform={`${shiftTo({ x: x + spot.x, y: y + spot.y })} rotate(${spot.turn})`}
            className={isGhost ? styles.ghost : styles.arrow}
            data-march={isGhost ? 'ghost' : 'underway'}
          />
        );
      })}
  </g>
);
