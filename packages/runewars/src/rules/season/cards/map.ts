import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import type { Seat } from '@runehold/kernel/layout/seats';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import { count, listOf } from '@runehold/kernel/procedure/locals';
import { areaDomain, troopDomain, unitDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { controller, hasCity, isNeutral, isUncontrolled } from '../../map/areas.ts';
import { destroyCity } from '../../map/cities.ts';
import { columnOf, typeOf } from '../../map/columns.ts';
import { routUnits, standingIn, unitsIn } from '../../map/units.ts';
import { groupMayMove, moveAllNeutrals, offerGroupMoves } from '../../move/neutral-move.ts';
import { destroyTroop, offerTroops } from '../../move/unit-limit.ts';
import { procedure } from '../../rules.ts';
import { inPlayOrder, isAlive } from '../../table/seats.ts';
import { effectOf, inTurn, ofPlayer, primary } from './primary.ts';

/** The winner of the bid destroys a city anywhere. (The Doomed City) */
const doom = procedure('season-doom', { ...ofPlayer, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, _f, offer) => {
        for (let area = 0; area < t.areas; area++) if (hasCity(t, area)) offer.add(area);
      },
      prompt: () => say('prompt.doom-city'),
      rule: 'RW-BID-05',
    })
    .do((t, f) => destroyCity(t, f.area, f.seat)),
);
export const doomCity = inTurn('destroy-city', () => doom);

type Moved = { has(area: number): boolean };

const mayRoam = (t: Table, area: number, moved: Moved): boolean =>
  isNeutral(t, area) && !moved.has(area) && groupMayMove(t, area, isUncontrolled);

/** Everybody may move one group of unallied neutral units to uncontrolled ground, none of them twice. (Restless Beasts) */
export const restlessBeasts = procedure(
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
              options: (t, f, offer) => {
                for (let area = 0; area < t.areas; area++) if (mayRoam(t, area, f.moved)) offer.add(area);
              },
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
);

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
            for (let area = 0; area < t.areas; area++) {
              if (controller(t, area) === f.seat && unitsIn(t, area) === most) offer.add(area);
            }
          },
          prompt: () => say('prompt.fever-where'),
          rule: 'RW-SEASON-09',
        })
        .ask('losses', {
          kind: 'some',
          seat: 'seat',
          from: troopDomain,
          options: (t, f, offer) => offerTroops(t, f.area, f.seat, offer),
          min: (t, f) => effectOf(t, f.card, 'destroy-in-largest').units,
          max: (t, f) => effectOf(t, f.card, 'destroy-in-largest').units,
          prompt: (_t, f) => say('prompt.fever-whom', { area: f.area }),
          rule: 'RW-SEASON-09',
        })
        .do((t, f) => {
          for (let i = 0; i < f.losses.length; i++) destroyTroop(t, f.area, f.losses.at(i));
        }),
  ),
);
export const winterFever = inTurn('destroy-in-largest', () => fever);

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
            options: (t, f, offer) => {
              for (let column = 0; column < t.columns; column++) {
                const standing = t.standing.get(f.area, column);
                if (standing > 0) offer.add(typeOf(t, f.seat, column), standing);
              }
            },
            min: (t, f) => Math.min(standingIn(t, f.area), effectOf(t, f.card, 'rout-in-crowds').units),
            max: (t, f) => effectOf(t, f.card, 'rout-in-crowds').units,
            prompt: (_t, f) => say('prompt.mutiny', { area: f.area }),
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
export const mutinousGarrison = inTurn('rout-in-crowds', () => mutiny);
