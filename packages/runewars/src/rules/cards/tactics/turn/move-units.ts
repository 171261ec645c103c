import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaSet, hasArea } from '../../../../board/area-set.ts';
import { areaDomain, unitDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { freshIn } from '../../../battle/veterans.ts';
import { isContested, isFriendly } from '../../../map/areas.ts';
import { columnOf, typeOf } from '../../../map/columns.ts';
import { mapOf } from '../../../map/map-of.ts';
import { areas } from '../../../map/offer-areas.ts';
import { anyVacated } from '../../../map/peasants.ts';
import { putUnits, standingIn, unitAt } from '../../../map/units.ts';
import { setOff } from '../../../move/set-off.ts';
import { isOpenTo, nowhere, reachOf } from '../../../move/travel.ts';
import { keepToLimit, usualLimit } from '../../../move/unit-limit.ts';
import { leavePeasants } from '../../../orders/development-cards/peasants.ts';
import { procedure } from '../../../rules.ts';
import { played, type Tactics, tacticsEffect } from '../effect.ts';

const { words, say, reasons } = speech({
  'prompt.forced-from': ['Which area do your units move from?', 'Z którego obszaru ruszają jednostki?'],
  'prompt.forced-to': ['Where do they go?', 'Dokąd idą?'],
  'prompt.forced-units': [
    { to: 'area' },
    'Which of your units move to {to}?',
    'Które twoje jednostki idą na obszar {to}?',
  ],
  'prompt.forced-allies': [
    { to: 'area' },
    'Which allied units move to {to} with them?',
    'Które sprzymierzone jednostki idą z nimi na obszar {to}?',
  ],
  'reason.nobody-fresh': [
    'You have no standing unit there that has not fought this turn and has somewhere to go.',
    'Nie masz tam stojącej jednostki, która nie walczyła w tej turze i ma dokąd pójść.',
  ],
  'reason.no-forced-way': [
    'It must be a friendly or empty area that one of them can enter in one step.',
    'Musi to być przyjazny lub pusty obszar, na który któraś z nich może wejść w jednym kroku.',
  ],
});

const within = areaSet();

/** Whether units of a column could go over: an ally alone only to friendly ground. (RW-MOVE-25) */
const couldGo = (t: Table, seat: Seat, from: number, to: number, column: number): boolean =>
  freshIn(t, from, column) > 0 &&
  hasArea(reachOf(t, seat, from, 1, unitAt(t, seat, column).flying, nowhere, within), to);

const anyCouldGo = (t: Table, seat: Seat, from: number, to: number, first: number, end: number): boolean => {
  for (let column = first; column < end; column++) if (couldGo(t, seat, from, to, column)) return true;
  return false;
};

const mayMarch = (t: Table, seat: Seat, from: number, to: number): boolean =>
  to !== from &&
  !isContested(t, to) &&
  isOpenTo(t, to, seat) &&
  anyCouldGo(t, seat, from, to, 0, isFriendly(t, to, seat) ? t.columns : t.ownColumns);

const mayMarchFrom = (t: Table, from: number, seat: Seat): Verdict => {
  if (isContested(t, from) || !isFriendly(t, from, seat) || standingIn(t, from) === 0)
    return no(reasons['nobody-fresh']);
  for (const to of mapOf(t).each) if (mayMarch(t, seat, from, to)) return YES;
  return no(reasons['nobody-fresh']);
};

const anyMarch = (t: Table, seat: Seat): boolean => {
  for (let from = 0; from < t.areas; from++) if (mayMarchFrom(t, from, seat) === YES) return true;
  return false;
};

type Marching = { readonly seat: Seat; readonly from: number; readonly to: number };

const offerColumns = (
  t: Table,
  { seat, from, to }: Marching,
  first: number,
  end: number,
  offer: Offer,
): void => {
  for (let column = first; column < end; column++) {
    const goes = yesIf(couldGo(t, seat, from, to, column), reasons['nobody-fresh']);
    offer.consider(typeOf(t, seat, column), goes, freshIn(t, from, column));
  }
};

const move = (t: Table, { seat, from, to }: Marching, type: number): void => {
  setOff(t, seat, type, 1, from, to);
  putUnits(t, to, seat, columnOf(t, type), 1);
};

/** Whether allies may go: with units of the player's colour, or to friendly ground. */
const alliesGo = (t: Table, f: Marching, own: number): boolean =>
  (own > 0 || isFriendly(t, f.to, f.seat)) && anyCouldGo(t, f.seat, f.from, f.to, t.ownColumns, t.columns);

/** Forced March: rested units of one area go to the next, whatever token lies there. (C20) */
const march = procedure(
  'tactics-forced-march',
  { ...played, from: count, to: count, most: count, units: listOf(8), allies: listOf(8) },
  steps =>
    steps
      .do((t, f) => {
        f.most = tacticsEffect(t, f.card, 'move-units').units;
      })
      .ask('from', {
        kind: 'one',
        seat: 'seat',
        from: areaDomain,
        options: areas((t, { seat }, from) => mayMarchFrom(t, from, seat)),
        prompt: () => say('prompt.forced-from'),
        rule: 'RW-MOVE-05',
      })
      .ask('to', {
        kind: 'one',
        seat: 'seat',
        from: areaDomain,
        options: areas((t, { seat, from }, to) =>
          yesIf(mayMarch(t, seat, from, to), reasons['no-forced-way']),
        ),
        prompt: () => say('prompt.forced-to'),
        rule: 'RW-MOVE-08',
      })
      .when(
        (t, f) => anyCouldGo(t, f.seat, f.from, f.to, 0, t.ownColumns),
        own =>
          own.ask('units', {
            kind: 'some',
            seat: 'seat',
            from: unitDomain,
            options: (t, f, offer) => offerColumns(t, f, 0, t.ownColumns, offer),
            min: (t, f) => (alliesGo(t, f, 0) ? 0 : 1),
            max: (_t, f) => f.most,
            prompt: (_t, f) => say('prompt.forced-units', { to: f.to }),
            about: (_t, f) => ({ area: f.from }),
            rule: 'RW-MOVE-05',
          }),
      )
      .when(
        (t, f) => f.units.length < f.most && alliesGo(t, f, f.units.length),
        allied =>
          allied.ask('allies', {
            kind: 'some',
            seat: 'seat',
            from: unitDomain,
            options: (t, f, offer) => offerColumns(t, f, t.ownColumns, t.columns, offer),
            min: (_t, f) => (f.units.length > 0 ? 0 : 1),
            max: (_t, f) => f.most - f.units.length,
            prompt: (_t, f) => say('prompt.forced-allies', { to: f.to }),
            about: (_t, f) => ({ area: f.from }),
            rule: 'RW-NEUT-12',
          }),
      )
      .do((t, f) => {
        for (let i = 0; i < f.units.length; i++) move(t, f, f.units.at(i));
        for (let i = 0; i < f.allies.length; i++) move(t, f, f.allies.at(i));
      })
      .when(anyVacated, left => left.call(() => leavePeasants, { seat: 'seat' }))
      .call(
        () => keepToLimit,
        (t, f, callee) => usualLimit(t, f.seat, f.to, callee),
      ),
);

export const movesUnits: Tactics<'move-units', { units: number }> = {
  clause: [
    'move up to {units} of your standing units from one area to an adjacent friendly or empty one, even if your activation token is there; units that have fought this turn stay where they are',
    'porusz najwyżej {units, plural, one {# swoją stojącą jednostkę} few {# swoje stojące jednostki} many {# swoich stojących jednostek} other {# swojej stojącej jednostki}} z jednego obszaru na sąsiedni przyjazny lub pusty, nawet jeśli jest tam twój żeton aktywacji; jednostki, które walczyły w tej turze, zostają na miejscu',
  ],
  words,
  inTurn: { may: anyMarch, effect: march },
  bot: {
    answers: {
      'tactics-forced-march.from': 'strongholdToLeave',
      'tactics-forced-march.to': 'wantedArea',
      'tactics-forced-march.units': 'bestUnits',
      'tactics-forced-march.allies': 'bestUnits',
    },
  },
};
