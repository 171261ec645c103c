import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Frame } from '@runehold/kernel/procedure/locals';
import { count } from '@runehold/kernel/procedure/locals';
import { type AreaSet, addArea, areaSet, hasArea } from '../../board/area-set.ts';
import { areaDomain } from '../../domains.ts';
import { AREAS, COLUMNS, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { isEmpty, isFriendly, isUncontrolled } from '../map/areas.ts';
import { putUnits, typeOf, unitAt } from '../map/units.ts';
import { procedure } from '../rules.ts';
import { deciderForNeutrals } from '../table/seats.ts';
import { isAnybodyUnderway } from './force.ts';
import { refugesFrom } from './travel.ts';
import { keepToLimit, usualLimit } from './unit-limit.ts';

const retreatLocals = {
  /** Whose units retreat: the seat plus 1; 0 for unallied neutral units. */
  seat: count,
  origin: count,
  /** Whose effect it is: the seat plus 1; 0 if nobody's. */
  cause: count,
  /** Who picks the area instead of who usually does: the seat plus 1. */
  chooser: count,
  /** Where they have gone, or `NONE`. */
  to: count,
  /** How many units found no refuge. */
  lost: count,
};

type Retreat = Frame<typeof retreatLocals>;

const near = areaSet();
const refuges = areaSet();

const hasColumnThat = (t: Table, f: Retreat, flies: boolean): boolean => {
  for (let column = 0; column < COLUMNS; column++) {
    if (t.underway.get(f.origin, column) > 0 && unitAt(t, f.seat - 1, column).flying === flies) return true;
  }
  return false;
};

/** Adds the neighbours that are of one kind. Nobody flees into an area that is contested. */
const addNear = (
  t: Table,
  f: Retreat,
  isKind: (t: Table, area: number, seat: Seat) => boolean,
  into: AreaSet,
): boolean => {
  let any = false;
  for (let area = 0; area < AREAS; area++) {
    if (area === f.origin || t.battleArea === area + 1) continue;
    if (!hasArea(near, area) || !isKind(t, area, f.seat - 1)) continue;
    addArea(into, area);
    any = true;
  }
  return any;
};

/**
 * The areas of the required kind for at least one of the units by its own movement: friendly ones before empty ones
 * for a player's, uncontrolled ones for neutral units. (RW-RETR-02 to 08, 18 to 24, 27, 28, 35)
 */
const findRefuges = (t: Table, f: Retreat): AreaSet => {
  refuges.fill(0);
  for (const flying of [false, true]) {
    if (!hasColumnThat(t, f, flying)) continue;
    refugesFrom(t, f.seat - 1, f.origin, flying, near);
    if (f.seat === 0) addNear(t, f, isUncontrolled, refuges);
    else if (!addNear(t, f, isFriendly, refuges)) addNear(t, f, isEmpty, refuges);
  }
  return refuges;
};

const hasRefuge = (t: Table, f: Retreat): boolean => {
  const found = findRefuges(t, f);
  return (found[0] | found[1]) !== 0;
};

const offerRefuges = (t: Table, f: Retreat, offer: Offer): void => {
  const found = findRefuges(t, f);
  for (let area = 0; area < AREAS; area++) if (hasArea(found, area)) offer.add(area);
};

/** Who picks the area: the owner, or who decides for unallied units. (RW-RETR-01, RW-RETR-05, RW-RETR-09, RW-NEUT-13) */
const chooserOf = (t: Table, f: Retreat): Seat => {
  if (f.chooser > 0) return f.chooser - 1;
  return f.seat > 0 ? f.seat - 1 : deciderForNeutrals(t, f.cause - 1);
};

/** Units go to the refuge and are routed; those that cannot cross over are destroyed. (RW-RETR-04, 06, 15, 16, 20, 21) */
const goTo = (t: Table, f: Retreat): void => {
  for (let column = 0; column < COLUMNS; column++) {
    const amount = t.underway.get(f.origin, column);
    if (amount === 0) continue;
    const type = typeOf(t, f.seat - 1, column);
    refugesFrom(t, f.seat - 1, f.origin, t.content.unit[type].flying, near);
    t.underway.set(f.origin, column, 0);
    if (f.to !== NONE && hasArea(near, f.to)) {
      putUnits(t, f.to, f.seat - 1, column, amount, true);
      t.emit(events['units-retreated'], type, amount, f.origin, f.to);
    } else {
      f.lost += amount;
      t.emit(events['units-destroyed'], type, amount, f.origin);
    }
  }
  t.mover = 0;
};

/**
 * All units that are underway from an area retreat together to one next to it, are routed, and keep to the unit
 * limit there. A retreat starts nothing and activates nothing. (RW-RETR, RW-CAP-08, RW-CAP-10, RW-MOVE-12)
 */
export const retreat = procedure('retreat', retreatLocals, steps =>
  steps
    .do((_t, f) => {
      f.to = NONE;
      f.lost = 0;
    })
    .when(
      (t, f) => isAnybodyUnderway(t, f.origin),
      leaving =>
        leaving
          .when(hasRefuge, somewhere =>
            somewhere.ask('to', {
              kind: 'one',
              seat: chooserOf,
              from: areaDomain,
              options: offerRefuges,
              prompt: (_t, f) => say('prompt.retreat', { area: f.origin }),
              rule: 'RW-RETR-01',
            }),
          )
          .do(goTo)
          .unless({ to: NONE }, there =>
            there.call(
              () => keepToLimit,
              (t, f, callee) => usualLimit(t, f.seat - 1, f.to, callee),
            ),
          ),
    ),
);
