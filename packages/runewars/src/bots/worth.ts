import { NONE } from '@runehold/kernel/layout/zones';
import {
  areasAround,
  holderOf,
  homeIn,
  isCity,
  runesIn,
  standingCount,
  stepsBetween,
  strongholdIn,
  yieldIn,
} from '../rules/view/areas.ts';
import { objectiveWorth } from '../rules/view/judgements.ts';
import type { Look } from '../rules/view/look.ts';
import { hasClaimed } from '../rules/view/realm.ts';
import { armyWorth } from '../rules/view/units.ts';
import { weights } from './weights.ts';

/** What a dragon rune of an area is worth: more in the hands of somebody who is about to win with it. */
const runeWorth = (look: Look, area: number): number => {
  const owner = holderOf(look, area);
  const urgent = owner !== NONE && owner !== look.me && hasClaimed(look, owner);
  return (urgent ? weights.claimedRune : weights.rune) * runesIn(look, area);
};

/** What holding an area is worth to the seat, whoever holds it now. */
export const areaWorth = (look: Look, area: number): number => {
  const holder = strongholdIn(look, area);
  const enemyHolds = holder !== NONE && holder !== look.me;
  return (
    runeWorth(look, area) +
    (isCity(look, area) ? weights.city : 0) +
    weights.resource * yieldIn(look, area) +
    (enemyHolds ? weights.stronghold : 0) +
    (homeIn(look, area) === look.me ? weights.home : 0) +
    objectiveWorth(look, area)
  );
};

/** What the strongest enemy army next to an area is worth. */
export const threatTo = (look: Look, area: number): number => {
  let most = 0;
  for (const other of areasAround(look, area)) {
    const owner = holderOf(look, other);
    if (owner !== NONE && owner !== look.me) most = Math.max(most, armyWorth(look, other));
  }
  return most;
};

/** How safe something would lie in an area of the seat's: behind walls and soldiers, far from enemies. */
export const safety = (look: Look, area: number): number =>
  (strongholdIn(look, area) === look.me ? 3 : 0) +
  (homeIn(look, area) === look.me ? 2 : 0) +
  0.4 * Math.min(8, standingCount(look, area)) -
  0.3 * threatTo(look, area);

/** How near an area is to the areas that are worth going to. */
export const nearness = (look: Look, area: number): number => {
  let best = 0;
  for (let goal = 0; goal < look.t.areas; goal++) {
    if (holderOf(look, goal) === look.me) continue;
    const runes = runesIn(look, goal);
    if (runes === 0) continue;
    best = Math.max(best, runes * (1 / (1 + stepsBetween(look, area, goal))));
  }
  return best;
};
