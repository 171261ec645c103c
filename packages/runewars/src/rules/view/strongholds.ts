import type { Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { strongholdOf } from '../map/areas.ts';
import type { Look } from './look.ts';

/** Whether what stands in an area is a capital. */
export const isCapitalIn = (_look: Look<Viewer>, _area: number): boolean => false;

/** The developments of the stronghold in an area, -1 for a place that is free. (RW-DEV-01, BW-CAP-07) */
export const developmentsIn = ({ t }: Look<Viewer>, area: number): number[] =>
  strongholdOf(t, area) === NONE ? [] : [t.development.get(area) - 1];
