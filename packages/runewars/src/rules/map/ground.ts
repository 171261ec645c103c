import { NONE } from '@runehold/kernel/layout/zones';
import { type AreaSet, addArea, areaSet, clearAreas, copyAreas } from '../../board/area-set.ts';
import { type GameMap, withWaters } from '../../board/map.ts';
import type { Ice } from '../../content/types-map.ts';
import type { Table } from '../../layout.ts';
import { perContent } from '../table/per-content.ts';
import { hasLandTokens, isFrozen, nextBlighted } from './blight.ts';
import { mapOf } from './map-of.ts';
import { hasExploration, locationAt } from './tokens.ts';

/** Whether water closes an area on all sides; ice in the area itself opens it. (BW-EXPL-06, BW-EXPL-07) */
export const isFlooded = (t: Table, area: number): boolean =>
  hasExploration(t) && locationAt(t, area)?.kind === 'flood' && !isFrozen(t, area);

const frozen = areaSet();
const flooded = areaSet();

const findWaters = (t: Table, dry: number): void => {
  clearAreas(frozen);
  clearAreas(flooded);
  for (let area = nextBlighted(t, NONE); area !== NONE; area = nextBlighted(t, area))
    if (isFrozen(t, area)) addArea(frozen, area);
  if (!hasExploration(t)) return;
  for (let area = 0; area < t.areas; area++) if (area !== dry && isFlooded(t, area)) addArea(flooded, area);
};

/** Which water a cryomancy token opens. (BW-CRYO-03) */
const iceOf = perContent(({ boxes }): Ice => boxes.find(({ ice }) => ice !== undefined)?.ice ?? 'all-around');

/** The last map that tokens have changed, and what it was made of. */
const madeOf: { readonly frozen: AreaSet; readonly flooded: AreaSet; ice: Ice } = {
  frozen: areaSet(),
  flooded: areaSet(),
  ice: 'all-around',
};
let before: GameMap | undefined;
let after: GameMap | undefined;

const isMade = (map: GameMap, ice: Ice): boolean =>
  before === map &&
  madeOf.ice === ice &&
  madeOf.frozen[0] === frozen[0] &&
  madeOf.frozen[1] === frozen[1] &&
  madeOf.flooded[0] === flooded[0] &&
  madeOf.flooded[1] === flooded[1];

/**
 * The map with the ways that are open now: water around cryomancy tokens is, and flooded areas are not, but for one
 * that is taken to be dry. (BW-CRYO-01 to 06, BW-EXPL-06 to 09)
 */
export const groundOf = (t: Table, dry = NONE): GameMap => {
  const map = mapOf(t);
  if (!hasLandTokens(t)) return map;
  findWaters(t, dry);
  if ((frozen[0] | frozen[1] | flooded[0] | flooded[1]) === 0) return map;
  const ice = iceOf(t);
  if (after === undefined || !isMade(map, ice)) {
    before = map;
    madeOf.ice = ice;
    copyAreas(frozen, madeOf.frozen);
    copyAreas(flooded, madeOf.flooded);
    after = withWaters(map, frozen, flooded, ice);
  }
  return after;
};
