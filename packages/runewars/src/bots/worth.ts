import { NONE } from '@runehold/kernel/layout/zones';
import {
  areasAround,
  groundOf,
  holderOf,
  homeIn,
  isCity,
  runeChance,
  standingCount,
  stepsBetween,
  strongholdIn,
  yieldIn,
} from '../rules/view/areas.ts';
import type { Look } from '../rules/view/look.ts';
import { hasClaimed, objectiveIn } from '../rules/view/realm.ts';
import { armyWorth } from '../rules/view/units.ts';
import { weights } from './weights.ts';

/** What an area adds to the seat's Objective. */
const objectiveWorth = (look: Look, area: number): number => {
  const condition = objectiveIn(look);
  const owner = holderOf(look, area);
  const isEnemy = owner !== NONE && owner !== look.me;
  switch (condition?.kind) {
    case 'areas':
      return 0.5;
    case 'cities':
      return isCity(look, area) ? 2 : 0;
    case 'ruined-or-took-city':
      return isCity(look, area) && isEnemy ? 5 : 0;
    case 'took-stronghold':
      return isEnemy && strongholdIn(look, area) !== NONE ? 5 : 0;
    case 'enemy-home-realms':
      return homeIn(look, area) !== look.me && homeIn(look, area) !== NONE ? 3 : 0;
    case 'allied-types':
    case 'all-allied-with-you':
      return groundOf(look, area) === 'neutral' ? 1.5 : 0;
    default:
      return 0;
  }
};

/** What a dragon rune of an area is worth: more in the hands of somebody who is about to win with it. */
const runeWorth = (look: Look, area: number): number => {
  const owner = holderOf(look, area);
  const urgent = owner !== NONE && owner !== look.me && hasClaimed(look, owner);
  return (urgent ? weights.claimedRune : weights.rune) * runeChance(look, area);
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
    const chance = runeChance(look, goal);
    if (chance === 0) continue;
    best = Math.max(best, chance * (1 / (1 + stepsBetween(look, area, goal))));
  }
  return best;
};
