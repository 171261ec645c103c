import { only, union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count, type LocalList, listOf } from '@runehold/kernel/procedure/locals';
import { areaDomain, troopDomain, unitDomain } from '../../domains.ts';
import { AREAS, FACTION_TYPES, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { strongholdOf } from '../map/areas.ts';
import { columnOf, countColumn, occupantOf, putUnits, supplyOf, typeOf } from '../map/units.ts';
import { destroyTroop, keepToLimit } from '../move/unit-limit.ts';
import { procedure } from '../rules.ts';

/** The most units that one use of a dial can give. */
const MOST_RECRUITS = 8;

/** Where a recruit goes: to a stronghold, or back to the supply untaken. (RW-O5-03, RW-O5-09) */
const recruitDomain = union('recruit', { area: areaDomain, none: only });
const UNTAKEN = recruitDomain.code('none');

export const hasStronghold = (t: Table, seat: Seat): boolean => {
  for (let area = 0; area < AREAS; area++) if (strongholdOf(t, area) === seat) return true;
  return false;
};

const wanted = (types: LocalList, column: number): number => {
  let units = 0;
  for (let i = 0; i < types.length; i++) if (columnOf(types.at(i)) === column) units++;
  return units;
};

/** Areas in which the seat has a unit of a column. */
const offerFigures = (t: Table, seat: Seat, column: number, offer: Offer): void => {
  for (let area = 0; area < AREAS; area++) {
    if (occupantOf(t, area) === seat && countColumn(t, area, column) > 0) offer.add(area);
  }
};

/** Gives up a unit on the board so that its figure can be recruited, or does without; `area` tells which. (RW-COMP-16) */
const giveUpFigure = procedure(
  'give-up-figure',
  { seat: count, column: count, area: count, troop: count },
  steps =>
    steps
      .ask('area', {
        kind: 'one',
        seat: (_t, f) => f.seat,
        from: areaDomain,
        options: (t, f, offer) => offerFigures(t, f.seat, f.column, offer),
        optional: true,
        prompt: (t, f) => say('prompt.give-up-figure', { unit: typeOf(t, f.seat, f.column) }),
        rule: 'RW-COMP-16',
      })
      .when(
        (_t, f) => f.area !== PASS,
        given =>
          given
            .ask('troop', {
              kind: 'one',
              seat: (_t, f) => f.seat,
              from: troopDomain,
              options: (t, f, offer) => {
                const type = typeOf(t, f.seat, f.column);
                if (t.standing.get(f.area, f.column) > 0) offer.add(troopDomain.code('standing', type));
                if (t.routed.get(f.area, f.column) > 0) offer.add(troopDomain.code('routed', type));
              },
              prompt: (t, f) =>
                say('prompt.give-up-which', { unit: typeOf(t, f.seat, f.column), area: f.area }),
              rule: 'RW-COMP-16',
            })
            .do((t, f) => destroyTroop(t, f.area, f.troop)),
      ),
);

/** The units that there are figures for. (RW-COMP-17) */
const takeRecruits = (t: Table, seat: Seat, types: LocalList, into: number[]): void => {
  for (let column = 0; column < FACTION_TYPES; column++) {
    const units = Math.min(wanted(types, column), supplyOf(t, seat, column));
    for (let n = 0; n < units; n++) into.push(typeOf(t, seat, column));
  }
};

const offerStrongholds = (t: Table, seat: Seat, offer: Offer): void => {
  for (let area = 0; area < AREAS; area++) {
    if (strongholdOf(t, area) === seat) offer.add(recruitDomain.code('area', area), MOST_RECRUITS);
  }
  offer.add(UNTAKEN, MOST_RECRUITS);
};

/** Puts the recruits down standing, and tells of them by area and type. (RW-O5-09) */
const placeRecruits = (t: Table, seat: Seat, types: LocalList, places: LocalList): void => {
  const recruits: number[] = [];
  takeRecruits(t, seat, types, recruits);
  for (let area = 0; area < AREAS; area++) {
    if (strongholdOf(t, area) !== seat) continue;
    for (let column = 0; column < FACTION_TYPES; column++) {
      let units = 0;
      for (let i = 0; i < recruits.length; i++) {
        if (places.at(i) === recruitDomain.code('area', area) && columnOf(recruits[i]) === column) units++;
      }
      if (units === 0) continue;
      putUnits(t, area, seat, column, units);
      t.emit(events['units-placed'], typeOf(t, seat, column), units, area);
    }
  }
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
    column: count,
    given: count,
    places: listOf(MOST_RECRUITS),
    i: count,
  },
  steps =>
    steps.when(
      (t, f) => hasStronghold(t, f.seat) && f.types.length > 0,
      recruiting =>
        recruiting
          .repeatWhile(
            (_t, f) => f.column < FACTION_TYPES,
            each =>
              each
                .do((_t, f) => {
                  f.given = PASS;
                })
                .when(
                  (t, f) => wanted(f.types, f.column) > supplyOf(t, f.seat, f.column),
                  missing =>
                    missing.call(
                      () => giveUpFigure,
                      (_t, f, callee) => {
                        callee.seat = f.seat;
                        callee.column = f.column;
                      },
                      (_t, f, callee) => {
                        f.given = callee.area;
                      },
                    ),
                )
                .do((_t, f) => {
                  if (f.given === PASS) f.column++;
                }),
          )
          .ask('places', {
            kind: 'arrange',
            seat: (_t, f) => f.seat,
            items: unitDomain,
            take: (t, f, items) => takeRecruits(t, f.seat, f.types, items),
            from: recruitDomain,
            options: (t, f, offer) => offerStrongholds(t, f.seat, offer),
            prompt: (_t, f) => say('prompt.place-recruits', { count: f.types.length }),
            rule: 'RW-O5-03',
          })
          .do((t, f) => placeRecruits(t, f.seat, f.types, f.places))
          .repeatWhile(
            (_t, f) => f.i < f.places.length,
            placed =>
              placed
                .call(
                  () => keepToLimit,
                  (t, f, callee) => {
                    const place = f.places.at(f.i);
                    callee.seat = place === UNTAKEN ? NONE : f.seat;
                    callee.area = place === UNTAKEN ? 0 : recruitDomain.valueOf(place);
                    callee.limit = t.content.limits.unitsPerArea;
                  },
                )
                .do((_t, f) => {
                  f.i++;
                }),
          ),
    ),
);
