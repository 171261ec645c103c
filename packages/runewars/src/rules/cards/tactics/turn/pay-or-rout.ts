import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain, unitDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { events } from '../../../../words.ts';
import { controller, hasCity, isContested, isEnemy } from '../../../map/areas.ts';
import { columnOf } from '../../../map/columns.ts';
import { areas } from '../../../map/offer-areas.ts';
import { routUnits, standingIn } from '../../../map/units.ts';
import { offerStanding } from '../../../move/unit-limit.ts';
import { procedure } from '../../../rules.ts';
import { gainInfluence, loseInfluence } from '../../../table/resources.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';

const { words, say, reasons } = speech({
  'prompt.riot-where': ['Which city riots?', 'W którym mieście wybuchają zamieszki?'],
  'prompt.riot-pay': [
    { influence: 'number', who: 'seat', area: 'area' },
    'Do you give {who:obj} {influence} influence? Otherwise units of yours in {area} are routed.',
    'Czy oddajesz {influence, count, thing.influence:acc}? Otrzymuje: {who:name}. Jeśli nie, rozbijasz swoje jednostki na obszarze {area}.',
  ],
  'prompt.riot-rout': [
    { area: 'area' },
    'Which of your units in {area} are routed?',
    'Które z twoich jednostek na obszarze {area} zostają rozbite?',
  ],
  'reason.no-riot': [
    'It must be the city of an opponent who can pay or has standing units there.',
    'Musi to być miasto przeciwnika, który może zapłacić albo ma tam stojące jednostki.',
  ],
});

const canPay = (t: Table, victim: Seat, card: number): boolean =>
  t.influence.get(victim) >= tacticsEffect(t, card, 'pay-or-rout').influence;

const isRestless = (t: Table, area: number, seat: Seat, card: number): boolean =>
  hasCity(t, area) &&
  !isContested(t, area) &&
  isEnemy(t, area, seat) &&
  (standingIn(t, area) > 0 || canPay(t, controller(t, area), card));

const anyRestless = (t: Table, seat: Seat, card: number): boolean => {
  for (let area = t.city.nextTaken(NONE); area !== NONE; area = t.city.nextTaken(area))
    if (isRestless(t, area, seat, card)) return true;
  return false;
};

/** City Riots: who holds the city chooses between the two prices, and which units fall. (C2) */
const riot = procedure(
  'tactics-city-riots',
  { ...played, area: count, victim: count, pays: count, routed: listOf(8) },
  steps =>
    steps
      .ask('area', {
        kind: 'one',
        seat: 'seat',
        from: areaDomain,
        options: areas((t, { seat, card }, area) =>
          yesIf(isRestless(t, area, seat, card), reasons['no-riot']),
        ),
        prompt: () => say('prompt.riot-where'),
        rule: 'RW-TACT-05',
      })
      .do((t, f) => {
        f.victim = controller(t, f.area);
        f.pays = canPay(t, f.victim, f.card) ? 1 : 0;
      })
      .when(
        (t, f) => f.pays === 1 && standingIn(t, f.area) > 0,
        both =>
          both.ask('pays', {
            kind: 'yes',
            seat: 'victim',
            prompt: (t, f) =>
              say('prompt.riot-pay', {
                influence: tacticsEffect(t, f.card, 'pay-or-rout').influence,
                who: f.seat,
                area: f.area,
              }),
            rule: 'RW-TACT-05',
          }),
      )
      .when(
        { pays: 1 },
        paid =>
          paid.do((t, f) => {
            const { influence } = tacticsEffect(t, f.card, 'pay-or-rout');
            loseInfluence(t, f.victim, influence);
            gainInfluence(t, f.seat, influence);
          }),
        falls =>
          falls
            .ask('routed', {
              kind: 'some',
              seat: 'victim',
              from: unitDomain,
              options: (t, f, offer) => offerStanding(t, f.area, f.victim, offer),
              min: (t, f) => Math.min(standingIn(t, f.area), tacticsEffect(t, f.card, 'pay-or-rout').units),
              max: (t, f) => tacticsEffect(t, f.card, 'pay-or-rout').units,
              prompt: (_t, f) => say('prompt.riot-rout', { area: f.area }),
              rule: 'RW-TACT-05',
            })
            .do((t, f) => {
              for (let i = 0; i < f.routed.length; i++) {
                routUnits(t, f.area, columnOf(t, f.routed.at(i)), 1);
                t.emit(events['units-routed'], f.routed.at(i), 1, f.area);
              }
            }),
      ),
);

export const paysOrRouts: Tactics<'pay-or-rout', { influence: number; units: number }> = {
  clause: [
    'choose an opponent’s city; that opponent gives you {influence, count, thing.influence} or routs {units} of their units there, or all of them if there are fewer',
    'wybierz miasto przeciwnika; oddaje ci {influence, count, thing.influence:acc} albo rozbija tam {units, plural, one {# swoją jednostkę} few {# swoje jednostki} many {# swoich jednostek} other {# swojej jednostki}} (wszystkie, jeśli jest ich mniej)',
  ],
  words,
  inTurn: { may: anyRestless, effect: riot },
  bot: {
    isTimely: always,
    isUseful: true,
    answers: {
      'tactics-city-riots.area': 'doomCity',
      'tactics-city-riots.pays': 'sayYes',
      'tactics-city-riots.routed': 'routUnits',
    },
  },
};
