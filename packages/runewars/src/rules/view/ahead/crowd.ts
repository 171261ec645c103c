import type { Viewer } from '@runehold/kernel/layout/seats';
import { unitsIn } from '../../map/units.ts';
import type { Look } from '../look.ts';

/** How many units an area would have too many if so many came to it; no battle waiting for them. (RW-CAP-01, RW-CAP-02) */
export const surplusIn = ({ t }: Look<Viewer>, area: number, coming: number): number =>
  Math.max(0, unitsIn(t, area) + coming - t.content.limits.unitsPerArea);

/** How many units may stay in an area. */
export const mostIn = ({ t }: Look<Viewer>): number => t.content.limits.unitsPerArea;
