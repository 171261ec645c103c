import { areaIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { hexPath, SIDE, shiftOnto } from '../land/geometry.ts';
import type { Sight } from '../sight.ts';
import styles from './map.module.css';

const RING = hexPath(SIDE - 4);

/** How a sheet of the map lies. */
type Sheet = { readonly width: number; readonly height: number; readonly viewBox: string };

type GlowProps = { readonly sight: Sight; readonly areas: readonly number[]; readonly sheet: Sheet };

/** The halo of what may be chosen: a sheet of its own, so that it breathes without the map being painted anew. */
export const Glow = memo(
  ({ sight, areas, sheet }: GlowProps): ReactNode => (
    <svg {...sheet} aria-hidden="true" className={styles.glow}>
      {areas.map(area => (
        <path key={areaIds[area]} d={RING} transform={shiftOnto(sight.map.hexes[area])} />
      ))}
    </svg>
  ),
);
