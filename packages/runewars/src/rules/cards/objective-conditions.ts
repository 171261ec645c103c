import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { ObjectiveCondition } from '../../content/types-cards.ts';
import type { NeutralUnit } from '../../content/types-map.ts';
import { type Table, unitIds } from '../../layout.ts';
import { anyArea, controller, countAreas, hasCity } from '../map/areas.ts';
import { columnOf } from '../map/columns.ts';
import { countColumn } from '../map/units.ts';
import { DEED } from '../table/deeds.ts';
import { factionOf, seatOfFaction } from '../table/seats.ts';

const typeOfNeutral = Object.fromEntries(unitIds.map((unit, type) => [unit, type])) as Readonly<
  Record<NeutralUnit, number>
>;

const columnOfNeutral = (t: Table, unit: NeutralUnit): number => columnOf(t, typeOfNeutral[unit]);

/** Whether figures of some neutral types are on the board, in an area that `whose` admits. */
const anyNeutrals = (
  t: Table,
  units: readonly NeutralUnit[],
  whose: (owner: Seat, seat: Seat) => boolean,
  seat: Seat,
): boolean => {
  for (const unit of units) {
    const column = columnOfNeutral(t, unit);
    for (let area = 0; area < t.areas; area++) {
      if (countColumn(t, area, column) > 0 && whose(controller(t, area), seat)) return true;
    }
  }
  return false;
};

/** Figures of some neutral types on the board. */
const countNeutrals = (t: Table, units: readonly NeutralUnit[]): number => {
  let figures = 0;
  for (const unit of units) {
    for (let area = 0; area < t.areas; area++) figures += countColumn(t, area, columnOfNeutral(t, unit));
  }
  return figures;
};

const anywhere = (): boolean => true;
const unallied = (owner: Seat): boolean => owner === NONE;
const notOfTheSeat = (owner: Seat, seat: Seat): boolean => owner !== seat;

const isOwnCity = (t: Table, area: number, seat: Seat): boolean =>
  hasCity(t, area) && controller(t, area) === seat;

const countTitles = (t: Table, seat: Seat): number => {
  let titles = 0;
  for (let title = 0; title < t.titleOwner.length; title++) {
    if (t.titleOwner.get(title) === seat + 1) titles++;
  }
  return titles;
};

const hasHeroes = (t: Table, seat: Seat, least: number, without: string): boolean => {
  let heroes = 0;
  for (let hero = 0; hero < t.heroes; hero++) {
    if (t.heroesInPlay.count(hero) === 0 || t.heroOwner.get(hero) !== seat + 1) continue;
    if (t.content.heroes[hero].alignment === without) return false;
    heroes++;
  }
  return heroes >= least;
};

const countAlliedTypes = (t: Table, seat: Seat): number => {
  let found = 0;
  for (let area = 0; area < t.areas; area++) {
    if (controller(t, area) !== seat) continue;
    for (let column = t.ownColumns; column < t.columns; column++) {
      if (countColumn(t, area, column) > 0) found |= 1 << column;
    }
  }
  let types = 0;
  for (let column = t.ownColumns; column < t.columns; column++) types += (found >> column) & 1;
  return types;
};

/** Eliminated players' home realms count; against one opponent areas are counted, not realms. */
const tramplesHomes = (t: Table, seat: Seat, realms: number, areasOfOne: number): boolean => {
  let entered = 0;
  let trampled = 0;
  let areas = 0;
  for (let area = 0; area < t.areas; area++) {
    const realm = t.content.homeOf[area];
    if (realm < 0 || realm === factionOf(t, seat) || controller(t, area) !== seat) continue;
    if (seatOfFaction(t, realm) === NONE) continue;
    areas++;
    if ((entered & (1 << realm)) === 0) trampled++;
    entered |= 1 << realm;
  }
  return t.seats === 2 ? areas >= areasOfOne : trampled >= realms;
};

const countControlled = (t: Table, seat: Seat): number => {
  let areas = 0;
  for (let area = 0; area < t.areas; area++) if (controller(t, area) === seat) areas++;
  return areas;
};

/** Whether a condition holds for the seat now; what asks about the past reads the deeds. (RW-OBJ-05, RW-OBJ-09) */
export const isFulfilled = (t: Table, seat: Seat, condition: ObjectiveCondition): boolean => {
  switch (condition.kind) {
    case 'all-allied-with-players':
      return !anyNeutrals(t, condition.units, unallied, seat);
    case 'all-allied-with-you':
      return (
        !anyNeutrals(t, condition.units, notOfTheSeat, seat) &&
        countNeutrals(t, condition.units) >= condition.least
      );
    case 'influence':
      return t.influence.get(seat) >= condition.least;
    case 'titles':
      return countTitles(t, seat) >= condition.least;
    case 'cities': {
      const own = countAreas(t, isOwnCity, seat);
      return own >= condition.least || (own > 0 && own === countAreas(t, hasCity, seat));
    }
    case 'heroes':
      return hasHeroes(t, seat, condition.least, condition.without);
    case 'allied-types':
      return countAlliedTypes(t, seat) >= condition.least;
    case 'won-as-defender':
      return t.deeds.get(seat, DEED.repelled) > 0;
    case 'ruined-or-took-city':
      return t.deeds.get(seat, DEED.razedCity) + t.deeds.get(seat, DEED.tookCity) >= condition.least;
    case 'destroyed-in-battle':
      return t.deeds.get(seat, DEED.slaughter) >= condition.least;
    case 'enemy-home-realms':
      return tramplesHomes(t, seat, condition.least, condition.areasOfOne);
    case 'took-stronghold':
      return t.deeds.get(seat, DEED.brokeStronghold) >= condition.least;
    case 'areas':
      return countControlled(t, seat) >= condition.least;
    case 'destroyed-and-gone':
      return (
        t.deeds.get(seat, DEED.slewMonster) >= condition.least &&
        !anyNeutrals(t, condition.units, anywhere, seat)
      );
    case 'defeated-heroes':
      return t.deeds.get(seat, DEED.slewHero) >= condition.least;
  }
};

/** Whether a condition with an escape cannot come true as things lie, so that its card may be exchanged. */
export const isHopeless = (t: Table, seat: Seat, condition: ObjectiveCondition): boolean => {
  switch (condition.kind) {
    case 'all-allied-with-you':
      return !anyNeutrals(t, condition.units, anywhere, seat);
    case 'cities':
      return !anyArea(t, hasCity, seat);
    case 'destroyed-and-gone':
      return !isFulfilled(t, seat, condition) && !anyNeutrals(t, condition.units, anywhere, seat);
    default:
      return false;
  }
};
