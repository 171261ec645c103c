import { count } from '@runehold/kernel/layout/locals';
import type { UnitEffect } from '../../content/types.ts';
import { events } from '../../words.ts';
import { procedure } from '../rules.ts';
import type { Ability } from './abilities/ability.ts';
import {
  damageAgain,
  damageAsCarried,
  damageChosen,
  damageEach,
  damageInNumbers,
  damageTougher,
} from './abilities/damage.ts';
import { destroyOfClasses, destroyWeakened, sacrificeForDamage } from './abilities/destroy.ts';
import { damageAndDraw } from './abilities/fate.ts';
import { destroyOneClass, routOneClass } from './abilities/one-class.ts';
import { driveOff } from './abilities/retreat.ts';
import { opponentRouts, routAndDraw, routOrDestroy } from './abilities/rout.ts';
import { addStrength, setHealth, summon } from './abilities/strengthen.ts';
import { typeOn, unitOn } from './sides.ts';

/** Every ability a special icon can stand for, by the kind of its effect. (RW-CLASS-03) */
const abilities: Readonly<Record<UnitEffect['kind'], Ability>> = {
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
};

const kinds = Object.keys(abilities);
const callees = Object.values(abilities);

/**
 * A side resolves its special icons one at a time, each as far as it goes, whatever has become of the units that drew
 * them. (RW-ROUND-15 to 18, RW-ROUND-30)
 */
export const resolveSpecials = procedure(
  'special-ability',
  { side: count, column: count, figures: count, icons: count, unit: count },
  steps =>
    steps.repeatWhile(
      (_t, f) => f.icons > 0,
      resolving =>
        resolving
          .do((t, f) => {
            f.icons--;
            f.unit = typeOn(t, f.side, f.column);
            t.emit(events['special-used'], f.side, f.unit);
          })
          .dispatch(
            () => callees,
            (t, f) => kinds.indexOf(unitOn(t, f.side, f.column).effect.kind),
            { side: 'side', column: 'column', figures: 'figures' },
          ),
    ),
);
