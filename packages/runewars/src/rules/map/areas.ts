import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { hasArea } from '../../board/area-set.ts';
import type { Table } from '../../layout.ts';
import { capitalOf } from '../table/capital-card.ts';
import { hasDevelopmentCards } from '../table/development-cards.ts';
import { seatOfFaction } from '../table/seats.ts';
import { addedByCity } from './city-tokens.ts';
import { mapOf } from './map-of.ts';
import { hasPeasant, ownerOfPeasants } from './peasants.ts';

/** The seat whose stronghold stands in an area, or `NONE`. */
export const strongholdOf = (t: Table, area: number): Seat => ((t.stronghold.get(area) + 1) >> 1) - 1;

export const isDamaged = (t: Table, area: number): boolean =>
  t.stronghold.get(area) > 0 && ((t.stronghold.get(area) - 1) & 1) === 1;

/** Whether a seat has its capital on the board; where no such cards are in play nobody has. */
export const hasCapital = (t: Table, seat: Seat): boolean =>
  hasDevelopmentCards(t) && t.capital.get(seat) > 0;

/** Whether what stands in an area is a capital: a stronghold for every purpose that no rule names. (BW-CAP-09) */
export const isCapital = (t: Table, area: number): boolean => {
  if (!hasDevelopmentCards(t)) return false;
  const seat = strongholdOf(t, area);
  return seat !== NONE && t.capital.get(seat) === area + 1;
};

/** What the stronghold in an area shows on its faceup side. (RW-TALLY-19, BW-CAP-05, BW-CAP-06) */
export const strongholdFace = (t: Table, area: number): number => {
  const { damaged, undamaged } = isCapital(t, area)
    ? capitalOf(t, strongholdOf(t, area)).strength
    : t.content.stronghold.strength;
  return isDamaged(t, area) ? damaged : undamaged;
};

/** The seat in whose home realm an area lies, as long as it takes part, or `NONE`. (RW-AREA-06, RW-ELIM-07) */
export const homeOwner = (t: Table, area: number): Seat => {
  const home = t.content.homeOf[area];
  if (home < 0) return NONE;
  const seat = seatOfFaction(t, home);
  return seat !== NONE && t.alive.get(seat) === 1 ? seat : NONE;
};

/** Whether an area belongs to a home realm, be its player eliminated. (BW-DESO-09) */
export const isHomeRealm = (t: Table, area: number): boolean => t.content.homeOf[area] >= 0;

/** How many icons of a resource an area and its city show, whatever lies on them. (RW-AREA-04, BW-CITY12-18) */
export const printedYield = (t: Table, area: number, resource: number): number =>
  t.content.area[area].yields[resource] + addedByCity(t, area, resource);

/** Who would control an area without units: by a stronghold, else by peasants, else as a home realm; `NONE` if nobody. (BW-PEAS-03) */
export const holderWithoutUnits = (t: Table, area: number): Seat => {
  const holder = strongholdOf(t, area);
  if (holder !== NONE) return holder;
  return hasPeasant(t, area) ? ownerOfPeasants(t) : homeOwner(t, area);
};

/**
 * Who controls an area: whose units are there, else who holds it without any; `NONE` if nobody. Derived from the
 * pieces, never stored. (RW-AREA-05 to 08, RW-AREA-21)
 */
export const controller = (t: Table, area: number): Seat => {
  const occupant = t.occupant.get(area);
  return occupant > 0 ? occupant - 1 : holderWithoutUnits(t, area);
};

/** Who controls an area as soon as somebody's activation token has come: it drives peasants off. (BW-PEAS-05, BW-PEAS-08) */
export const controllerOnceActivated = (t: Table, area: number): Seat =>
  hasPeasant(t, area) && t.occupant.get(area) === 0 && strongholdOf(t, area) === NONE
    ? homeOwner(t, area)
    : controller(t, area);

/** Whether a piece that brings this area is on the board. */
export const isOnBoard = (t: Table, area: number): boolean => hasArea(mapOf(t).here, area);

export const isFriendly = (t: Table, area: number, seat: Seat): boolean => controller(t, area) === seat;

/** Controlled by another player. (RW-AREA-09) */
export const isEnemy = (t: Table, area: number, seat: Seat): boolean => {
  const owner = controller(t, area);
  return owner !== NONE && owner !== seat;
};

export const hasNeutrals = (t: Table, area: number): boolean =>
  t.standing.sum(area, t.ownColumns, t.columns) > 0 || t.routed.sum(area, t.ownColumns, t.columns) > 0;

/** Controlled by nobody. (RW-AREA-13) */
export const isUncontrolled = (t: Table, area: number): boolean => controller(t, area) === NONE;

/** Uncontrolled, with neutral units. */
export const isNeutral = (t: Table, area: number): boolean => isUncontrolled(t, area) && hasNeutrals(t, area);

/** Outside home realms, without units and strongholds. (RW-AREA-10 to 12) */
export const isEmpty = (t: Table, area: number): boolean => isUncontrolled(t, area) && !hasNeutrals(t, area);

export const isActivated = (t: Table, area: number, seat: Seat): boolean =>
  hasSeat(t.activation.get(area), seat);

/** Whether a battle is going on in an area. */
export const isContested = (t: Table, area: number): boolean => t.battleArea === area + 1;

export const hasCity = (t: Table, area: number): boolean => t.city.at(area) !== NONE;

/** A test of an area, about a seat or a card. */
export type AreaTest = (t: Table, area: number, about: number) => boolean;

/** Whether there is an area on the board that a test admits. */
export const anyArea = (t: Table, admits: AreaTest, about: number): boolean => {
  const { each } = mapOf(t);
  for (let n = 0; n < each.length; n++) if (admits(t, each[n], about)) return true;
  return false;
};

/** How many areas on the board a test admits. */
export const countAreas = (t: Table, admits: AreaTest, about: number): number => {
  const { each } = mapOf(t);
  let count = 0;
  for (let n = 0; n < each.length; n++) if (admits(t, each[n], about)) count++;
  return count;
};

/** Things of which there are few, and the areas they lie in: cities, strongholds, tokens. */
export type Lying = { nextTaken(after: number): number };

/** Whether there is an area with such a thing that a test admits: most areas have none, and are not looked at. */
export const anyWith = (t: Table, things: Lying, admits: AreaTest, about: number): boolean => {
  for (let area = things.nextTaken(NONE); area !== NONE; area = things.nextTaken(area))
    if (admits(t, area, about)) return true;
  return false;
};

/** How many areas with such a thing a test admits. */
export const countWith = (t: Table, things: Lying, admits: AreaTest, about: number): number => {
  let count = 0;
  for (let area = things.nextTaken(NONE); area !== NONE; area = things.nextTaken(area))
    if (admits(t, area, about)) count++;
  return count;
};

const isStrongholdOf: AreaTest = (t, area, seat) => strongholdOf(t, area) === seat;

/** Whether a seat has a stronghold. */
export const hasStronghold = (t: Table, seat: Seat): boolean =>
  anyWith(t, t.stronghold, isStrongholdOf, seat);
