import { count } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../content/types.ts';
import { fighterDomain } from '../../../domains.ts';
import { classes as classesText } from '../../../text/clause-groups.ts';
import { speech } from '../../../text/speech.ts';
import { reasons } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { offerTough } from '../assign.ts';
import { routFighter } from '../casualties.ts';
import { anyFighter, bitsOf, type FighterTest, hasFighter, hasShape, offerFighters } from '../fighters.ts';
import { canBeKilled } from '../prospects.ts';
import { seatOn, unitOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';
import { strike } from './damage.ts';
import { canGive, standingOfType } from './own-for-damage.ts';

const { words, say } = speech({
  'prompt.damage-one': [
    { amount: 'number' },
    'Choose the unit of yours that takes all the damage ({amount}).',
    'Wybierz swoją jednostkę, która otrzyma wszystkie obrażenia ({amount}).',
  ],
  'prompt.rout-own': ['Choose the unit of yours to rout.', 'Wybierz swoją jednostkę, którą rozbijasz.'],
  'prompt.damage-enemy': [
    { amount: 'number' },
    'Choose the enemy unit that takes all the damage ({amount}).',
    'Wybierz wrogą jednostkę, która otrzyma wszystkie obrażenia ({amount}).',
  ],
});

/** Bodkin Points: all the damage falls on the one unit; what it does not need is lost. */
export const strikeTougher: Ability<'strike-tougher', { damage: number; healthAbove: number }> = {
  clause: [
    '{damage, count, thing.damage}, all to one unit, one with more than {healthAbove} health if there is any; the opponent picks it',
    '{damage, count, thing.damage}, wszystkie tej samej jednostce, w miarę możliwości o Wytrzymałości większej niż {healthAbove}; wskazuje ją przeciwnik',
  ],
  rule: procedure('strike-tougher', { ...icon, pick: count }, steps =>
    steps.when(
      (t, f) => hasFighter(t, foes(f)),
      hit =>
        hit
          .ask('pick', {
            kind: 'one',
            seat: (t, f) => seatOn(t, foes(f)),
            from: fighterDomain,
            options: (t, f, offer) =>
              offerTough(t, foes(f), offer, effectOf(t, f, 'strike-tougher').healthAbove),
            about: (_t, f) => ({ side: foes(f) }),
            prompt: (t, f) => say('prompt.damage-one', { amount: effectOf(t, f, 'strike-tougher').damage }),
            rule: 'RW-ROUND-18',
          })
          .do((t, f) => void strike(t, foes(f), f.pick, effectOf(t, f, 'strike-tougher').damage)),
    ),
  ),
  words,
  bot: { answers: { 'strike-tougher.pick': 'byPolicy' } },
};

/** Gravebarbed Arrows: all the damage falls on one unit of these classes that the controller picks. */
export const strikeOfClasses: Ability<
  'strike-of-classes',
  { damage: number; classes: readonly UnitClass[] }
> = {
  clause: [
    'deal {damage, count, thing.damage} to 1 unit of your choice, standing or routed, of the class',
    'zadaj {damage, count, thing.damage:acc} 1 wybranej przez siebie jednostce, stojącej lub rozbitej, kategorii',
  ],
  details: ({ classes }) => classesText(classes),
  rule: procedure('strike-of-classes', { ...icon, pick: count }, steps =>
    steps.when(
      (t, f) => hasFighter(t, foes(f), hasShape, bitsOf(effectOf(t, f, 'strike-of-classes').classes)),
      hit =>
        hit
          .ask('pick', {
            kind: 'one',
            seat: (t, f) => seatOn(t, f.side),
            from: fighterDomain,
            options: (t, f, offer) => {
              const shapes = bitsOf(effectOf(t, f, 'strike-of-classes').classes);
              offerFighters(t, foes(f), offer, hasShape, shapes, reasons['wrong-shape']);
            },
            about: (_t, f) => ({ side: foes(f) }),
            prompt: (t, f) =>
              say('prompt.damage-enemy', { amount: effectOf(t, f, 'strike-of-classes').damage }),
            rule: 'BW-DEVC-12',
          })
          .do((t, f) => void strike(t, foes(f), f.pick, effectOf(t, f, 'strike-of-classes').damage)),
    ),
  ),
  may: (t, icon, { classes }) => hasFighter(t, foes(icon), hasShape, bitsOf(classes)),
  bot: {
    // One that lives on has cost the enemy nothing.
    isWise: (t, icon, { damage, classes }) => canBeKilled(t, foes(icon), damage, hasShape, bitsOf(classes)),
    answers: { 'strike-of-classes.pick': 'strikeByPolicy' },
  },
};

/** An enemy that took more than the unit to kill which is given for it. */
const isTougher: FighterTest = (t, side, column, _state, health) => unitOn(t, side, column).health > health;

/** Ravenous Hunger: one of the type falls, and one enemy of the controller's choice takes all the damage. */
export const routOwnToStrike: Ability<'rout-own-to-strike', { damage: number }> = {
  clause: [
    'rout 1 unit of your own of this type to deal {damage, count, thing.damage} to 1 unit of your choice, standing or routed',
    'rozbij 1 swoją stojącą jednostkę tego typu, aby zadać {damage, count, thing.damage:acc} 1 wybranej przez siebie jednostce, stojącej lub rozbitej',
  ],
  rule: procedure('rout-own-to-strike', { ...icon, given: count, pick: count }, steps =>
    steps.when(canGive, hungry =>
      hungry
        .ask('given', {
          kind: 'one',
          seat: (t, f) => seatOn(t, f.side),
          from: fighterDomain,
          options: (t, f, offer) => offerFighters(t, f.side, offer, standingOfType, f.column),
          about: (_t, f) => ({ side: f.side }),
          prompt: () => say('prompt.rout-own'),
          rule: 'BW-DEVC-12',
        })
        .do((t, f) => routFighter(t, f.side, f.given))
        .ask('pick', {
          kind: 'one',
          seat: (t, f) => seatOn(t, f.side),
          from: fighterDomain,
          options: (t, f, offer) => offerFighters(t, foes(f), offer, anyFighter),
          about: (_t, f) => ({ side: foes(f) }),
          prompt: (t, f) =>
            say('prompt.damage-enemy', { amount: effectOf(t, f, 'rout-own-to-strike').damage }),
          rule: 'BW-DEVC-12',
        })
        .do((t, f) => void strike(t, foes(f), f.pick, effectOf(t, f, 'rout-own-to-strike').damage)),
    ),
  ),
  may: canGive,
  bot: {
    isWise: (t, icon, { damage }) =>
      canBeKilled(t, foes(icon), damage, isTougher, unitOn(t, icon.side, icon.column).health),
    answers: { 'rout-own-to-strike.given': 'byPolicy', 'rout-own-to-strike.pick': 'strikeByPolicy' },
  },
};
