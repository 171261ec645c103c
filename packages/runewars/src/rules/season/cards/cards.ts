import { PASS } from '@runehold/kernel/ask/offer';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { resourceDomain, tacticsDomain } from '../../../domains.ts';
import { speech } from '../../../text/speech.ts';
import { discardTactics, offerTacticsHeld, tacticsHeld } from '../../cards/draw.ts';
import { exchangeUnseen, hasObjective, mayDrawObjective } from '../../cards/objectives.ts';
import { procedure } from '../../rules.ts';
import { anyMayFall, mayFall } from '../../table/raise-dials.ts';
import { turnDial } from '../../table/resources.ts';
import { ignoring, offerLosses } from './losses.ts';
import { effectOf, inTurn, lowerDial, ofPlayer, type Season } from './primary.ts';

const { words, say } = speech({
  'prompt.exchange-objective': [
    'Do you exchange your Objective for an unknown one?',
    'Czy wymieniasz kartę celu na nieznaną?',
  ],
  'prompt.levy': [
    { count: 'number' },
    'Discard {count, count, thing.tactics-card}.',
    'Odrzuć {count, count, thing.tactics-card:acc}.',
  ],
});

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

/** Decided before the new Objective is seen. */
export const prepareForYear: Season<'may-exchange-objective'> = {
  clause: [
    'may exchange their Objective, but must decide before seeing the new one',
    'może wymienić swój cel, lecz decyduje, zanim zobaczy nowy',
  ],
  words,
  rule: inTurn('may-exchange-objective', () => prepareOne),
  bot: { answers: { 'season-prepare.yes': 'sayNo' } },
};

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
              options: (t, f, offer) => offerLosses(t, f.seat, offer, mayFall),
              pass: ignoring,
              prompt: lowerDial,
              rule: 'RW-BID-13',
            })
            .do((t, f) => {
              const { perMissing } = effectOf(t, f.card, 'discard-tactics-or-lower-dials');
              if (f.resource !== PASS) turnDial(t, f.seat, f.resource, -perMissing);
              f.missing--;
            }),
      ),
);

/** A dial goes down by so much for each card that is missing. */
export const councilLevy: Season<'discard-tactics-or-lower-dials', { tactics: number; perMissing: number }> =
  {
    clause: [
      'discards {tactics, count, thing.tactics-card} and, for each one missing, turns a dial down by {perMissing}',
      'odrzuca {tactics, count, thing.tactics-card:acc}, a za każdą brakującą obniża jeden licznik o {perMissing}',
    ],
    rule: inTurn('discard-tactics-or-lower-dials', () => levyOne),
    bot: {
      bid: [0.3, 1],
      answers: { 'season-levy.discards': 'discardTactics', 'season-levy.resource': 'lowerDial' },
    },
  };
