import { count, listOf } from '@runehold/kernel/procedure/locals';
import { resourceDomain, tacticsDomain } from '../../../domains.ts';
import { resourceIds } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { discardTactics, offerTacticsHeld, tacticsHeld } from '../../cards/draw.ts';
import { exchangeUnseen, hasObjective, mayDrawObjective } from '../../cards/objectives.ts';
import { procedure } from '../../rules.ts';
import { anyMayFall } from '../../table/raise-dials.ts';
import { turnDial } from '../../table/resources.ts';
import { effectOf, inTurn, ofPlayer } from './primary.ts';

/** Everybody may exchange the Objective for an unseen one. (Prepare for Coming Year) */
const prepareOne = procedure('season-prepare', { ...ofPlayer, yes: count }, steps =>
  steps.when(
    (t, f) => hasObjective(t, f.seat) && mayDrawObjective(t, f.seat),
    may =>
      may
        .ask('yes', {
          kind: 'yes',
          seat: 'seat',
          prompt: () => say('prompt.exchange-objective'),
          rule: 'RW-OBJ-14',
        })
        .do((t, f) => {
          if (f.yes === 1) exchangeUnseen(t, f.seat);
        }),
  ),
);
export const prepareForYear = inTurn('may-exchange-objective', () => prepareOne);

/** The lowest bidder discards Tactics cards and turns dials down for those he lacks. (Council Levy) */
const levyOne = procedure(
  'season-levy',
  { ...ofPlayer, missing: count, discards: listOf(4), resource: count },
  steps =>
    steps
      .when(
        (t, f) => tacticsHeld(t, f.seat) > 0,
        holds =>
          holds.ask('discards', {
            kind: 'some',
            seat: 'seat',
            from: tacticsDomain,
            options: (t, f, offer) => offerTacticsHeld(t, f.seat, offer),
            min: (t, f) =>
              Math.min(tacticsHeld(t, f.seat), effectOf(t, f.card, 'discard-tactics-or-lower-dials').tactics),
            max: (t, f) => effectOf(t, f.card, 'discard-tactics-or-lower-dials').tactics,
            hidden: true,
            prompt: (t, f) =>
              say('prompt.levy', { count: effectOf(t, f.card, 'discard-tactics-or-lower-dials').tactics }),
            rule: 'RW-BID-13',
          }),
      )
      .do((t, f) => {
        for (let i = 0; i < f.discards.length; i++) discardTactics(t, f.seat, f.discards.at(i));
        f.missing = effectOf(t, f.card, 'discard-tactics-or-lower-dials').tactics - f.discards.length;
      })
      .repeatWhile(
        (t, f) => f.missing > 0 && anyMayFall(t, f.seat),
        pays =>
          pays
            .ask('resource', {
              kind: 'one',
              seat: 'seat',
              from: resourceDomain,
              options: (t, f, offer) => {
                for (let resource = 0; resource < resourceIds.length; resource++) {
                  if (t.dial.get(f.seat, resource) > 0) offer.add(resource);
                }
              },
              prompt: (_t, f) => say('prompt.lower-dial', { card: f.card }),
              rule: 'RW-BID-13',
            })
            .do((t, f) => {
              const { perMissing } = effectOf(t, f.card, 'discard-tactics-or-lower-dials');
              turnDial(t, f.seat, f.resource, -perMissing);
              f.missing--;
            }),
      ),
);
export const councilLevy = inTurn('discard-tactics-or-lower-dials', () => levyOne);
