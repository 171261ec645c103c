import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { LocalList } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { reasons } from '../../../words.ts';
import { strongholdOf } from '../../map/areas.ts';
import { secondAt } from '../capital/developments.ts';
import { developments } from './registry.ts';

/** Whether a development, its kind plus 1, would do something in its area now. (RW-DEV-03) */
export const worksIn = (t: Table, area: number, token: number): Verdict => {
  if (token === 0) return no(reasons['no-development-for-harvest']);
  const development = t.content.developments[token - 1];
  if (development.timing !== 'harvest.sup') return no(reasons['no-development-for-harvest']);
  return developments.kindOf(development.effect).inHarvest?.may?.(t, area) ?? YES;
};

const timesIn = (used: LocalList, area: number): number => {
  let times = 0;
  for (let i = 0; i < used.length; i++) if (used.at(i) === area) times++;
  return times;
};

/** Each is used once, and only where it would do something; of two the one in front is not used yet. (RW-O4-06, BW-CAP-07) */
export const mayUse = (t: Table, area: number, seat: Seat, used: LocalList): Verdict => {
  if (strongholdOf(t, area) !== seat) return no(reasons['no-stronghold-of-yours']);
  const second = secondAt(t, area);
  const times = timesIn(used, area);
  if (times > (second > 0 ? 1 : 0)) return no(reasons['development-spent']);
  const front = worksIn(t, area, t.development.get(area));
  return times === 0 && second > 0 && worksIn(t, area, second) === YES ? YES : front;
};
