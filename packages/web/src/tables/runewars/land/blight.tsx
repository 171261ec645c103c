import { areaIds } from '@runehold/runewars/pools';
import { landTokenIn } from '@runehold/runewars/rules/view/land';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Sight } from '../sight.ts';
import styles from './blight.module.css';
import { hexPath, shiftOnto } from './geometry.ts';

const HEX = hexPath();

/** Embers glow in burnt ground, drifts lie on frozen ground: fixed strokes, the same everywhere. */
const EMBERS =
  'M-58,8 -46,2 -40,10 -30,4M-44,-34 -34,-40 -24,-34 -18,-42M14,-46 26,-38 34,-44M40,-12 50,-18 58,-10M36,34 26,42 16,36M-36,42 -26,34 -14,44M-46,2 -50,-10M26,-38 24,-28M26,42 30,52';
const DRIFTS =
  'M-60,4Q-48,-6 -36,4M-40,-36Q-28,-46 -16,-36M12,-44Q24,-54 36,-42M38,-8Q48,-18 60,-8M10,44Q22,34 36,44M-44,40Q-32,30 -20,42';

const marks = { desolation: EMBERS, cryomancy: DRIFTS } as const;

type BlightedLandProps = { readonly sight: Sight; readonly areas: readonly number[] };

/** Ash or snow over the land on which such a token lies. (BW-DESO-05, BW-CRYO-08) */
export const BlightedLand = memo(
  ({ sight, areas }: BlightedLandProps): ReactNode => (
    <g>
      {areas.map(area => {
        const face = landTokenIn(sight, area)?.face;
        return face === undefined ? undefined : (
          <g
            key={areaIds[area]}
            transform={shiftOnto(sight.map.hexes[area])}
            className={styles[face]}
            data-blight={face}
          >
            <path d={HEX} className={styles.wash} />
            <path d={marks[face]} className={styles.marks} />
          </g>
        );
      })}
    </g>
  ),
);
