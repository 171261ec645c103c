import type { Offer } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../../content/types.ts';
import { areaDomain, routedTroop, standingTroop, troopDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { anyArea, controller, isContested, isNeutral } from '../../../map/areas.ts';
import { columnOf, typeOf } from '../../../map/columns.ts';
import { mapOf } from '../../../map/map-of.ts';
import { areas, areasFor } from '../../../map/offer-areas.ts';
import { unitAt } from '../../../map/units.ts';
import { mayCross, moveNeutrals } from '../../../move/neutral-move.ts';
import { keepToLimit } from '../../../move/unit-limit.ts';
import { procedure } from '../../../rules.ts';
import { played, type Tactics, tacticsEffect } from '../effect.ts';

const { words, say, reasons } = speech({
  'prompt.lure-from': [
    'From which area do you lure neutral units?',
    'Z którego obszaru wabisz jednostki neutralne?',
  ],
  'prompt.lure-to': ['Where do they go?', 'Dokąd idą?'],
  'prompt.lure-whom': ['Which of them do you lure?', 'Które z nich wabisz?'],
  'reason.nobody-to-lure': [
    'No unallied neutral units of the card’s classes can leave that area.',
    'Żadna niesprzymierzona jednostka neutralna z kategorii na karcie nie może opuścić tego obszaru.',
  ],
  'reason.nobody-could-go-there': ['None of them can go there.', 'Żadna z nich nie może tam pójść.'],
});

type Classes = readonly UnitClass[];

/** Whether a unit of a column could be lured over a border: standing or routed, of a class the card names. */
const mayBeLured = (t: Table, classes: Classes, from: number, to: number, column: number): boolean => {
  const { unitClass, flying } = unitAt(t, 0, column);
  return classes.includes(unitClass) && mayCross(t, from, to, flying);
};

/** Whether some neutral unit of an area could be lured over a border. */
export const luresTo = (t: Table, classes: Classes, from: number, to: number): boolean => {
  if (isContested(t, to)) return false;
  for (let column = t.ownColumns; column < t.columns; column++) {
    const some = t.standing.get(from, column) + t.routed.get(from, column) > 0;
    if (some && mayBeLured(t, classes, from, to, column)) return true;
  }
  return false;
};

/** Offers the neutral units that could be lured over a border, standing and routed. */
export const offerLured = (t: Table, classes: Classes, from: number, to: number, offer: Offer): void => {
  for (let column = t.ownColumns; column < t.columns; column++) {
    if (!mayBeLured(t, classes, from, to, column)) continue;
    const type = typeOf(t, 0, column);
    const standing = t.standing.get(from, column);
    const routed = t.routed.get(from, column);
    if (standing > 0) offer.add(standingTroop(type), standing);
    if (routed > 0) offer.add(routedTroop(type), routed);
  }
};

/** Moves one of them as it is. */
export const moveLured = (t: Table, from: number, to: number, troop: number): void => {
  const routed = troopDomain.partOf(troop) === 'routed' ? 1 : 0;
  moveNeutrals(t, from, to, columnOf(t, troopDomain.valueOf(troop)), 1 - routed, routed);
};

const classesOf = (t: Table, card: number): Classes => tacticsEffect(t, card, 'lure-neutral-units').classes;

const mayLureFrom = (t: Table, from: number, card: number): boolean => {
  if (isContested(t, from) || !isNeutral(t, from)) return false;
  for (const to of mapOf(t).across[from])
    if (to >= 0 && luresTo(t, classesOf(t, card), from, to)) return true;
  return false;
};

/** Beast Lure: one or two unallied neutral units go to a neighbouring area of any kind. */
const lure = procedure('tactics-lure', { ...played, from: count, to: count, lured: listOf(4) }, steps =>
  steps
    .ask('from', {
      kind: 'one',
      ...areasFor(mayLureFrom, 'card', reasons['nobody-to-lure']),
      prompt: () => say('prompt.lure-from'),
      rule: 'RW-NEUT-15',
    })
    .ask('to', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, { card, from }, to) =>
        yesIf(luresTo(t, classesOf(t, card), from, to), reasons['nobody-could-go-there']),
      ),
      prompt: () => say('prompt.lure-to'),
      rule: 'RW-NEUT-15',
    })
    .ask('lured', {
      kind: 'some',
      seat: 'seat',
      from: troopDomain,
      options: (t, f, offer) => offerLured(t, classesOf(t, f.card), f.from, f.to, offer),
      min: (t, f) => tacticsEffect(t, f.card, 'lure-neutral-units').least,
      max: (t, f) => tacticsEffect(t, f.card, 'lure-neutral-units').most,
      prompt: () => say('prompt.lure-whom'),
      about: (_t, f) => ({ area: f.from }),
      rule: 'RW-NEUT-15',
    })
    .do((t, f) => {
      for (let i = 0; i < f.lured.length; i++) moveLured(t, f.from, f.to, f.lured.at(i));
    })
    .call(() => keepToLimit, {
      seat: (t, f) => controller(t, f.to),
      area: 'to',
      limit: t => t.content.limits.unitsPerArea,
    }),
);

/** Unallied ones, of these classes, into an adjacent area of any kind. */
export const luresNeutralUnits: Tactics<
  'lure-neutral-units',
  { least: number; most: number; classes: Classes }
> = {
  clause: [
    'move {least} to {most} unallied neutral {classes:other} from one area to any adjacent area',
    'porusz od {least} do {most} niesprzymierzonych neutralnych {classes:many} z jednego obszaru na dowolny sąsiedni',
  ],
  words,
  inTurn: { may: (t, _seat, card) => anyArea(t, mayLureFrom, card), effect: lure },
  bot: {
    answers: {
      'tactics-lure.from': 'wantedArea',
      'tactics-lure.to': 'moveBeastsTo',
      'tactics-lure.lured': 'loseTroops',
    },
  },
};
