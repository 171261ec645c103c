import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count, listOf } from '@runehold/kernel/procedure/locals';
import { areaDomain, troopDomain, unitDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { anyArea, anyOwnArea, controller, hasNeutrals, isContested, isNeutral } from '../../map/areas.ts';
import { columnOf, typeOf } from '../../map/columns.ts';
import { mapOf } from '../../map/map-of.ts';
import { routedIn, standUnits, unitAt } from '../../map/units.ts';
import { driveOff } from '../../move/drive-off.ts';
import { mayCross, moveNeutrals } from '../../move/neutral-move.ts';
import { anyGroupLeft, placeGroup } from '../../move/place-neutrals.ts';
import { keepToLimit } from '../../move/unit-limit.ts';
import { procedure } from '../../rules.ts';
import { deciderForNeutrals } from '../../table/seats.ts';
import { played, type TacticsRules, tacticsEffect } from './hand.ts';

const hasRouted = (t: Table, area: number, seat: Seat): boolean =>
  !isContested(t, area) && controller(t, area) === seat && routedIn(t, area) > 0;

/** Rally Cry outside battles: stands routed units of one area. */
const rally = procedure('tactics-rally', { ...played, area: count, stood: listOf(8) }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < t.areas; area++) if (hasRouted(t, area, f.seat)) offer.add(area);
      },
      prompt: () => say('prompt.rally-where'),
      rule: 'RW-TACT-05',
    })
    .ask('stood', {
      kind: 'some',
      seat: 'seat',
      from: unitDomain,
      options: (t, f, offer) => {
        for (let column = 0; column < t.columns; column++) {
          const routed = t.routed.get(f.area, column);
          if (routed > 0) offer.add(typeOf(t, f.seat, column), routed);
        }
      },
      min: 1,
      max: (t, f) => tacticsEffect(t, f.card, 'stand-units').units,
      prompt: (_t, f) => say('prompt.rally-whom', { area: f.area }),
      rule: 'RW-TACT-05',
    })
    .do((t, f) => {
      for (let i = 0; i < f.stood.length; i++) {
        standUnits(t, f.area, columnOf(t, f.stood.at(i)), 1);
        t.emit(events['units-stood'], f.stood.at(i), 1, f.area);
      }
    }),
);

const hasBeasts = (t: Table, area: number): boolean => !isContested(t, area) && hasNeutrals(t, area);

/** Scatter the Beasts: all neutral units of an area retreat to uncontrolled ground, allied or not. (R9) */
const scatter = procedure('tactics-scatter', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, _f, offer) => {
        for (let area = 0; area < t.areas; area++) if (hasBeasts(t, area)) offer.add(area);
      },
      prompt: () => say('prompt.scatter'),
      rule: 'RW-NEUT-20',
    })
    .call(
      () => driveOff,
      (t, f, callee) => {
        const ally = controller(t, f.area);
        callee.area = f.area;
        callee.chooser = ally === NONE ? deciderForNeutrals(t, f.seat) : ally;
      },
    ),
);

const mayBeCalledTo = (t: Table, area: number, seat: Seat): boolean =>
  !isContested(t, area) && controller(t, area) === seat;

/** Call of the Wilds: neutral units from the supply into an area of the player's. */
const call = procedure('tactics-call', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < t.areas; area++) if (mayBeCalledTo(t, area, f.seat)) offer.add(area);
      },
      prompt: () => say('prompt.call-where'),
      rule: 'RW-NEUT-15',
    })
    .call(() => placeGroup, { seat: 'seat', area: 'area', card: 'card' }),
);

/** Whether a unit of a column may be lured: standing or routed, of a class the card names. */
const mayBeLured = (t: Table, card: number, column: number): boolean =>
  tacticsEffect(t, card, 'lure-neutral-units').classes.includes(unitAt(t, 0, column).unitClass);

/** Whether some unit of an area could be lured over a border. */
const luresTo = (t: Table, card: number, from: number, to: number): boolean => {
  for (let column = t.ownColumns; column < t.columns; column++) {
    const some = t.standing.get(from, column) + t.routed.get(from, column) > 0;
    if (some && mayBeLured(t, card, column) && mayCross(t, from, to, unitAt(t, 0, column).flying))
      return true;
  }
  return false;
};

const mayLureFrom = (t: Table, from: number, card: number): boolean => {
  if (isContested(t, from) || !isNeutral(t, from)) return false;
  for (const to of mapOf(t).across[from]) {
    if (to >= 0 && !isContested(t, to) && luresTo(t, card, from, to)) return true;
  }
  return false;
};

/** Beast Lure: one or two unallied neutral units go to a neighbouring area of any kind. */
const lure = procedure('tactics-lure', { ...played, from: count, to: count, lured: listOf(4) }, steps =>
  steps
    .ask('from', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < t.areas; area++) if (mayLureFrom(t, area, f.card)) offer.add(area);
      },
      prompt: () => say('prompt.lure-from'),
      rule: 'RW-NEUT-15',
    })
    .ask('to', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < t.areas; area++) {
          if (!isContested(t, area) && luresTo(t, f.card, f.from, area)) offer.add(area);
        }
      },
      prompt: () => say('prompt.lure-to'),
      rule: 'RW-NEUT-15',
    })
    .ask('lured', {
      kind: 'some',
      seat: 'seat',
      from: troopDomain,
      options: (t, f, offer) => {
        for (let column = t.ownColumns; column < t.columns; column++) {
          if (!mayBeLured(t, f.card, column)) continue;
          if (!mayCross(t, f.from, f.to, unitAt(t, 0, column).flying)) continue;
          const type = typeOf(t, 0, column);
          const standing = t.standing.get(f.from, column);
          const routed = t.routed.get(f.from, column);
          if (standing > 0) offer.add(troopDomain.code('standing', type), standing);
          if (routed > 0) offer.add(troopDomain.code('routed', type), routed);
        }
      },
      min: (t, f) => tacticsEffect(t, f.card, 'lure-neutral-units').least,
      max: (t, f) => tacticsEffect(t, f.card, 'lure-neutral-units').most,
      prompt: () => say('prompt.lure-whom'),
      rule: 'RW-NEUT-15',
    })
    .do((t, f) => {
      for (let i = 0; i < f.lured.length; i++) {
        const troop = f.lured.at(i);
        const routed = troopDomain.partOf(troop) === 'routed';
        moveNeutrals(
          t,
          f.from,
          f.to,
          columnOf(t, troopDomain.valueOf(troop)),
          routed ? 0 : 1,
          routed ? 1 : 0,
        );
      }
    })
    .call(() => keepToLimit, {
      seat: (t, f) => controller(t, f.to),
      area: 'to',
      limit: t => t.content.limits.unitsPerArea,
    }),
);

/** Cards of the turn about units. */
export const unitRules: TacticsRules = {
  'stand-units': {
    may: (t, seat) => anyOwnArea(t, hasRouted, seat),
    effect: rally,
  },
  'scatter-neutral-units': {
    may: (t, seat) => anyArea(t, hasBeasts, seat),
    effect: scatter,
  },
  'place-neutral-units': {
    may: (t, seat, card) =>
      anyGroupLeft(t, tacticsEffect(t, card, 'place-neutral-units').choices) &&
      anyOwnArea(t, mayBeCalledTo, seat),
    effect: call,
  },
  'lure-neutral-units': {
    may: (t, _seat, card) => anyArea(t, mayLureFrom, card),
    effect: lure,
  },
};
