import { NONE } from '@runehold/kernel/layout/zones';
import { holderOf, standingCount } from '@runehold/runewars/rules/view/areas';
import { marchersTo } from '@runehold/runewars/rules/view/units';
import { ownSeat, type Sight } from '../sight.ts';

/** What marching to an area would bring: so many against so many, so many more, or land that nobody holds. */
export type AreaTag = { readonly kind: 'fight' | 'join'; readonly text: string } | { readonly kind: 'free' };

/** What the viewer would gain by activating an area, as far as numbers tell it. (RW-MOVE-05 to 10) */
export const tagOf = (sight: Sight, area: number): AreaTag | undefined => {
  const seat = ownSeat(sight);
  const units = marchersTo(sight, seat, area);
  if (units === 0) return undefined;
  if (holderOf(sight, area) === seat) return { kind: 'join', text: `+${units}` };
  const there = standingCount(sight, area);
  if (there > 0) return { kind: 'fight', text: `${units}:${there}` };
  return holderOf(sight, area) === NONE ? { kind: 'free' } : { kind: 'fight', text: `${units}:0` };
};
