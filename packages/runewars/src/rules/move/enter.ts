import { count } from '@runehold/kernel/layout/locals';
import { procedure } from '../rules.ts';
import { negotiate } from './diplomacy.ts';
import { fight } from './fight.ts';
import { formForce, isAnybodyUnderway, putDown } from './force.ts';
import { isOpenTo } from './travel.ts';
import { keepToLimit, usualLimit } from './unit-limit.ts';

/**
 * What follows when all units have come that were moved into an area, by an Order or a card: in a friendly or empty
 * one they rest, in an enemy one they fight, in a neutral one they fight or negotiate. Without units nothing follows.
 * (RW-MOVE-18 to 22, RW-MOVE-27, RW-CAP-03, RW-CAP-04)
 */
export const enterArea = procedure('enter-area', { seat: count, area: count }, steps =>
  steps.when(
    (t, f) => isAnybodyUnderway(t, f.area),
    arrived =>
      arrived.when(
        (t, f) => isOpenTo(t, f.area, f.seat),
        peaceful =>
          peaceful
            .do((t, f) => {
              putDown(t, f.area, f.seat);
              t.mover = 0;
            })
            .call(
              () => keepToLimit,
              (t, f, callee) => usualLimit(t, f.seat, f.area, callee),
            ),
        hostile =>
          hostile
            .do((t, f) => formForce(t, f.area, f.seat))
            .when(
              t => t.neutralDefence === 1,
              neutral => neutral.call(() => negotiate, { seat: 'seat' }),
              enemy => enemy.call(() => fight, { seat: 'seat' }),
            ),
      ),
  ),
);
