import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count } from '@runehold/kernel/procedure/locals';
import { areaSet, hasArea } from '../../board/area-set.ts';
import { areaDomain } from '../../domains.ts';
import { AREAS, COLUMNS, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { isEmpty, isFriendly } from '../map/areas.ts';
import { putUnits } from '../map/units.ts';
import { refugesFrom } from '../move/travel.ts';
import { keepToLimit, usualLimit } from '../move/unit-limit.ts';
import { procedure } from '../rules.ts';
import { countType, isRouted, isStanding, STATES } from './fighters.ts';
import { contestedArea, DEFENDER, rowOf, seatOn, typeOn, unitOn } from './sides.ts';

const near = areaSet();

const routedHere = (t: Table, column: number): number =>
  countType(t, DEFENDER, column, isRouted) + t.routed.get(contestedArea(t), column);

const unitsHere = (t: Table, column: number): number =>
  countType(t, DEFENDER, column, isStanding) + routedHere(t, column);

type AreaTest = (t: Table, area: number, seat: Seat) => boolean;

/** Whether units of a column can cross over to an area. */
const crosses = (t: Table, column: number, to: number): boolean => {
  const seat = seatOn(t, DEFENDER);
  refugesFrom(t, seat, contestedArea(t), unitOn(t, DEFENDER, column).flying, near);
  return to !== contestedArea(t) && hasArea(near, to);
};

const isRefugeOf = (t: Table, column: number, to: number, kind: AreaTest): boolean =>
  crosses(t, column, to) && kind(t, to, seatOn(t, DEFENDER));

/** A column goes to friendly ground, and only where it can reach none to empty ground. (RW-RETR-02, 03, 20) */
const kindFor = (t: Table, column: number): AreaTest => {
  for (let to = 0; to < AREAS; to++) if (isRefugeOf(t, column, to, isFriendly)) return isFriendly;
  return isEmpty;
};

/** The areas that are a refuge for at least one of the units. */
const offerRefuges = (t: Table, offer: Offer): void => {
  for (let column = 0; column < COLUMNS; column++) {
    if (unitsHere(t, column) === 0) continue;
    const kind = kindFor(t, column);
    for (let to = 0; to < AREAS; to++) {
      if (isRefugeOf(t, column, to, kind) && !offer.has(to)) offer.add(to);
    }
  }
};

const hasRefuge = (t: Table): boolean => {
  for (let column = 0; column < COLUMNS; column++) {
    if (unitsHere(t, column) === 0) continue;
    const kind = kindFor(t, column);
    for (let to = 0; to < AREAS; to++) if (isRefugeOf(t, column, to, kind)) return true;
  }
  return false;
};

/** Everybody leaves as he is, standing or routed; those that cannot cross over are destroyed. (R5) */
const leaveFor = (t: Table, to: number): void => {
  const from = contestedArea(t);
  const seat = seatOn(t, DEFENDER);
  for (let column = 0; column < COLUMNS; column++) {
    const units = unitsHere(t, column);
    if (units === 0) continue;
    const type = typeOn(t, DEFENDER, column);
    const standing = countType(t, DEFENDER, column, isStanding);
    const arrives = to !== NONE && crosses(t, column, to);
    for (let state = 0; state < STATES; state++) t.fighters.set(rowOf(DEFENDER, column), state, 0);
    t.routed.set(from, column, 0);
    if (arrives) {
      putUnits(t, to, seat, column, standing);
      putUnits(t, to, seat, column, units - standing, true);
      t.emit(events['units-withdrawn'], type, units, from, to);
    } else {
      t.losses.add(DEFENDER, units);
      t.emit(events['units-destroyed'], type, units, from);
    }
  }
  t.occupant.set(from, 0);
};

/** All of the defender's units in the contested area go to one next to it, and nobody is routed by that. (R4, R5) */
export const withdraw = procedure('withdraw', { to: count }, steps =>
  steps
    .do((_t, f) => {
      f.to = NONE;
    })
    .when(hasRefuge, somewhere =>
      somewhere.ask('to', {
        kind: 'one',
        seat: t => seatOn(t, DEFENDER),
        from: areaDomain,
        options: (t, _f, offer) => offerRefuges(t, offer),
        prompt: t => say('prompt.withdraw', { area: contestedArea(t) }),
        rule: 'RW-RETR-01',
      }),
    )
    .do((t, f) => leaveFor(t, f.to))
    .unless({ to: NONE }, there =>
      there.call(
        () => keepToLimit,
        (t, f, callee) => usualLimit(t, seatOn(t, DEFENDER), f.to, callee),
      ),
    ),
);
