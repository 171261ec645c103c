import type { Table } from '../../src/layout.ts';
import { seasonIds, seasonPool, typesWith, unitIds } from '../../src/pools.ts';
import {
  activate,
  area,
  army,
  city,
  clearUnits,
  defeatedHero,
  development,
  dials,
  type HeroState,
  hero,
  heroAt,
  neutrals,
  noStronghold,
  objective,
  questHand,
  reward,
  rune,
  stronghold,
  tacticsHand,
  title,
  unit,
} from '../../src/positions/arrange.ts';
import { columnOf, isNeutralType } from '../../src/rules/map/columns.ts';

export {
  activate,
  area,
  army,
  city,
  clearUnits,
  defeatedHero,
  development,
  dials,
  type HeroState,
  hero,
  heroAt,
  neutrals,
  noStronghold,
  objective,
  questHand,
  reward,
  rune,
  stronghold,
  tacticsHand,
  title,
  unit,
};

/** What stands in an area, by unit id; routed units under `<id>:routed`. */
export const unitsAt = (t: Table, where: string): Readonly<Record<string, number>> => {
  const there: Record<string, number> = {};
  const seat = t.occupant.get(area(where)) - 1;
  for (const [type, id] of unitIds.entries()) {
    const owned =
      isNeutralType(type) || (seat >= 0 && typesWith(t.boxes).own[t.faction.get(seat) - 1].includes(type));
    if (!owned) continue;
    const standing = t.standing.get(area(where), columnOf(t, type));
    const routed = t.routed.get(area(where), columnOf(t, type));
    if (standing > 0) there[id] = standing;
    if (routed > 0) there[`${id}:routed`] = routed;
  }
  return there;
};

/** The Season card that was drawn last is Deep Snow, and it concerned everybody. */
export const deepSnow = (t: Table): void => {
  const card = seasonPool.cards.indexOf('season-deep-snow');
  t.move(card, t.seasonDeck.at(seasonIds.indexOf('winter')), t.seasonDiscard);
  t.deepSnow = 1;
};
