import { only, union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count, type LocalList, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { UnitClass } from '../../content/types.ts';
import { areaDomain, routedTroop, standingTroop, troopDomain, unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { hasStronghold, strongholdOf } from '../map/areas.ts';
import { columnOf, typeOf } from '../map/columns.ts';
import { areas, offerAreasWith } from '../map/offer-areas.ts';
import { countColumn, occupantOf, putUnits, supplyOf, unitsIn } from '../map/units.ts';
import { hasOwnStronghold } from '../map/verdicts.ts';
import { destroyTroop, keepToLimit, usualLimit } from '../move/unit-limit.ts';
import { procedure } from '../rules.ts';

/** The most units that one use of a dial can give. */
export const MOST_RECRUITS = 8;

/** Where a recruit goes: to a stronghold, or back to the supply untaken. (RW-O5-03, RW-O5-09) */
const recruitDomain = union('recruit', { area: areaDomain, none: only });
const UNTAKEN = recruitDomain.code('none');
const recruitCodes = recruitDomain.codesOf('area');
const recruitTo = (area: number): number => recruitCodes[area];

/** The types of a class that the seat's faction has, each so many times. */
export const offerOfClass = (
  t: Table,
  seat: Seat,
  unitClass: UnitClass,
  offer: Offer,
  units?: number,
): void => {
  for (let column = 0; column < t.ownColumns; column++) {
    const type = typeOf(t, seat, column);
    if (type !== NONE && t.content.unit[type].unitClass === unitClass) offer.add(type, units);
  }
};

const wanted = (t: Table, types: LocalList, column: number): number => {
  let units = 0;
  for (let i = 0; i < types.length; i++) if (columnOf(t, types.at(i)) === column) units++;
  return units;
};

/** The next column from one on of which more units are wanted than there are figures, or `t.ownColumns`. */
const missingFrom = (t: Table, seat: Seat, types: LocalList, from: number): number => {
  let column = from;
  while (column < t.ownColumns) {
    const units = wanted(t, types, column);
    if (units > 0 && units > supplyOf(t, seat, column)) break;
    column++;
  }
  return column;
};

const hasFigure = (t: Table, area: number, seat: Seat, column: number): Verdict =>
  yesIf(
    occupantOf(t, area) === seat && countColumn(t, area, column) > 0,
    reasons['no-unit-of-yours'],
    typeOf(t, seat, column),
  );

/** Gives up a unit on the board so that its figure can be recruited, or does without; `area` tells which. (RW-COMP-16) */
const giveUpFigure = procedure(
  'give-up-figure',
  { seat: count, column: count, area: count, troop: count },
  steps =>
    steps
      .ask('area', {
        kind: 'one',
        seat: 'seat',
        from: areaDomain,
        options: areas((t, f, area) => hasFigure(t, area, f.seat, f.column)),
        optional: true,
        pass: skipping,
        prompt: (t, f) => say('prompt.give-up-figure', { unit: typeOf(t, f.seat, f.column) }),
        rule: 'RW-COMP-16',
      })
      .unless({ area: PASS }, given =>
        given
          .ask('troop', {
            kind: 'one',
            seat: 'seat',
            from: troopDomain,
            options: (t, f, offer) => {
              const type = typeOf(t, f.seat, f.column);
              if (t.standing.get(f.area, f.column) > 0) offer.add(standingTroop(type));
              if (t.routed.get(f.area, f.column) > 0) offer.add(routedTroop(type));
            },
            about: (_t, f) => ({ area: f.area }),
            prompt: (t, f) =>
              say('prompt.give-up-which', { unit: typeOf(t, f.seat, f.column), area: f.area }),
            rule: 'RW-COMP-16',
          })
          .do((t, f) => destroyTroop(t, f.area, f.troop)),
      ),
);

/** The units that there are figures for. (RW-COMP-17) */
const takeRecruits = (t: Table, seat: Seat, types: LocalList, into: number[]): void => {
  for (let column = 0; column < t.ownColumns; column++) {
    const asked = wanted(t, types, column);
    if (asked === 0) continue;
    const units = Math.min(asked, supplyOf(t, seat, column));
    for (let n = 0; n < units; n++) into.push(typeOf(t, seat, column));
  }
};

const offerStrongholds = (t: Table, seat: Seat, offer: Offer): void => {
  offerAreasWith(t, offer, t.stronghold, area => hasOwnStronghold(t, area, seat), recruitTo, MOST_RECRUITS);
  offer.add(UNTAKEN, MOST_RECRUITS);
};

/** Puts the recruits down standing, and tells of them by area and type. (RW-O5-09) */
const placeRecruits = (t: Table, seat: Seat, types: LocalList, places: LocalList): void => {
  const recruits: number[] = [];
  takeRecruits(t, seat, types, recruits);
  for (let area = t.stronghold.nextTaken(NONE); area !== NONE; area = t.stronghold.nextTaken(area)) {
    if (strongholdOf(t, area) !== seat) continue;
    for (let column = 0; column < t.ownColumns; column++) {
      let units = 0;
      for (let i = 0; i < recruits.length; i++) {
        if (places.at(i) === recruitTo(area) && columnOf(t, recruits[i]) === column) units++;
      }
      if (units === 0) continue;
      putUnits(t, area, seat, column, units);
      t.emit(events['units-placed'], typeOf(t, seat, column), units, area);
    }
  }
};

/** The first of the places, all of them strongholds, that has too many units now, or `NONE`. (RW-O5-05) */
const crowdedPlace = (t: Table, places: LocalList): number => {
  for (let i = 0; i < places.length; i++) {
    const place = places.at(i);
    if (place === UNTAKEN) continue;
    const area = recruitDomain.valueOf(place);
    if (unitsIn(t, area) > t.content.limits.unitsPerArea) return area;
  }
  return NONE;
};

/**
 * Recruits units of the seat's faction at its strongholds: figures that are missing may be given up elsewhere first,
 * fewer may be taken, and the limit holds when all are placed. (RW-O5-03, 04, 05, 08, 09, RW-COMP-16, RW-COMP-17)
 */
export const recruitUnits = procedure(
  'recruit-units',
  {
    seat: count,
    types: listOf(MOST_RECRUITS),
    /** From where on figures may be missing: earlier ones are there, or their player does without. */
    column: count,
    places: listOf(MOST_RECRUITS),
  },
  steps =>
    steps.when(
      (t, f) => hasStronghold(t, f.seat) && f.types.length > 0,
      recruiting =>
        recruiting
          .repeatWhile(
            (t, f) => missingFrom(t, f.seat, f.types, f.column) < t.ownColumns,
            missing =>
              missing.call(
                () => giveUpFigure,
                { seat: 'seat', column: (t, f) => missingFrom(t, f.seat, f.types, f.column) },
                (_t, f, callee) => {
                  f.column = callee.area === PASS ? callee.column + 1 : callee.column;
                },
              ),
          )
          .ask('places', {
            kind: 'arrange',
            seat: 'seat',
            items: unitDomain,
            take: (t, f, items) => takeRecruits(t, f.seat, f.types, items),
            from: recruitDomain,
            options: (t, f, offer) => offerStrongholds(t, f.seat, offer),
            prompt: (_t, f) => say('prompt.place-recruits', { count: f.types.length }),
            rule: 'RW-O5-03',
          })
          .do((t, f) => placeRecruits(t, f.seat, f.types, f.places))
          .repeatWhile(
            (t, f) => crowdedPlace(t, f.places) !== NONE,
            crowded =>
              crowded.call(
                () => keepToLimit,
                (t, f, callee) => usualLimit(t, f.seat, crowdedPlace(t, f.places), callee),
              ),
          ),
    ),
);
