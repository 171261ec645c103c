import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { putUnits } from '../map/units.ts';
import { hasRefuge, type Leaves, offerRefuges, reachesRefuge } from '../move/refuges.ts';
import { keepToLimit, usualLimit } from '../move/unit-limit.ts';
import { procedure } from '../rules.ts';
import { escortOf, withdrawCommanders } from './command/retreat.ts';
import { countType, isRouted, isStanding, STATES } from './fighters.ts';
import { contestedArea, DEFENDER, rowOf, seatOn, typeOn } from './sides.ts';

const routedHere = (t: Table, column: number): number =>
  countType(t, DEFENDER, column, isRouted) + t.routed.get(contestedArea(t), column);

const unitsHere = (t: Table, column: number): number =>
  countType(t, DEFENDER, column, isStanding) + routedHere(t, column);

const isHere: Leaves = (t, _origin, column) => unitsHere(t, column) > 0;

/** Everybody leaves as he is, standing or routed; those that cannot cross over are destroyed. (R5) */
const leaveFor = (t: Table, to: number): void => {
  const from = contestedArea(t);
  const seat = seatOn(t, DEFENDER);
  for (let column = 0; column < t.columns; column++) {
    const units = unitsHere(t, column);
    if (units === 0) continue;
    const type = typeOn(t, DEFENDER, column);
    const standing = countType(t, DEFENDER, column, isStanding);
    const arrives = reachesRefuge(t, seat, from, column, to);
    for (let state = 0; state < STATES; state++) t.fighters.set(rowOf(t, DEFENDER, column), state, 0);
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
    .when(
      t => hasRefuge(t, seatOn(t, DEFENDER), contestedArea(t), isHere, escortOf(t, DEFENDER)),
      somewhere =>
        somewhere.ask('to', {
          kind: 'one',
          seat: t => seatOn(t, DEFENDER),
          from: areaDomain,
          options: (t, _f, offer) =>
            offerRefuges(t, seatOn(t, DEFENDER), contestedArea(t), isHere, offer, escortOf(t, DEFENDER)),
          prompt: t => say('prompt.withdraw', { area: contestedArea(t) }),
          rule: 'RW-RETR-01',
        }),
    )
    .do((t, f) => {
      leaveFor(t, f.to);
      withdrawCommanders(t, DEFENDER, f.to);
    })
    .unless({ to: NONE }, there =>
      there.call(
        () => keepToLimit,
        (t, f, callee) => usualLimit(t, seatOn(t, DEFENDER), f.to, callee),
      ),
    ),
);
