import type { Edition, Unit, UnitEffect } from '../../../content/types.ts';
import { type CardText, clause, colon, comma, onlyIf, stop } from '../../../text/clause.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { perContent } from '../../table/per-content.ts';
import type { AbilityKind } from './ability.ts';
import { damageForBlood } from './blood.ts';
import { damageEachChosen, routChosen, routSlowOrDamage, strikeChosen } from './chosen.ts';
import {
  damageAgain,
  damageAsCarried,
  damageChosen,
  damageEach,
  damageInNumbers,
  damageTougher,
} from './damage.ts';
import { destroyOfClasses, destroyWeakened, destroyWeakenedOrPick, sacrificeForDamage } from './destroy.ts';
import { bringFallenHome, damageForFallen, raiseFallen } from './fallen.ts';
import { damageAndDraw } from './fate.ts';
import { devour, drain } from './feed.ts';
import { destroyChosenClass, destroyOneClass, routOneClass } from './one-class.ts';
import { destroyOwnForDamage, routOwnForDamage } from './own-for-damage.ts';
import { driveOff, strikeAndDriveOff } from './retreat.ts';
import { opponentRouts, opponentRoutsOfClasses, routAndDraw, routOrDestroy } from './rout.ts';
import { standOfClasses, standOwn } from './stand.ts';
import { addStrength, setHealth, summon } from './strengthen.ts';
import { routOwnToStrike, strikeOfClasses, strikeTougher } from './strike.ts';
import { damageAnyChosen } from './volley.ts';

/** Every ability a special icon can stand for, in an order that only grows at its end. (RW-CLASS-03) */
const kinds = {
  'damage-tougher': damageTougher,
  'damage-again': damageAgain,
  'damage-chosen': damageChosen,
  'damage-or-destroy-weakened': destroyWeakened,
  'sacrifice-for-damage': sacrificeForDamage,
  'damage-in-numbers': damageInNumbers,
  'damage-and-draw-fate': damageAndDraw,
  'damage-each-of': damageEach,
  'damage-as-carried': damageAsCarried,
  'rout-and-draw': routAndDraw,
  'rout-one-class': routOneClass,
  'opponent-routs': opponentRouts,
  'rout-or-destroy': routOrDestroy,
  retreat: driveOff,
  'destroy-of-classes': destroyOfClasses,
  'opponent-destroys-one-class': destroyOneClass,
  'set-health': setHealth,
  summon,
  'add-strength': addStrength,
  'strike-chosen': strikeChosen,
  'rout-chosen': routChosen,
  'damage-each-chosen': damageEachChosen,
  'rout-slow-or-damage': routSlowOrDamage,
  'damage-for-blood': damageForBlood,
  devour,
  drain,
  'destroy-one-class': destroyChosenClass,
  'stand-own': standOwn,
  'opponent-routs-of-classes': opponentRoutsOfClasses,
  'stand-of-classes': standOfClasses,
  'strike-tougher': strikeTougher,
  'damage-any-chosen': damageAnyChosen,
  'damage-chosen-or-destroy-weakened': destroyWeakenedOrPick,
  'damage-and-retreat': strikeAndDriveOff,
  'rout-own-for-damage': routOwnForDamage,
  'destroy-own-for-damage': destroyOwnForDamage,
  'rout-own-to-strike': routOwnToStrike,
  'damage-for-fallen': damageForFallen,
  'raise-fallen': raiseFallen,
  'bring-fallen-home': bringFallenHome,
  'strike-of-classes': strikeOfClasses,
} as const;

export type UnitEffects = EffectsOf<typeof kinds>;

const room = speech({
  'clause.unit.class': [{ unitClass: 'classes' }, '{unitClass}', '{unitClass}'],
  'clause.unit.replaces': ['recruited in place of the {unit}', 'werbowana w miejsce {unit:gen}'],
  'clause.unit.numbers': [
    { health: 'number', initiative: 'number' },
    'health {health}, initiative {initiative}',
    'Wytrzymałość {health}, inicjatywa {initiative}',
  ],
});

/** What special icons of units do. */
export const abilities = family<UnitEffect, AbilityKind<UnitEffect>>('ability', kinds, room.words);

const { rules, placeOf } = abilities.rowOf(({ rule }) => rule);

export const abilityRules = rules;

/** By unit type: where the rule of its ability stands. */
export const abilityOf = perContent(({ unit }) => unit.map(({ effect }) => placeOf(effect)));

/** A unit's class, numbers and ability. */
export const unitText = (unit: Unit, edition: Edition): CardText => [
  room.clause('clause.unit.class', unit),
  comma,
  room.clause('clause.unit.numbers', unit),
  stop,
  ...onlyIf(unit.replaces !== undefined, room.clause('clause.unit.replaces', { unit: unit.replaces }), stop),
  ...unit.traits.flatMap(trait => [clause(`clause.trait.${trait}`), stop]),
  clause('clause.unit.special'),
  colon,
  ...abilities.textOf(unit.ability.effect, edition),
  stop,
];
