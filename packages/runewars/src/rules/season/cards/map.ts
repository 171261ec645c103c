import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import { areaDomain, troopDomain, unitDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { events } from '../../../words.ts';
import { controller, hasCity, isNeutral, isUncontrolled } from '../../map/areas.ts';
import { destroyCity } from '../../map/cities.ts';
import { columnOf } from '../../map/columns.ts';
import { areas, areasFor, offerAreas } from '../../map/offer-areas.ts';
import { routUnits, standingIn, unitsIn } from '../../map/units.ts';
import { groupMayMove, moveAllNeutrals, offerGroupMoves } from '../../move/neutral-move.ts';
import { destroyTroop, offerStanding, offerTroops } from '../../move/unit-limit.ts';
import { procedure } from '../../rules.ts';
import { inPlayOrder, isAlive } from '../../table/seats.ts';
import { effectOf, inTurn, ofPlayer, primary, type Season } from './primary.ts';

const { words, say, reasons } = speech({
  'reason.no-city': ['There is no city there.', 'Nie ma tam miasta.'],
  'reason.nobody-roams': [
    'There are no unallied neutral units there that have not moved yet and can go somewhere.',
    'Nie ma tam niesprzymierzonych jednostek neutralnych, które jeszcze się nie ruszyły i mają dokąd pójść.',
  ],
  'reason.not-the-largest': ['That is not your largest army.', 'To nie jest twoja największa armia.'],
  'prompt.doom-city': ['Which city is destroyed?', 'Które miasto zostaje zniszczone?'],
  'prompt.beasts-from': [
    'From which area do neutral units move?',
    'Z którego obszaru odchodzą jednostki neutralne?',
  ],
  'prompt.beasts-to': ['Where do they go?', 'Dokąd idą?'],
  'prompt.fever-where': [
    { card: 'seasonCard' },
    '{card}: which army does the fever strike?',
    '{card}: na którym obszarze szerzy się gorączka?',
  ],
  'prompt.fever-whom': [
    { card: 'seasonCard', area: 'area' },
    '{card}: which unit in {area} is destroyed?',
    '{card}: która jednostka na obszarze {area} zostaje zniszczona?',
  ],
  'prompt.mutiny': [
    { card: 'seasonCard', area: 'area' },
    '{card}: which units in {area} are routed?',
    '{card}: które jednostki na obszarze {area} zostają rozbite?',
  ],
});

/** The winner of the bid destroys a city anywhere. (The Doomed City) */
const doom = procedure('season-doom', { ...ofPlayer, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      ...areasFor(hasCity, 'seat', reasons['no-city']),
      prompt: () => say('prompt.doom-city'),
      rule: 'RW-BID-05',
    })
    .do((t, f) => destroyCity(t, f.area, f.seat)),
);

/** Anywhere on the board. */
export const doomCity: Season<'destroy-city'> = {
  clause: ['destroys 1 city anywhere on the board', 'niszczy 1 miasto w dowolnym miejscu planszy'],
  words,
  rule: inTurn('destroy-city', () => doom),
  bot: { answers: { 'season-doom.area': 'doomCity' } },
};

type Moved = { has(area: number): boolean };

const mayRoam = (t: Table, area: number, moved: Moved): boolean =>
  isNeutral(t, area) && !moved.has(area) && groupMayMove(t, area, isUncontrolled);

/** Everybody may move one group of unallied neutral units to uncontrolled ground, none of them twice. (Restless Beasts) */
export const restlessBeasts: Season<'may-move-unallied'> = {
  clause: [
    'may move all unallied neutral units from 1 area together to an uncontrolled area at most 1 area away; none moves twice',
    'może wybrać 1 obszar i poruszyć wszystkie tamtejsze niesprzymierzone jednostki neutralne razem o najwyżej 1 obszar, na obszar niekontrolowany; żadna nie porusza się dwa razy',
  ],
  rule: procedure(
    'season-may-move-unallied',
    { ...primary, seat: count, from: count, to: count, moved: listOf(MAX_SEATS) },
    steps =>
      steps.eachSeat('seat', inPlayOrder(), each =>
        each.when(
          (t, f) => isAlive(t, f.seat),
          may =>
            may
              .ask('from', {
                kind: 'one',
                seat: 'seat',
                from: areaDomain,
                options: areas((t, { moved }, area) =>
                  yesIf(mayRoam(t, area, moved), reasons['nobody-roams']),
                ),
                optional: true,
                pass: skipping,
                prompt: () => say('prompt.beasts-from'),
                rule: 'RW-SEASON-09',
              })
              .unless({ from: PASS }, roams =>
                roams
                  .ask('to', {
                    kind: 'one',
                    seat: 'seat',
                    from: areaDomain,
                    options: (t, f, offer) => offerGroupMoves(t, f.from, offer, isUncontrolled),
                    prompt: () => say('prompt.beasts-to'),
                    rule: 'RW-SEASON-09',
                  })
                  .do((t, f) => {
                    moveAllNeutrals(t, f.from, f.to);
                    f.moved.push(f.to);
                  }),
              ),
        ),
      ),
  ),
  bot: {
    answers: {
      'season-may-move-unallied.from': 'moveBeastsFrom',
      'season-may-move-unallied.to': 'moveBeastsTo',
    },
  },
};

