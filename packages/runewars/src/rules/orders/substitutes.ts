import type { Offer } from '@runehold/kernel/ask/offer';
import { count, type LocalList, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { say } from '../../words.ts';
import { typeOf } from '../map/columns.ts';
import { procedure } from '../rules.ts';

/** The most units that are recruited at once: those of all dials at the start of a game. */
export const MOST_UNITS = 24;

type Types = Pick<LocalList, 'length' | 'at'>;

/** The next column of the seat's faction from one on whose type may be recruited in place of another, or `NONE`. */
export const substituteFrom = (t: Table, seat: Seat, type: number, from: number): number => {
  for (let column = from; column < t.ownColumns; column++) {
    const other = typeOf(t, seat, column);
    if (other !== NONE && t.content.unit[other].replaces === type) return column;
  }
  return NONE;
};

const countOf = (types: Types, type: number): number => {
  let units = 0;
  for (let i = 0; i < types.length; i++) if (types.at(i) === type) units++;
  return units;
};

/** The lowest type above one that is recruited and has a substitute, or `NONE`. */
const nextReplaced = (t: Table, seat: Seat, types: Types, after: number): number => {
  let next = NONE;
  for (let i = 0; i < types.length; i++) {
    const type = types.at(i);
    if (type > after && (next === NONE || type < next) && substituteFrom(t, seat, type, 0) !== NONE)
      next = type;
  }
  return next;
};

/** The unit itself and those that stand for it; what has no figures left may be freed on the board. (BW-UNIT-08, 09) */
const offerSubstitutes = (t: Table, seat: Seat, type: number, units: number, offer: Offer): void => {
  offer.add(type, units);
  let column = substituteFrom(t, seat, type, 0);
  while (column !== NONE) {
    offer.add(typeOf(t, seat, column), units);
    column = substituteFrom(t, seat, type, column + 1);
  }
};

/** Writes one list of types over another. */
export const copyTypes = (from: Types, to: Pick<LocalList, 'clear' | 'push'>): void => {
  to.clear();
  for (let i = 0; i < from.length; i++) to.push(from.at(i));
};

/**
 * The player decides of every unit that he recruits whether to take it or what stands for it; the list of types comes
 * back changed, as long as it was. (BW-UNIT-02 to 04, BW-UNIT-07)
 */
export const chooseRecruits = procedure(
  'choose-recruits',
  {
    seat: count,
    types: listOf(MOST_UNITS),
    /** The type that is being decided about. */
    unit: count,
    picks: listOf(MOST_UNITS),
  },
  steps =>
    steps
      .do((t, f) => {
        f.unit = nextReplaced(t, f.seat, f.types, NONE);
      })
      .repeatUntil({ unit: NONE }, deciding =>
        deciding
          .ask('picks', {
            kind: 'some',
            seat: 'seat',
            from: unitDomain,
            options: (t, f, offer) => offerSubstitutes(t, f.seat, f.unit, countOf(f.types, f.unit), offer),
            min: (_t, f) => countOf(f.types, f.unit),
            max: (_t, f) => countOf(f.types, f.unit),
            prompt: (_t, f) =>
              say('prompt.choose-recruits', { unit: f.unit, count: countOf(f.types, f.unit) }),
            rule: 'BW-UNIT-03',
          })
          .do((t, f) => {
            const decided = f.unit;
            f.unit = nextReplaced(t, f.seat, f.types, decided);
            replaceAll(f.types, decided, f.picks);
          }),
      ),
);

/** Puts what was picked in the places of one type. */
function replaceAll(types: LocalList, type: number, picks: LocalList): void {
  const before = Array.from({ length: types.length }, (_, i) => types.at(i));
  let taken = 0;
  types.clear();
  for (const one of before) types.push(one === type ? picks.at(taken++) : one);
}
