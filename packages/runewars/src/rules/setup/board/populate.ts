import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import type { Bag, Slots } from '@runehold/kernel/layout/zones';
import { NONE } from '@runehold/kernel/layout/zones';
import { hasArea } from '../../../board/area-set.ts';
import { neighbours } from '../../../board/map.ts';
import { layout, type Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { type AreaTest, countAreas } from '../../map/areas.ts';
import { columnOf } from '../../map/columns.ts';
import { mapOf } from '../../map/map-of.ts';
import { hasExploration } from '../../map/tokens.ts';
import { putUnits, supplyOf } from '../../map/units.ts';

/** Step 7: printed neutral units, standing, as far as there are figures. (RW-BOARD-31, RW-BOARD-32, RW-COMP-12) */
export const placeNeutrals = (t: Table): void => {
  const left: number[] = [];
  for (const area of mapOf(t).each) {
    const { neutrals: printed, neutralType } = t.content.area[area];
    if (printed === 0) continue;
    const column = columnOf(t, neutralType);
    left[column] ??= supplyOf(t, NONE, column);
    const neutrals = Math.min(printed, left[column]);
    if (neutrals === 0) continue;
    left[column] -= neutrals;
    putUnits(t, area, NONE, column, neutrals);
    t.emit(events['units-placed'], neutralType, neutrals, area);
  }
};

/** Takes a random token of a pile and lays it into an area; where more areas are left than tokens, maybe none. */
const layRandom = (
  t: Table,
  stream: number,
  pile: Bag,
  places: Slots,
  area: number,
  areasLeft = 0,
): number => {
  const nth = t.roll(stream, Math.max(pile.total, areasLeft));
  if (nth >= pile.total) return NONE;
  const token = pile.nth(nth);
  pile.take(token);
  places.putAt(area, token);
  return token;
};

const isCitySpace: AreaTest = (t, area) => t.content.area[area].city;

/** Step 8: a city on each city space as far as they go; what is left over is never seen. (RW-BOARD-33, BW-SETUP-18) */
export const placeCities = (t: Table): void => {
  const { here } = mapOf(t);
  let spaces = countAreas(t, isCitySpace, NONE);
  for (let area = 0; area < t.areas; area++) {
    if (!isCitySpace(t, area, NONE) || !hasArea(here, area)) continue;
    const city = layRandom(t, layout.stream.token, t.cityPile, t.city, area, spaces--);
    if (city === NONE) continue;
    t.notice(0, ALL_SEATS);
    t.emit(events['city-laid'], city, area);
  }
};

const isNextToHome = (t: Table, area: number): boolean =>
  neighbours(mapOf(t), area).some(other => t.content.area[other].home >= 0);

/**
 * The variant's tokens: one facedown in each area outside home realms, with back 1 next to a home realm, whatever the
 * border; of a kind that has run out the other is taken. (RW-EXPL-02 to 05, RW-EXPL-40)
 */
export const placeExplorationTokens = (t: Table): void => {
  if (!hasExploration(t)) return;
  const { here } = mapOf(t);
  for (let area = 0; area < t.areas; area++) {
    if (!hasArea(here, area) || t.content.area[area].home >= 0) continue;
    const wantsNear = isNextToHome(t, area);
    const near = t.farPile.total === 0 || (wantsNear && t.nearPile.total > 0);
    if (t.nearPile.total + t.farPile.total === 0) return;
    if (near) layRandom(t, layout.stream.token, t.nearPile, t.nearToken, area);
    else layRandom(t, layout.stream.token, t.farPile, t.farToken, area);
    t.emit(near ? events['near-token-laid'] : events['far-token-laid'], area);
  }
};
