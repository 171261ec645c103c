import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count, type LocalList, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { resourceIds, STRONGHOLDS } from '../../pools.ts';
import { reasons, say } from '../../words.ts';
import { controller, strongholdOf } from '../map/areas.ts';
import { areas } from '../map/offer-areas.ts';
import { yieldOf } from '../map/tokens.ts';
import { procedure } from '../rules.ts';
import { setDial } from '../table/resources.ts';
import { buildDevelopment, developmentAt, producesAny, useDevelopment } from './developments.ts';

/** What the areas that a seat controls yield of each resource; developments do not count. (RW-O4-01, 03, 04) */
export const productionsOf = (t: Table, seat: Seat): readonly number[] => {
  const sums = [0, 0, 0];
  for (let area = 0; area < t.areas; area++) {
    if (controller(t, area) !== seat) continue;
    for (let resource = 0; resource < sums.length; resource++) sums[resource] += yieldOf(t, area, resource);
  }
  return sums;
};

export const productionOf = (t: Table, seat: Seat, resource: number): number =>
  productionsOf(t, seat)[resource];

/** Sets every dial to what the seat's areas yield, up or down. (RW-O4-01, RW-O4-02) */
export const harvest = procedure('harvest', { seat: count }, steps =>
  steps.do((t, f) => {
    const sums = productionsOf(t, f.seat);
    for (let resource = 0; resource < resourceIds.length; resource++) {
      setDial(t, f.seat, resource, sums[resource]);
    }
  }),
);

/** Each is used once; Resources only where the area produces something. (RW-O4-06, RW-DEV-03) */
const mayUse = (t: Table, area: number, seat: Seat, used: LocalList): Verdict => {
  if (strongholdOf(t, area) !== seat) return no(reasons['no-stronghold-of-yours']);
  if (developmentAt(t, area)?.timing !== 'harvest.sup') return no(reasons['no-development-for-harvest']);
  if (used.has(area)) return no(reasons['development-spent']);
  const needsYield = developmentAt(t, area)?.effect.kind === 'raise-dial-of-area';
  return needsYield && !producesAny(t, area) ? no(reasons['area-produces-nothing']) : YES;
};

/** Harvest's bonus: uses developments in any order, then builds one. (RW-O4-05 to 11) */
export const useDevelopments = procedure(
  'use-developments',
  { seat: count, area: count, used: listOf(STRONGHOLDS) },
  steps =>
    steps
      .repeatUntil({ area: PASS }, using =>
        using
          .ask('area', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: areas((t, f, area) => mayUse(t, area, f.seat, f.used)),
            optional: true,
            pass: stopping,
            prompt: () => say('prompt.use-development'),
            rule: 'RW-O4-05',
          })
          .unless({ area: PASS }, used =>
            used
              .do((_t, f) => f.used.push(f.area))
              .call(() => useDevelopment, { seat: 'seat', area: 'area' }),
          ),
      )
      .call(() => buildDevelopment, { seat: 'seat' }),
);
