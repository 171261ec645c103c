import { YES } from '@runehold/kernel/ask/verdict';
import type { LocalList } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { type AreaSet, addArea, areaSet, clearAreas, nextArea, removeArea } from '../../board/area-set.ts';
import type { Table } from '../../layout.ts';
import { isCommander } from '../heroes/commanders/commander.ts';
import { mayDepart } from '../heroes/commanders/pinned.ts';
import { nextHero, ownerOf } from '../heroes/hero.ts';
import { isFriendly } from '../map/areas.ts';
import { mapOf } from '../map/map-of.ts';
import { unitAt } from '../map/units.ts';
import { remembers } from '../table/remembered.ts';
import { mayLeave } from './marchers.ts';
import { closedTo, heroFlies, nowhere, reachOf } from './travel.ts';

const closed = areaSet();
const reached = areaSet();

/** Everywhere that a figure can go from an area; staying there is no move. */
const reachFrom = (
  t: Table,
  seat: Seat,
  area: number,
  steps: number,
  flying: boolean,
  ground: AreaSet,
): void => {
  reachOf(t, seat, area, steps, flying, ground, reached);
  removeArea(reached, area);
};

const add = (into: AreaSet): void => {
  into[0] |= reached[0];
  into[1] |= reached[1];
};

/** Adds only what is friendly: where allied units may go alone. (RW-O1-11) */
const addFriendly = (t: Table, seat: Seat, into: AreaSet): void => {
  for (let area = nextArea(reached, -1); area >= 0; area = nextArea(reached, area))
    if (isFriendly(t, area, seat)) addArea(into, area);
};

const addWaysOfUnits = (t: Table, seat: Seat, area: number, steps: number, own: boolean, into: AreaSet) => {
  if (mayLeave(t, area, seat, own) !== YES) return;
  const end = own ? t.ownColumns : t.columns;
  let walked = false;
  let flown = false;
  for (let column = own ? 0 : t.ownColumns; column < end; column++) {
    if (t.standing.get(area, column) === 0) continue;
    const { flying } = unitAt(t, seat, column);
    if (flying ? flown : walked) continue;
    if (flying) flown = true;
    else walked = true;
    reachFrom(t, seat, area, steps, flying, closed);
    if (own) add(into);
    else addFriendly(t, seat, into);
  }
};

/** The areas that somebody could go to who has not moved in this order: own units, allied ones and heroes. (RW-O1-01, 02, 06, 08) */
export const findDestinations = (
  t: Table,
  seat: Seat,
  steps: number,
  friendly: LocalList,
  moved: LocalList,
  into: AreaSet,
): void => {
  clearAreas(into);
  closedTo(t, seat, steps, closed);
  const { each } = mapOf(t);
  for (let n = 0; n < each.length; n++) {
    const area = each[n];
    if (t.occupant.get(area) === seat + 1) addWaysOfUnits(t, seat, area, steps, true, into);
    if (remembers(friendly, area)) addWaysOfUnits(t, seat, area, steps, false, into);
  }
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero)) {
    if (ownerOf(t, hero) !== seat) continue;
    if (t.heroRouted.get(hero) === 1 || remembers(moved, hero) || mayDepart(t, hero) !== YES) continue;
    const ground = isCommander(t, hero) ? closed : nowhere;
    reachFrom(t, seat, t.heroArea.get(hero) - 1, steps, heroFlies(t, hero), ground);
    add(into);
  }
};
