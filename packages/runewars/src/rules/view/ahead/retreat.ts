import { NONE } from '@runehold/kernel/layout/zones';
import { areaSet, listAreas } from '../../../board/area-set.ts';
import { controller, hasNeutrals, holderWithoutUnits } from '../../map/areas.ts';
import { refugesFrom } from '../../move/travel.ts';
import type { Look } from '../look.ts';
import { ownCount } from '../units.ts';

const near = areaSet();

/** Whether an area is friendly or empty once so many of the seat's own units have left it. */
const isRefuge = (look: Look, area: number, leaving: number): boolean => {
  const { t, me } = look;
  const own = ownCount(look, area);
  if (own > leaving) return true;
  const owner = own > 0 ? holderWithoutUnits(t, area) : controller(t, area);
  return owner === me || (owner === NONE && !hasNeutrals(t, area));
};

/**
 * Whether units of a type that lose a battle in an area could go anywhere: to a friendly or empty area beside it that
 * they can cross over to. What they have left behind may be a rival's again, or neutral. (RW-RETR-02 to 04, 19 to 21)
 */
export const mayRetreat = (
  look: Look,
  area: number,
  type: number,
  leaving: ReadonlyMap<number, number>,
): boolean =>
  listAreas(refugesFrom(look.t, look.me, area, look.t.content.unit[type].flying, near)).some(
    other => other !== area && isRefuge(look, other, leaving.get(other) ?? 0),
  );
