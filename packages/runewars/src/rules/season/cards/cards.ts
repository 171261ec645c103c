import type { Seat } from '@runehold/kernel/layout/seats';
import { count, listOf } from '@runehold/kernel/procedure/locals';
import { resourceDomain, tacticsDomain } from '../../../domains.ts';
import { resourceIds, type Table, tacticsPool } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { discardTactics, tacticsHeld } from '../../cards/draw.ts';
import { exchangeUnseen, hasObjective, mayDrawObjective } from '../../cards/objectives.ts';
import { procedure } from '../../rules.ts';
import { turnDial } from '../../table/resources.ts';
import { asPlayer, effectOf, inTurn, ofPlayer } from './primary.ts';

/** Everybody may exchange the Objective for an unseen one. (Prepare for Coming Year) */
const prepareOne = procedure('season-prepare', { ...ofPlayer, yes: count }, steps =>
  steps.when(
    (t, f) => hasObjective(t, f.seat) && mayDrawObjective(t, f.seat),
    may =>
      may
        .ask('yes', {
          kind: 'yes',
          seat: (_t, f) => f.seat,
          prompt: () => say('prompt.exchange-objective'),
          rule: 'RW-OBJ-14',
        })
        .do((t, f) => {
          if (f.yes === 1) exchangeUnseen(t, f.seat);
        }),
  ),
);
export const prepareForYear = inTurn('may-exchange-objective', () => asPlayer(prepareOne));

const hasResources = (t: Table, seat: Seat): boolean =>
  resourceIds.some((_, resource) => t.dial.get(seat, resource) > 0);

/** The lowest bidder discards Tactics cards and turns dials down for those he lacks. (Council Levy) */
const levyOne = procedure(
  'season-levy',
  { ...ofPlayer, missing: count, discards: listOf(4), resource: count },
  steps =>
    steps
      .ask('discards', {
        kind: 'some',
        seat: (_t, f) => f.seat,
        from: tacticsDomain,
        options: (t, f, offer) => {
          for (let card = 0; card < tacticsPool.cards.length; card++) {
            const held = t.tactics.at(f.seat).count(card) + t.freshTactics.at(f.seat).count(card);
            if (held > 0) offer.add(card, held);
          }
        },
        min: (t, f) =>
          Math.min(tacticsHeld(t, f.seat), effectOf(t, f.card, 'discard-tactics-or-lower-dials').tactics),
        max: (t, f) => effectOf(t, f.card, 'discard-tactics-or-lower-dials').tactics,
        hidden: true,
        prompt: (t, f) =>
          say('prompt.levy', { count: effectOf(t, f.card, 'discard-tactics-or-lower-dials').tactics }),
        rule: 'RW-BID-13',
      })
      .do((t, f) => {
        for (let i = 0; i < f.discards.length; i++) discardTactics(t, f.seat, f.discards.at(i));
        f.missing = effectOf(t, f.card, 'discard-tactics-or-lower-dials').tactics - f.discards.length;
      })
      .repeatWhile(
        (t, f) => f.missing > 0 && hasResources(t, f.seat),
        pays =>
          pays
            .ask('resource', {
              kind: 'one',
              seat: (_t, f) => f.seat,
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
export const councilLevy = inTurn('discard-tactics-or-lower-dials', () => asPlayer(levyOne));
