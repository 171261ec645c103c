import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { type AreaSet, addArea, areaSet, clearAreas, hasArea } from '../../board/area-set.ts';
import type { Table } from '../../layout.ts';
import { reasons } from '../../words.ts';
import { isContested, isEmpty, isFriendly, isUncontrolled } from '../map/areas.ts';
import { offerAreasAmong } from '../map/offer-areas.ts';
import { unitAt } from '../map/units.ts';
import { heroFlies, refugesFrom } from './travel.ts';

/** Whether units of a column are among those that leave an area. */
export type Leaves = (t: Table, origin: number, column: number) => boolean;

type AreaTest = (t: Table, area: number, seat: Seat) => boolean;

/** How heroes go who leave with the units, as bits: as those who walk, as those who fly. (BW-CMD-36) */
export const WALKER = 1;
export const FLYER = 2;

const near = areaSet();
const refuges = areaSet();

const anyLeavesBy = (
  t: Table,
  seat: Seat,
  origin: number,
  leaves: Leaves,
  flying: boolean,
  heroes: number,
): boolean => {
  if ((heroes & (flying ? FLYER : WALKER)) !== 0) return true;
  for (let column = 0; column < t.columns; column++) {
    if (leaves(t, origin, column) && unitAt(t, seat, column).flying === flying) return true;
  }
  return false;
};

/** Adds the neighbours that are of one kind. Nobody flees into an area that is contested. */
const addNear = (t: Table, seat: Seat, origin: number, isKind: AreaTest): boolean => {
  let any = false;
  for (let area = 0; area < t.areas; area++) {
    if (area === origin || isContested(t, area)) continue;
    if (!hasArea(near, area) || !isKind(t, area, seat)) continue;
    addArea(refuges, area);
    any = true;
  }
  return any;
};

/**
 * The areas of the required kind for at least one of the units that leave, by its own movement: friendly ones before
 * empty ones for a player's, uncontrolled ones for unallied units, whose seat is `NONE`. (RW-RETR-02 to 08, 18 to 24,
 * 27, 28, 35)
 */
const findRefuges = (t: Table, seat: Seat, origin: number, leaves: Leaves, heroes: number): AreaSet => {
  clearAreas(refuges);
  for (const flying of [false, true]) {
    if (!anyLeavesBy(t, seat, origin, leaves, flying, heroes)) continue;
    refugesFrom(t, seat, origin, flying, near);
    if (seat === NONE) addNear(t, seat, origin, isUncontrolled);
    else if (!addNear(t, seat, origin, isFriendly)) addNear(t, seat, origin, isEmpty);
  }
  return refuges;
};

export const hasRefuge = (t: Table, seat: Seat, origin: number, leaves: Leaves, heroes = 0): boolean => {
  const found = findRefuges(t, seat, origin, leaves, heroes);
  return (found[0] | found[1]) !== 0;
};

/** Why nobody who leaves an area goes to another; `near` is what the best of them could enter. */
const whyNoRefuge = (t: Table, seat: Seat, origin: number, area: number): Verdict => {
  if (area === origin || isContested(t, area)) return no(reasons['area-to-leave']);
  if (!hasArea(near, area)) return no(reasons['cannot-cross-over'], origin);
  if (seat === NONE) return no(reasons['no-ground-for-neutrals']);
  return isEmpty(t, area) ? no(reasons['friendly-first']) : no(reasons['not-friendly-or-empty'], area);
};

export const offerRefuges = (
  t: Table,
  seat: Seat,
  origin: number,
  leaves: Leaves,
  offer: Offer,
  heroes = 0,
): void => {
  const found = findRefuges(t, seat, origin, leaves, heroes);
  if (offer.explaining)
    refugesFrom(t, seat, origin, anyLeavesBy(t, seat, origin, leaves, true, heroes), near);
  offerAreasAmong(t, offer, found, area => (hasArea(found, area) ? YES : whyNoRefuge(t, seat, origin, area)));
};

/** Whether units of a column reach the refuge that was picked; those that do not are destroyed. (RW-RETR-20, RW-RETR-21) */
export const reachesRefuge = (t: Table, seat: Seat, origin: number, column: number, to: number): boolean =>
  to !== NONE && hasArea(refugesFrom(t, seat, origin, unitAt(t, seat, column).flying, near), to);

/** The same of a hero who goes with units. (BW-CMD-36) */
export const heroReaches = (t: Table, seat: Seat, origin: number, hero: number, to: number): boolean =>
  to !== NONE && hasArea(refugesFrom(t, seat, origin, heroFlies(t, hero), near), to);
