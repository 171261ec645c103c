import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../layout.ts';
import { holderOf, isCity, runesOf, yieldIn } from '../rules/view/areas.ts';
import { heroesOf } from '../rules/view/heroes.ts';
import type { Look } from '../rules/view/look.ts';
import { rewardsOf, strongholdsOf } from '../rules/view/realm.ts';
import { forcesOf } from '../rules/view/units.ts';
import { weights } from './weights.ts';

/** More than any table can be worth. */
const VICTORY = 1000;

const landWorth = (look: Look, seat: Seat): number => {
  let sum = 0;
  for (let area = 0; area < look.t.areas; area++) {
    if (holderOf(look, area) !== seat) continue;
    sum += weights.resource * yieldIn(look, area) + (isCity(look, area) ? weights.city : 0);
  }
  return sum;
};

const realmWorth = (look: Look, seat: Seat): number =>
  weights.rune * runesOf(look, seat) +
  landWorth(look, seat) +
  0.5 * forcesOf(look, seat) +
  weights.influence * look.t.influence.get(seat) +
  weights.hero * heroesOf(look, seat).length +
  strongholdsOf(look, seat).length;

/**
 * How a table stands for a seat: runes, land, armies, influence, heroes and strongholds, and what its hand adds, less
 * half of what the strongest rival seems to have. It reads what the seat may know.
 */
export const standingOf = (t: Table, seat: Seat): number => {
  if (t.over) return t.placeOf(seat) === 1 ? VICTORY : -VICTORY;
  if (t.year > 0 && t.alive.get(seat) === 0) return -VICTORY;
  const look = { t, me: seat };
  let rival = 0;
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && t.alive.get(other) === 1) rival = Math.max(rival, realmWorth(look, other));
  }
  const { runes, others } = rewardsOf(look);
  const held = weights.rune * runes + others + weights.tactics * t.tactics.at(seat).total;
  return Math.max(1 - VICTORY, Math.min(VICTORY - 1, realmWorth(look, seat) + held - 0.5 * rival));
};
