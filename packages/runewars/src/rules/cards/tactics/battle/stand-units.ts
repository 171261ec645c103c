import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { fighterCode, fighterDomain, fighterState, fighterType, unitDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { events } from '../../../../words.ts';
import { addFighters, standFighter } from '../../../battle/casualties.ts';
import {
  type FighterTest,
  hasFighter,
  isRouted,
  offerFighters,
  routedWith,
} from '../../../battle/fighters.ts';
import { contestedArea, DEFENDER, rowOf, type Side, sideOf, typeOn } from '../../../battle/sides.ts';
import { controller, isContested } from '../../../map/areas.ts';
import { columnOf, typeOf } from '../../../map/columns.ts';
import { areasFor } from '../../../map/offer-areas.ts';
import { anyOwnArea } from '../../../map/own-areas.ts';
import { routedIn, standUnits } from '../../../map/units.ts';
import { procedure } from '../../../rules.ts';
import type { Look } from '../../../view/look.ts';
import { laid, played, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

const { words, say, reasons } = speech({
  'prompt.rally-where': [
    'In which area do routed units stand up?',
    'Na którym obszarze wstają rozbite jednostki?',
  ],
  'prompt.rally-whom': [
    { area: 'area' },
    'Which units in {area} stand up?',
    'Które jednostki na obszarze {area} wstają?',
  ],
  'prompt.rally': [
    { count: 'number' },
    'Stand up to {count} of your units.',
    'Postaw z powrotem swoje jednostki (najwyżej {count}).',
  ],
  'reason.none-routed': [
    'You have no routed units there, or a battle is being fought there.',
    'Nie masz tam rozbitych jednostek albo trwa tam bitwa.',
  ],
});

const liesRouted = (t: Table, area: number): boolean => !isContested(t, area) && routedIn(t, area) > 0;

const hasRouted = (t: Table, area: number, seat: Seat): boolean =>
  liesRouted(t, area) && controller(t, area) === seat;

/** Rally Cry outside battles: stands routed units of one area. */
const rally = procedure('tactics-rally', { ...played, area: count, stood: listOf(8) }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      ...areasFor(hasRouted, 'seat', reasons['none-routed']),
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

/** Before the first round routed units still lie on the map; whoever stands up joins the battle. (RW-BATTLE-27) */
const isBeforeCombat = (t: Table): boolean => t.combatRound === 0;

const hasRoutedIn = (t: Table, side: Side): boolean =>
  hasFighter(t, side, isRouted) ||
  (side === DEFENDER && isBeforeCombat(t) && routedIn(t, contestedArea(t)) > 0);

const UNHURT = routedWith(0);

const isRoutedAndHurt: FighterTest = (_t, _side, _column, state) => state > UNHURT;

/** Units of a type that lay in the contested area before the battle began. One that was routed since is offered with them. */
const lyingOn = (t: Table, side: Side, column: number): number =>
  side === DEFENDER && isBeforeCombat(t) ? t.routed.get(contestedArea(t), column) : 0;

/** Rally Cry in a battle: stands units up, before combat those on the map, later participating ones. (RW-ROUND-32) */
const rallyInBattle = procedure('tactics-rally-in-battle', { ...laid, stood: listOf(8) }, steps =>
  steps
    .ask('stood', {
      kind: 'some',
      seat: 'seat',
      from: fighterDomain,
      options: (t, f, offer) => {
        const side = sideOf(t, f.seat);
        offerFighters(t, side, offer, isRoutedAndHurt);
        for (let column = 0; column < t.columns; column++) {
          const unhurt = t.fighters.get(rowOf(t, side, column), UNHURT) + lyingOn(t, side, column);
          if (unhurt > 0) offer.add(fighterCode(typeOn(t, side, column), UNHURT), unhurt);
        }
      },
      min: 1,
      max: (t, f) => tacticsEffect(t, f.card, 'stand-units').units,
      prompt: (t, f) => say('prompt.rally', { count: tacticsEffect(t, f.card, 'stand-units').units }),
      about: (t, f) => ({ side: sideOf(t, f.seat) }),
      rule: 'RW-BATTLE-27',
    })
    .do((t, f) => {
      const side = sideOf(t, f.seat);
      for (let i = 0; i < f.stood.length; i++) {
        const column = columnOf(t, fighterType(f.stood.at(i)));
        const isFighting = t.fighters.get(rowOf(t, side, column), fighterState(f.stood.at(i))) > 0;
        if (isFighting) standFighter(t, side, f.stood.at(i));
        else {
          t.routed.add(contestedArea(t), column, -1);
          addFighters(t, side, column, 1);
          t.emit(events['fighters-joined'], side, typeOn(t, side, column), 1);
        }
      }
    }),
);

/** The most routed units that a seat has in one area. */
const mostRouted = ({ t, me }: Look): number => {
  let most = 0;
  for (let area = 0; area < t.areas; area++) {
    if (controller(t, area) === me) most = Math.max(most, routedIn(t, area));
  }
  return most;
};

/** Up to so many of his units in one area. */
export const standsUnits: Tactics<'stand-units', { units: number }> = {
  clause: [
    'stand up to {units} of your units in one area',
    'postaw najwyżej {units, plural, one {# swoją jednostkę} few {# swoje jednostki} many {# swoich jednostek} other {# swojej jednostki}} na jednym obszarze',
  ],
  words,
  inTurn: { may: (t, seat) => anyOwnArea(t, liesRouted, seat), effect: rally },
  inBattle: forSide(rallyInBattle, hasRoutedIn),
  bot: {
    isTimely: look => mostRouted(look) >= 3,
    worthInBattle: ({ ownHurt }) => (ownHurt >= 2 ? 1.5 : -1),
    isUseful: true,
    answers: {
      'tactics-rally.area': 'ownArea',
      'tactics-rally.stood': 'bestUnits',
      'tactics-rally-in-battle.stood': 'standAll',
    },
  },
};
