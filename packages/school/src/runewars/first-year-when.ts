import type { Scene } from '@runehold/runewars/coach/trigger';
import { seasonIds } from '@runehold/runewars/pools';

/** The year that is guided. */
export const FIRST = 1;

/** Whether a decision falls into a season of the first year. */
export const isInFirst = ({ look: { t } }: Scene, season: (typeof seasonIds)[number]): boolean =>
  t.year === FIRST && seasonIds[t.season] === season;
