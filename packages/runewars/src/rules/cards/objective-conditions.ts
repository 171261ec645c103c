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

/** Figures of some neutral types on the board, in areas that `whose` admits. */
const countNeutrals = (
  t: Table,
  units: readonly NeutralUnit[],
  whose: (owner: Seat, seat: Seat) => boolean,
  seat: Seat,
): number => {
  let figures = 0;
  for (const unit of units) {
    const column = columnOfNeutral(t, unit);
    for (let area = 0; area < t.areas; area++)
      if (whose(controller(t, area), seat)) figures += countColumn(t, area, column);
  }
  return figures;
};

const anybodys = (): boolean => true;
const allied = (owner: Seat): boolean => owner !== NONE;
const ofTheSeat = (owner: Seat, seat: Seat): boolean => owner === seat;

const isOwnCity = (t: Table, area: number, seat: Seat): boolean =>
  hasCity(t, area) && controller(t, area) === seat;

const countTitles = (t: Table, seat: Seat): number => {
  let titles = 0;
  for (let title = 0; title < t.titleOwner.length; title++) {
    if (t.titleOwner.get(title) === seat + 1) titles++;
  }
  return titles;
};

/** Heroes of a seat, all or those of an alignment. */
const countHeroes = (t: Table, seat: Seat, alignment?: string): number => {
  let heroes = 0;
  for (let hero = 0; hero < t.heroes; hero++) {
    if (t.heroesInPlay.count(hero) === 0 || t.heroOwner.get(hero) !== seat + 1) continue;
    if (alignment === undefined || t.content.heroes[hero].alignment === alignment) heroes++;
  }
  return heroes;
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

/** What a seat controls in the home realms of others: areas and realms. Those of eliminated players count. */
const trampled = (t: Table, seat: Seat): { readonly areas: number; readonly realms: number } => {
  let entered = 0;
  let realms = 0;
  let areas = 0;
  for (let area = 0; area < t.areas; area++) {
    const realm = t.content.homeOf[area];
    if (realm < 0 || realm === factionOf(t, seat) || controller(t, area) !== seat) continue;
    if (seatOfFaction(t, realm) === NONE) continue;
    areas++;
    if ((entered & (1 << realm)) === 0) realms++;
    entered |= 1 << realm;
  }
  return { areas, realms };
};

const countControlled = (t: Table, seat: Seat): number => {
  let areas = 0;
  for (let area = 0; area < t.areas; area++) if (controller(t, area) === seat) areas++;
  return areas;
};

/** How far a condition has come. Where something stands in the way for good or for now, having enough does not fulfil it. */
export type Progress = { readonly have: number; readonly need: number; readonly isFulfilled: boolean };

const counted = (have: number, need: number, isFree = true): Progress => ({
  have,
  need,
  isFulfilled: have >= need && isFree,
});

/** How far a seat has come with a condition; what asks about the past reads the deeds. (RW-OBJ-05, RW-OBJ-09) */
export const progressOf = (t: Table, seat: Seat, condition: ObjectiveCondition): Progress => {
  const deed = (which: number): number => t.deeds.get(seat, which);
  switch (condition.kind) {
    case 'all-allied-with-players':
      return counted(
        countNeutrals(t, condition.units, allied, seat),
        countNeutrals(t, condition.units, anybodys, seat),
      );
    case 'all-allied-with-you':
      return counted(
        countNeutrals(t, condition.units, ofTheSeat, seat),
        Math.max(condition.least, countNeutrals(t, condition.units, anybodys, seat)),
      );
    case 'influence':
      return counted(t.influence.get(seat), condition.least);
    case 'titles':
      return counted(countTitles(t, seat), condition.least);
    case 'cities': {
      const all = countAreas(t, hasCity, seat);
      return counted(
        countAreas(t, isOwnCity, seat),
        all === 0 ? condition.least : Math.min(all, condition.least),
      );
    }
    case 'heroes':
      return counted(countHeroes(t, seat), condition.least, countHeroes(t, seat, condition.without) === 0);
    case 'allied-types':
      return counted(countAlliedTypes(t, seat), condition.least);
    case 'won-as-defender':
      return counted(deed(DEED.repelled), 1);
    case 'ruined-or-took-city':
      return counted(deed(DEED.razedCity) + deed(DEED.tookCity), condition.least);
    case 'destroyed-in-battle':
      return counted(deed(DEED.slaughter), condition.least);
    case 'enemy-home-realms': {
      // Against one opponent areas are counted, not realms.
      const { areas, realms } = trampled(t, seat);
      return t.seats === 2 ? counted(areas, condition.areasOfOne) : counted(realms, condition.least);
    }
    case 'took-stronghold':
      return counted(deed(DEED.brokeStronghold), condition.least);
    case 'areas':
      return counted(countControlled(t, seat), condition.least);
    case 'destroyed-and-gone':
      return counted(
        deed(DEED.slewMonster),
        condition.least,
        countNeutrals(t, condition.units, anybodys, seat) === 0,
      );
    case 'defeated-heroes':
      return counted(deed(DEED.slewHero), condition.least);
  }
};

/** Whether a condition holds for the seat now. */
export const isFulfilled = (t: Table, seat: Seat, condition: ObjectiveCondition): boolean =>
  progressOf(t, seat, condition).isFulfilled;

/** Whether a condition with an escape cannot come true as things lie, so that its card may be exchanged. */
export const isHopeless = (t: Table, seat: Seat, condition: ObjectiveCondition): boolean => {
  switch (condition.kind) {
    case 'all-allied-with-you':
      return countNeutrals(t, condition.units, anybodys, seat) === 0;
    case 'cities':
      return !anyArea(t, hasCity, seat);
    case 'destroyed-and-gone':
      return !isFulfilled(t, seat, condition) && countNeutrals(t, condition.units, anybodys, seat) === 0;
    default:
      return false;
  }
};
