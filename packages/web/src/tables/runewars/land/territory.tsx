import { NONE } from '@runehold/kernel/layout/zones';
import { areaIds } from '@runehold/runewars/pools';
import { holderOf } from '@runehold/runewars/rules/view/areas';
import { type BorderNow, borderNow } from '@runehold/runewars/rules/view/land';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { factionAt, type Sight } from '../sight.ts';
import { centreOf, edgePath, edgeSpot, hexPath, SIDE, shiftOnto, shiftTo } from './geometry.ts';
import { Ground } from './terrain.tsx';
import styles from './territory.module.css';

const EDGES = [0, 1, 2, 3, 4, 5];
const HEX = hexPath();
const SLAB = hexPath(SIDE + 2);

const shift = (sight: Sight, area: number): string => shiftOnto(sight.map.hexes[area]);

type LandProps = { readonly sight: Sight; readonly areas: readonly number[] };

/** The ground of every area, with the edges of the pieces of cardboard. */
export const Land = memo(
  ({ sight, areas }: LandProps): ReactNode => (
    <g>
      {[styles.farShade, styles.shade, styles.slab].map(look => (
        <g key={look} className={look}>
          {areas.map(area => (
            <path key={areaIds[area]} d={SLAB} transform={shift(sight, area)} />
          ))}
        </g>
      ))}
      {areas.map(area => (
        <g key={areaIds[area]} transform={shift(sight, area)} clipPath="url(#rw-hex-clip)">
          <Ground id={areaIds[area]} yields={sight.content.area[area].yields} />
          <path d={HEX} className={styles.cell} />
        </g>
      ))}
      {areas.map(area => (
        <g key={areaIds[area]} transform={shift(sight, area)}>
          {EDGES.filter(edge => {
            const other = sight.map.across[area][edge];
            return other < 0 || sight.content.area[other].piece !== sight.content.area[area].piece;
          }).map(edge => (
            <path key={edge} d={edgePath(edge)} className={styles.tileEdge} />
          ))}
        </g>
      ))}
    </g>
  ),
  (before, after) => before.sight.map === after.sight.map,
);

/** The owner's colour and hatch along the inside of his land, where it ends. */
export const Territory = memo(
  ({ sight, areas }: LandProps): ReactNode => (
    <g>
      {areas.map(area => {
        const seat = holderOf(sight, area);
        if (seat === NONE) return undefined;
        const faction = factionAt(sight, seat);
        const outer = EDGES.filter(edge => {
          const other = sight.map.across[area][edge];
          return other < 0 || holderOf(sight, other) !== seat;
        });
        return (
          <g
            key={areaIds[area]}
            transform={shift(sight, area)}
            clipPath="url(#rw-hex-clip)"
            className={faction}
          >
            <path d={HEX} className={styles.tint} />
            {outer.map(edge => (
              <path key={edge} d={edgePath(edge)} className={styles.band} />
            ))}
            {outer.map(edge => (
              <path
                key={edge}
                d={edgePath(edge)}
                className={styles.hatch}
                stroke={`url(#rw-hatch-${faction})`}
              />
            ))}
          </g>
        );
      })}
    </g>
  ),
);

const glyphs: Readonly<Record<BorderNow, string>> = {
  mountain: 'mountains',
  yellow: 'yellow',
  water: 'water',
  ice: 'ice',
};

type Drawn = { readonly key: string; readonly glyph: string; readonly transform: string };

/** Each edge with a border once, where it is drawn. */
const bordersOf = ({ sight, areas }: LandProps): Drawn[] =>
  areas.flatMap(area =>
    EDGES.flatMap((edge): Drawn[] => {
      const other = sight.map.across[area][edge];
      const border = other >= 0 && area > other ? undefined : borderNow(sight, sight.map, area, edge);
      if (border === undefined) return [];
      const { x, y } = centreOf(sight.map.hexes[area]);
      const spot = edgeSpot(edge);
      const transform = `${shiftTo({ x: x + spot.x, y: y + spot.y })} rotate(${spot.turn})`;
      return [{ key: `${areaIds[area]}/${edge}`, glyph: glyphs[border], transform }];
    }),
  );

/** What borders are drawn from: where all of it is as it was, they are not drawn anew. */
const watersOf = ({ sight, areas }: LandProps): string =>
  [sight.t.waterOpen, ...bordersOf({ sight, areas }).map(({ key, glyph }) => `${key}${glyph}`)].join();

/** Water, or ice where it may be crossed, mountains and yellow borders: each once, over everything that is land. */
export const Borders = memo(
  (props: LandProps): ReactNode => (
    <g>
      {bordersOf(props).map(({ key, glyph, transform }) => (
        <use key={key} href={`#rw-${glyph}`} transform={transform} />
      ))}
    </g>
  ),
  (before, after) => before.sight.map === after.sight.map && watersOf(before) === watersOf(after),
);

export const HexClip = (): ReactNode => (
  <clipPath id="rw-hex-clip">
    <path d={HEX} />
  </clipPath>
);
