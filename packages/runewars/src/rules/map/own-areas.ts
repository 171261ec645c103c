import type { Seat } from '@runehold/kernel/layout/seats';
import { type AreaSet, addArea, areaSet, clearAreas, nextArea } from '../../board/area-set.ts';
import type { Table } from '../../layout.ts';
import { perContent } from '../table/per-content.ts';
import { factionOf, isAlive } from '../table/seats.ts';
import { type AreaTest, controller, strongholdOf } from './areas.ts';
import { mapOf } from './map-of.ts';
import { anyPeasants, hasPeasant, ownerOfPeasants } from './peasants.ts';

/** By faction the areas of its home realm. */
const homeAreas = perContent(({ factions, homeOf }) =>
  factions.map((_, faction) => [...homeOf.keys()].filter(area => homeOf[area] === faction)),
);

/** Whether neither units of a player nor a stronghold are in an area. */
const isBare = (t: Table, area: number): boolean =>
  t.occupant.get(area) === 0 && t.stronghold.get(area) === 0;

/**
 * The areas that a seat controls: those of which `controller` says so, found by looking for its pieces. Cheaper than
 * to ask of every area whose it is, most being nobody's or another's. (RW-AREA-05 to 08, BW-PEAS-03)
 */
export const ownAreas = (t: Table, seat: Seat, into: AreaSet): AreaSet => {
  clearAreas(into);
  const { each } = mapOf(t);
  for (let n = 0; n < each.length; n++) {
    const area = each[n];
    const occupant = t.occupant.get(area);
    if (occupant === seat + 1 || (occupant === 0 && strongholdOf(t, area) === seat)) addArea(into, area);
  }
  if (anyPeasants(t) && ownerOfPeasants(t) === seat) {
    for (const area of each) if (hasPeasant(t, area) && isBare(t, area)) addArea(into, area);
  }
  if (isAlive(t, seat)) {
    for (const area of homeAreas(t)[factionOf(t, seat)])
      if (isBare(t, area) && !hasPeasant(t, area)) addArea(into, area);
  }
  return into;
};

const own = areaSet();

/** Whether a seat controls any area: nearly everybody always holds one at home, and only of others it is looked for. */
export const controlsAny = (t: Table, seat: Seat): boolean => {
  const homes = homeAreas(t)[factionOf(t, seat)];
  for (let n = 0; n < homes.length; n++) if (controller(t, homes[n]) === seat) return true;
  ownAreas(t, seat, own);
  return (own[0] | own[1]) !== 0;
};

/** Whether a seat controls an area that a test admits. */
export const anyOwnArea = (t: Table, admits: AreaTest, seat: Seat): boolean => {
  ownAreas(t, seat, own);
  for (let area = nextArea(own, -1); area >= 0; area = nextArea(own, area))
    if (admits(t, area, seat)) return true;
  return false;
};
