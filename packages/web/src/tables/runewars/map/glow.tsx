import { areaIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { hexPath, type Rect, SIDE, shiftOnto } from '../land/geometry.ts';
import type { Sight } from '../sight.ts';
import styles from './map.module.css';

const RING = hexPath(SIDE - 4);

type GlowProps = { readonly sight: Sight; readonly areas: readonly number[]; readonly box: Rect };

/** The halo of what may be chosen: a sheet of its own, so that it breathes without the map being painted anew. */
export const Glow = memo(
  ({ sight, areas, box }: GlowProps): ReactNode => (
    <svg
      aria-hidden="true"
      className={styles.glow}
      width={box.width}
      height={box.height}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
    >
      {areas.map(area => (
        <path key={areaIds[area]} d={RING} transform={shiftOnto(sight.map.hexes[area])} />
      ))}
    </svg>
  ),
);
