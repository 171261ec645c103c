import { YES } from '@runehold/kernel/ask/verdict';
import type { SupremacyBonus } from '../../../content/types-realm.ts';
import { resourceIds } from '../../../pools.ts';
import { isActivated } from '../../map/areas.ts';
import { anyOwnArea } from '../../map/own-areas.ts';
import { standingIn } from '../../map/units.ts';
import { mayTake } from '../../orders/acquire-power.ts';
import { mayBuild } from '../../orders/developments/build.ts';
import { countIcons } from '../../table/resources.ts';
import type { Look } from '../look.ts';
import { recruitsOf } from '../previews.ts';
import { titlesIn } from '../realm.ts';

/** What a bonus would bring: how many of what it gives, or 0 if it would change nothing as things lie. */
type Gift = (look: Look, isFirstDone: boolean) => number;

const gifts: Readonly<Record<SupremacyBonus['kind'], Gift>> = {
  'collect-tactics': ({ t, me }) => countIcons(t, me, 'tactics'),
  // Somebody stands where no token of one's own holds him.
  repeat: ({ t, me }) =>
    Number(anyOwnArea(t, (_t, area) => standingIn(t, area) > 0 && !isActivated(t, area, me), me)),
  // It works inside the battle, and nothing is left to be done about it.
  'weaken-stronghold': () => 0,
  'use-developments': ({ t, me }) =>
    Number(mayBuild(t, me) || anyOwnArea(t, (_t, area) => t.development.get(area) > 0, me)),
  'recruit-again': (look, isFirstDone) => {
    const dials = resourceIds.filter((_, dial) => recruitsOf(look, look.me, dial).length > 0).length;
    // One dial was used by the first part, or will be.
    const used = isFirstDone && look.t.recruitedFrom === 0 ? 0 : 1;
    return Math.max(0, dials - used);
  },
  'hire-hero': ({ t, me }) => t.influence.get(me),
  'take-title': look => titlesIn(look).filter(title => mayTake(look.t, look.me, title) === YES).length,
  'recruit-class': () => 1,
};

/** What the bonus of an Order would bring the seat, once its first part is done or before it is chosen. (RW-ORDER-16) */
export const bonusGift = (look: Look, order: number, isFirstDone: boolean): number => {
  const { bonus } = look.t.content.orders[order];
  return bonus === undefined ? 0 : gifts[bonus.kind](look, isFirstDone);
};
