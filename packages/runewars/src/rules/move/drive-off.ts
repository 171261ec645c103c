import { count } from '@runehold/kernel/layout/locals';
import { procedure } from '../rules.ts';
import { sendNeutralsAway } from './force.ts';
import { retreat } from './retreat.ts';

/** Drives all neutral units of an area, allied or not, to one uncontrolled neighbour of the chooser's. (RW-DIPL-08, RW-DIPL-09, R9) */
export const driveOff = procedure('drive-off', { area: count, chooser: count, to: count }, steps =>
  steps
    .do((t, f) => sendNeutralsAway(t, f.area))
    .call(() => retreat, { seat: 0, origin: 'area', chooser: (_t, f) => f.chooser + 1 }, { to: 'to' }),
);
