import { count } from '@runehold/kernel/layout/locals';
import type { Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { isDamaged, strongholdOf } from '../../map/areas.ts';
import { raiseOnSite } from '../../map/raise-on-site.ts';
import { removeStronghold } from '../../orders/strongholds.ts';
import { procedure } from '../../rules.ts';
import { hasFighter, isStanding } from '../fighters.ts';
import { ATTACKER, contestedArea, seatOn } from '../sides.ts';
import { isFortified } from '../strength.ts';

/** The attacker removes the stronghold and may put one of his own in its place, damaged side up. (RW-TALLY-30 to 34, RW-HOLD-07 to 10) */
export const conquerSite = procedure('conquer-site', { broke: count }, steps =>
  steps.when(isFortified, held =>
    held
      .do((t, f) => {
        f.broke = 1;
        removeStronghold(t, contestedArea(t));
      })
      .call(
        () => raiseOnSite,
        (t, _f, callee) => {
          callee.seat = seatOn(t, ATTACKER);
          callee.area = contestedArea(t);
        },
      ),
  ),
);

/** A stronghold that has held is damaged if an attacking unit still stands. (RW-TALLY-35 to 39, RW-HOLD-11, RW-HOLD-12) */
export const damageSite = (t: Table): void => {
  const area = contestedArea(t);
  if (!isFortified(t) || isDamaged(t, area) || !hasFighter(t, ATTACKER, isStanding)) return;
  const seat = strongholdOf(t, area);
  t.stronghold.add(area, 1);
  t.emit(events['stronghold-damaged'], seat, area);
};
