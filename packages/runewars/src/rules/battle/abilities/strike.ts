import { count } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../content/types.ts';
import { fighterDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { reasons } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { offerTough } from '../assign.ts';
import { routFighter } from '../casualties.ts';
import { anyFighter, bitsOf, type FighterTest, hasFighter, hasShape, offerFighters } from '../fighters.ts';
import { canBeKilled } from '../prospects.ts';
import { seatOn, unitOn } from '../sides.ts';
import { type Ability, effectOf, foes, type Icon, icon } from './ability.ts';
import { canGive, standingOfType } from './own-for-damage.ts';
import { strike, strikingOne } from './strike-one.ts';

const { words, say } = speech({
  'prompt.damage-one': [
    { amount: 'number' },
    'Choose one of your units to take all the damage ({amount}).',
    'Wybierz swoją jednostkę, która otrzyma wszystkie obrażenia ({amount}).',
  ],
  'prompt.rout-own': ['Choose one of your units to rout.', 'Wybierz swoją jednostkę, którą rozbijasz.'],
  'prompt.damage-enemy': [
    { amount: 'number' },
    'Choose an enemy unit to take all the damage ({amount}).',
    'Wybierz wrogą jednostkę, która otrzyma wszystkie obrażenia ({amount}).',
  ],
});

/** Bodkin Points: all the damage falls on the one unit; what it does not need is lost. */
export const strikeTougher: Ability<'strike-tougher', { damage: number; healthAbove: number }> = {
  clause: [
    'deal {damage, count, thing.damage}, all to one unit that the opponent chooses, if possible one with more than {healthAbove} health',
    'zadaj {damage, count, thing.damage:acc}, wszystkie tej samej jednostce, w miarę możliwości o Wytrzymałości większej niż {healthAbove}; wskazuje ją przeciwnik',
  ],
  rule: strikingOne({
    kind: 'strike-tougher',
    chooser: 'opponent',
    options: (t, f, offer) => offerTough(t, foes(f), offer, effectOf(t, f, 'strike-tougher').healthAbove),
    damage: (t, f) => effectOf(t, f, 'strike-tougher').damage,
    prompt: (t, f) => say('prompt.damage-one', { amount: effectOf(t, f, 'strike-tougher').damage }),
    rule: 'RW-ROUND-18',
  }),
  words,
  bot: { answers: { 'strike-tougher.pick': 'byPolicy' } },
};

const shapesOf = (t: Table, f: Icon): number => bitsOf(effectOf(t, f, 'strike-of-classes').classes);

/** Gravebarbed Arrows: all the damage falls on one unit of these classes that the controller picks. */
export const strikeOfClasses: Ability<
  'strike-of-classes',
  { damage: number; classes: readonly UnitClass[] }
> = {
  clause: [
    'deal {damage, count, thing.damage} to 1 {classes} of your choice, standing or routed',
    'zadaj {damage, count, thing.damage:acc} 1 wybranej {classes:dat}, stojącej lub rozbitej',
  ],
  rule: strikingOne({
    kind: 'strike-of-classes',
    chooser: 'controller',
    test: hasShape,
    limit: shapesOf,
    options: (t, f, offer) =>
      offerFighters(t, foes(f), offer, hasShape, shapesOf(t, f), reasons['wrong-shape']),
    damage: (t, f) => effectOf(t, f, 'strike-of-classes').damage,
    prompt: (t, f) => say('prompt.damage-enemy', { amount: effectOf(t, f, 'strike-of-classes').damage }),
    rule: 'BW-DEVC-12',
  }),
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
    'rout 1 of your standing units of this type to deal {damage, count, thing.damage} to 1 unit of your choice, standing or routed',
    'rozbij 1 swoją stojącą jednostkę tego typu, aby zadać {damage, count, thing.damage:acc} 1 wybranej jednostce, stojącej lub rozbitej',
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
