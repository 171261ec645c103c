import { count, listOf } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../content/types.ts';
import { fighterDomain } from '../../../domains.ts';
import { speech } from '../../../text/speech.ts';
import { gainTactics } from '../../cards/draw.ts';
import { procedure } from '../../rules.ts';
import { assignRouts, dealTo, pickRouted, routSlow, standingShape, standingSlow } from '../assign.ts';
import { destroyFighter, routFighter } from '../casualties.ts';
import {
  anyFighter,
  bitsOf,
  countFighters,
  hasFighter,
  isRoutedState,
  offerFighters,
  stateOfFighter,
} from '../fighters.ts';
import { seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon, striking } from './ability.ts';

const { words, say } = speech({
  'prompt.rout-or-destroy': [
    { count: 'number' },
    'Choose enemy units ({count}): standing ones are routed, routed ones are destroyed.',
    'Wybierz wrogie jednostki ({count}): stojące zostaną rozbite, rozbite zostaną zniszczone.',
  ],
});

/** Command: routs, then Tactics cards, which cannot be used in this season. (RW-ROUND-41) */
export const routAndDraw: Ability<'rout-and-draw', { routs: number; tactics: number }> = {
  clause: [
    '{routs, count, thing.rout}, then draw {tactics, count, thing.tactics-card}',
    '{routs, count, thing.rout}, a następnie dobierz {tactics, count, thing.tactics-card:acc}',
  ],
  rule: procedure('rout-and-draw', icon, steps =>
    steps
      .call(
        () => assignRouts,
        (t, f, callee) => dealTo(t, callee, foes(f), effectOf(t, f, 'rout-and-draw').routs),
      )
      .call(() => gainTactics, {
        seat: (t, f) => seatOn(t, f.side),
        amount: (t, f) => effectOf(t, f, 'rout-and-draw').tactics,
      }),
  ),
};

/** Dread and Stun: the opponent routs standing units, of an initiative if one is named, undamaged ones first. */
export const opponentRouts: Ability<'opponent-routs', { units: number; initiativeFrom?: number }> = {
  clause: [
    'the opponent routs {units} of their units{initiativeFrom, select, 0 {} other { with initiative {initiativeFrom} or higher}}',
    'przeciwnik rozbija {units, plural, one {# swoją jednostkę} few {# swoje jednostki} many {# swoich jednostek} other {# swojej jednostki}}{initiativeFrom, select, 0 {} other { o inicjatywie co najmniej {initiativeFrom}}}',
  ],
  rule: striking('opponent-routs', routSlow, (t, to, struck, { units, initiativeFrom = 0 }) =>
    dealTo(t, to, struck, units, initiativeFrom),
  ),
  may: (t, icon, { initiativeFrom = 0 }) => hasFighter(t, foes(icon), standingSlow, initiativeFrom),
};

/** Dread Mounts: the opponent picks among his standing units of these classes. */
export const opponentRoutsOfClasses: Ability<
  'opponent-routs-of-classes',
  { units: number; classes: readonly UnitClass[] }
> = {
  clause: [
    'the opponent chooses and routs {units, count, classes} of their own',
    'przeciwnik wybiera i rozbija {units, plural, one {# swoją {classes:acc}} few {# swoje {classes:few}} many {# swoich {classes:many}} other {# swojej {classes:gen}}}',
  ],
  rule: striking('opponent-routs-of-classes', pickRouted, (t, to, struck, { units, classes }) =>
    dealTo(t, to, struck, units, bitsOf(classes)),
  ),
  may: (t, icon, { classes }) => hasFighter(t, foes(icon), standingShape, bitsOf(classes)),
};

const MOST_TERRIFIED = 8;

/** Terrifying: the controller picks different units; standing ones are routed, routed ones destroyed. */
export const routOrDestroy: Ability<'rout-or-destroy', { units: number }> = {
  clause: [
    'choose {units, plural, one {# enemy unit} other {# enemy units}}; standing ones are routed, routed ones are destroyed',
    'wybierz {units, plural, one {# wrogą jednostkę} few {# wrogie jednostki} many {# wrogich jednostek} other {# wrogiej jednostki}}; stojące zostają rozbite, a rozbite zniszczone',
  ],
  rule: procedure('rout-or-destroy', { ...icon, units: count, picks: listOf(MOST_TERRIFIED) }, steps =>
    steps
      .do((t, f) => {
        f.units = Math.min(effectOf(t, f, 'rout-or-destroy').units, countFighters(t, foes(f)));
      })
      .when(
        (_t, f) => f.units > 0,
        terrifying =>
          terrifying
            .ask('picks', {
              kind: 'some',
              seat: (t, f) => seatOn(t, f.side),
              from: fighterDomain,
              options: (t, f, offer) => offerFighters(t, foes(f), offer, anyFighter),
              about: (_t, f) => ({ side: foes(f) }),
              min: (_t, f) => f.units,
              max: (_t, f) => f.units,
              prompt: (_t, f) => say('prompt.rout-or-destroy', { count: f.units }),
              rule: 'RW-ROUND-17',
            })
            .do((t, f) => {
              for (let i = 0; i < f.picks.length; i++) {
                const fighter = f.picks.at(i);
                if (isRoutedState(stateOfFighter(fighter))) destroyFighter(t, foes(f), fighter);
                else routFighter(t, foes(f), fighter);
              }
            }),
      ),
  ),
  words,
  bot: { answers: { 'rout-or-destroy.picks': 'strikeByPolicy' } },
};
