import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { typeOf } from '../map/columns.ts';
import { putUnits } from '../map/units.ts';
import { procedure } from '../rules.ts';
import { deciderForNeutrals } from '../table/seats.ts';
import { isAnybodyUnderway } from './force.ts';
import { hasRefuge, type Leaves, offerRefuges, reachesRefuge } from './refuges.ts';
import { keepToLimit, usualLimit } from './unit-limit.ts';
import { uprightOf } from './upright.ts';

const retreatLocals = {
  /** Whose units retreat: the seat plus 1; 0 for unallied neutral units. */
  seat: count,
  origin: count,
  /** Whose effect it is: the seat plus 1; 0 if nobody's. */
  cause: count,
  /** Who picks the area instead of who usually does: the seat plus 1. */
  chooser: count,
  /** How heroes go who leave with the units, as bits. */
  heroes: count,
  /** Where they have gone, or `NONE`. */
  to: count,
  /** How many units found no refuge. */
  lost: count,
};

type Retreat = Frame<typeof retreatLocals>;

const isUnderway: Leaves = (t, origin, column) => t.underway.get(origin, column) > 0;

/** Who picks the area: the owner, or who decides for unallied units. (RW-RETR-01, RW-RETR-05, RW-RETR-09, RW-NEUT-13) */
const chooserOf = (t: Table, f: Retreat): Seat => {
  if (f.chooser > 0) return f.chooser - 1;
  return f.seat > 0 ? f.seat - 1 : deciderForNeutrals(t, f.cause - 1);
};

/** Asks for the refuge, and says whose units they are. */
const askWhere = (t: Table, f: Retreat) => {
  if (f.seat === 0) return say('prompt.retreat-neutrals', { area: f.origin });
  return chooserOf(t, f) === f.seat - 1
    ? say('prompt.retreat', { area: f.origin })
    : say('prompt.retreat-of', { who: f.seat - 1, area: f.origin });
};

/** Units go to the refuge and are routed, unless a card covers them; those that cannot cross over are destroyed. (RW-RETR-04, 06, 15, 16, 20, 21) */
const goTo = (t: Table, f: Retreat): void => {
  for (let column = 0; column < t.columns; column++) {
    const amount = t.underway.get(f.origin, column);
    if (amount === 0) continue;
    const type = typeOf(t, f.seat - 1, column);
    t.underway.set(f.origin, column, 0);
    if (reachesRefuge(t, f.seat - 1, f.origin, column, f.to)) {
      const upright = Math.min(amount, uprightOf(t, column));
      putUnits(t, f.to, f.seat - 1, column, upright);
      putUnits(t, f.to, f.seat - 1, column, amount - upright, true);
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
      (t, f) => f.heroes > 0 || isAnybodyUnderway(t, f.origin),
      leaving =>
        leaving
          .when(
            (t, f) => hasRefuge(t, f.seat - 1, f.origin, isUnderway, f.heroes),
            somewhere =>
              somewhere.ask('to', {
                kind: 'one',
                seat: chooserOf,
                from: areaDomain,
                options: (t, f, offer) => offerRefuges(t, f.seat - 1, f.origin, isUnderway, offer, f.heroes),
                prompt: askWhere,
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