const areaOfMost = (t: Table, seat: Seat): number => {
  let most = 0;
  for (let area = 0; area < t.areas; area++) {
    if (controller(t, area) === seat) most = Math.max(most, unitsIn(t, area));
  }
  return most;
};

/** In the area with most units, if it has enough, one is destroyed. (Winter Fever) */
const fever = procedure('season-fever', { ...ofPlayer, area: count, losses: listOf(4) }, steps =>
  steps.when(
    (t, f) => areaOfMost(t, f.seat) >= effectOf(t, f.card, 'destroy-in-largest').from,
    falls =>
      falls
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: (t, f, offer) => {
            const most = areaOfMost(t, f.seat);
            const strikes = (area: number): boolean =>
              controller(t, area) === f.seat && unitsIn(t, area) === most;
            offerAreas(t, offer, area => yesIf(strikes(area), reasons['not-the-largest']));
          },
          prompt: t => say('prompt.fever-where', { card: t.seasonCard.top }),
          rule: 'RW-SEASON-09',
        })
        .ask('losses', {
          kind: 'some',
          seat: 'seat',
          from: troopDomain,
          options: (t, f, offer) => offerTroops(t, f.area, f.seat, offer),
          min: (t, f) => effectOf(t, f.card, 'destroy-in-largest').units,
          max: (t, f) => effectOf(t, f.card, 'destroy-in-largest').units,
          prompt: (t, f) => say('prompt.fever-whom', { card: t.seasonCard.top, area: f.area }),
          about: (_t, f) => ({ area: f.area }),
          rule: 'RW-SEASON-09',
        })
        .do((t, f) => {
          for (let i = 0; i < f.losses.length; i++) destroyTroop(t, f.area, f.losses.at(i));
        }),
  ),
);

/** In the area where the player has most units, if it has so many. */
export const winterFever: Season<'destroy-in-largest', { from: number; units: number }> = {
  clause: [
    'destroys {units} of their units in the area where they have the most, if they have {from} or more there',
    'niszczy {units, plural, one {# swoją jednostkę} few {# swoje jednostki} many {# swoich jednostek} other {# swojej jednostki}} na obszarze, na którym ma ich najwięcej, jeśli jest ich tam co najmniej {from}',
  ],
  rule: inTurn('destroy-in-largest', () => fever),
  bot: { answers: { 'season-fever.area': 'strongholdToLeave', 'season-fever.losses': 'loseTroops' } },
};

/** The next area of the player's with a crowd in which somebody stands, from one on. */
const nextCrowd = (t: Table, seat: Seat, from: number, crowd: number): number => {
  for (let area = from; area < t.areas; area++) {
    if (controller(t, area) === seat && unitsIn(t, area) >= crowd && standingIn(t, area) > 0) return area;
  }
  return t.areas;
};

/** Crowded garrisons rout some of their own. (Mutinous Garrison) */
const mutiny = procedure('season-mutiny', { ...ofPlayer, area: count, routed: listOf(4) }, steps =>
  steps
    .do((t, f) => {
      f.area = nextCrowd(t, f.seat, 0, effectOf(t, f.card, 'rout-in-crowds').from);
    })
    .repeatWhile(
      (t, f) => f.area < t.areas,
      each =>
        each
          .ask('routed', {
            kind: 'some',
            seat: 'seat',
            from: unitDomain,
            options: (t, f, offer) => offerStanding(t, f.area, f.seat, offer),
            min: (t, f) => Math.min(standingIn(t, f.area), effectOf(t, f.card, 'rout-in-crowds').units),
            max: (t, f) => effectOf(t, f.card, 'rout-in-crowds').units,
            prompt: (t, f) => say('prompt.mutiny', { card: t.seasonCard.top, area: f.area }),
            rule: 'RW-SEASON-09',
          })
          .do((t, f) => {
            for (let i = 0; i < f.routed.length; i++) {
              routUnits(t, f.area, columnOf(t, f.routed.at(i)), 1);
              t.emit(events['units-routed'], f.routed.at(i), 1, f.area);
            }
            f.area = nextCrowd(t, f.seat, f.area + 1, effectOf(t, f.card, 'rout-in-crowds').from);
          }),
    ),
);

/** In every area with at least so many. */
export const mutinousGarrison: Season<'rout-in-crowds', { from: number; units: number }> = {
  clause: [
    'routs {units} of their units in every area where they have {from} or more',
    'rozbija {units, plural, one {# swoją jednostkę} few {# swoje jednostki} many {# swoich jednostek} other {# swojej jednostki}} na każdym obszarze, na którym ma ich co najmniej {from}',
  ],
  rule: inTurn('rout-in-crowds', () => mutiny),
  bot: { answers: { 'season-mutiny.routed': 'routUnits' } },
};
