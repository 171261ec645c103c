import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../content/types.ts';
import { fighterDomain } from '../../../domains.ts';
import { say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { aimAt, assignDamage, dealTo, giveUp, pickDestroyed, pickWeakened } from '../assign.ts';
import { destroyFighter } from '../casualties.ts';
import {
  both,
  hasColumn,
  hasFighter,
  isHurtOrRouted,
  isStanding,
  offerFighters,
  shapeBit,
} from '../fighters.ts';
import { seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';

const bitsOf = (classes: readonly UnitClass[]): number => {
  let bits = 0;
  for (const shape of classes) bits |= shapeBit[shape];
  return bits;
};

/** Mortal Strike, picked by the victim, and Flaming Breath, picked by the controller. (RW-CLASS-09, RW-CLASS-10, RW-DMG-12) */
export const destroyOfClasses: Ability = procedure('destroy-of-classes', icon, steps =>
  steps.when(
    (t, f) => effectOf(t, f, 'destroy-of-classes').chooser === 'controller',
    picked =>
      picked.call(
        () => pickDestroyed,
        (t, f, callee) => {
          const { units, classes } = effectOf(t, f, 'destroy-of-classes');
          aimAt(t, callee, foes(f), units, bitsOf(classes));
        },
      ),
    suffered =>
      suffered.call(
        () => giveUp,
        (t, f, callee) => {
          const { units, classes } = effectOf(t, f, 'destroy-of-classes');
          dealTo(t, callee, foes(f), units, bitsOf(classes));
        },
      ),
  ),
);

/** Overpower: damage, or the end of a unit that is damaged or routed now. */
export const destroyWeakened: Ability = procedure(
  'damage-or-destroy-weakened',
  { ...icon, destroys: count },
  steps =>
    steps
      .when(
        (t, f) => hasFighter(t, foes(f), isHurtOrRouted),
        choice =>
          choice.ask('destroys', {
            kind: 'yes',
            seat: (t, f) => seatOn(t, f.side),
            prompt: (t, f) =>
              say('prompt.destroy-weakened', {
                amount: effectOf(t, f, 'damage-or-destroy-weakened').damage,
              }),
            rule: 'RW-ROUND-17',
          }),
      )
      .when(
        { destroys: 1 },
        finished =>
          finished.call(
            () => pickWeakened,
            (t, f, callee) => aimAt(t, callee, foes(f), effectOf(t, f, 'damage-or-destroy-weakened').units),
          ),
        struck =>
          struck.call(
            () => assignDamage,
            (t, f, callee) => dealTo(t, callee, foes(f), effectOf(t, f, 'damage-or-destroy-weakened').damage),
          ),
      ),
);

const standingOfType = both(isStanding, hasColumn);

/** Fury: the controller may destroy standing units of his own of the type; only then is there damage. (RW-ROUND-31) */
export const sacrificeForDamage: Ability = procedure(
  'sacrifice-for-damage',
  { ...icon, pick: count },
  steps =>
    steps.when(
      // Nobody is given for damage that would hit nobody. (RW-ROUND-17)
      (t, f) => hasFighter(t, f.side, standingOfType, f.column) && hasFighter(t, foes(f)),
      raging =>
        raging
          .ask('pick', {
            kind: 'one',
            seat: (t, f) => seatOn(t, f.side),
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, f.side, offer, standingOfType, f.column),
            about: (_t, f) => ({ side: f.side }),
            optional: true,
            pass: skipping,
            prompt: (t, f) =>
              say('prompt.sacrifice', { amount: effectOf(t, f, 'sacrifice-for-damage').damage }),
            rule: 'RW-ROUND-17',
          })
          .unless({ pick: PASS }, paid =>
            paid
              .do((t, f) => destroyFighter(t, f.side, f.pick))
              .call(
                () => assignDamage,
                (t, f, callee) => dealTo(t, callee, foes(f), effectOf(t, f, 'sacrifice-for-damage').damage),
              ),
          ),
    ),
);
