import { count, listOf } from '@runehold/kernel/layout/locals';
import { fighterCode, fighterDomain, fighterType } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { aimAt, assignDamage, damageTough, dealTo, offerDamage, pickDamaged } from '../assign.ts';
import { damageFighter } from '../casualties.ts';
import {
  countFighters,
  countType,
  damageIn,
  hasColumn,
  hasFighter,
  isStanding,
  offerFighters,
  stateOfFighter,
} from '../fighters.ts';
import { type Side, seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';

/** Concentrated Fire: the victim's tougher units take the damage, if there are any. */
export const damageTougher: Ability = procedure('damage-tougher', icon, steps =>
  steps.call(
    () => damageTough,
    (t, f, callee) => {
      const { damage, healthAbove } = effectOf(t, f, 'damage-tougher');
      dealTo(t, callee, foes(f), damage, healthAbove);
    },
  ),
);

/** Crack Shot: damage to a unit that the controller picks. (RW-CLASS-14) */
export const damageChosen: Ability = procedure('damage-chosen', icon, steps =>
  steps.call(
    () => pickDamaged,
    (t, f, callee) => aimAt(t, callee, foes(f), effectOf(t, f, 'damage-chosen').damage),
  ),
);

/** Overrun: damage if enough of the type stand now. (RW-ROUND-31) */
export const damageInNumbers: Ability = procedure('damage-in-numbers', icon, steps =>
  steps.call(
    () => assignDamage,
    (t, f, callee) => {
      const { damage, standing } = effectOf(t, f, 'damage-in-numbers');
      const enough = countType(t, f.side, f.column, isStanding) >= standing;
      dealTo(t, callee, foes(f), enough ? damage : 0);
    },
  ),
);

/** Puts damage on one unit, token by token, as long as it lives. */
const strike = (t: Table, side: Side, fighter: number, damage: number): void => {
  let struck: number | undefined = fighter;
  for (let n = 0; n < damage && struck !== undefined; n++) {
    const state = damageFighter(t, side, struck);
    struck = state === undefined ? undefined : fighterCode(fighterType(struck), state);
  }
};

/** Valiant Strike: what is left of the unit that takes the damage takes some more. */
export const damageAgain: Ability = procedure('damage-again', { ...icon, pick: count }, steps =>
  steps.when(
    (t, f) => hasFighter(t, foes(f)),
    hit =>
      hit
        .ask('pick', {
          kind: 'one',
          seat: (t, f) => seatOn(t, foes(f)),
          from: fighterDomain,
          options: (t, f, offer) => offerDamage(t, foes(f), offer),
          about: (_t, f) => ({ side: foes(f) }),
          prompt: () => say('prompt.assign-damage', { amount: 1 }),
          rule: 'RW-DMG-01',
        })
        .do((t, f) => {
          const { damage, again } = effectOf(t, f, 'damage-again');
          strike(t, foes(f), f.pick, damage + again);
        }),
  ),
);

const MOST_STRUCK = 8;

/** Burning: the opponent puts damage on each of several different standing units, in no order. */
export const damageEach: Ability = procedure(
  'damage-each',
  { ...icon, units: count, picks: listOf(MOST_STRUCK) },
  steps =>
    steps
      .do((t, f) => {
        const standing = countFighters(t, foes(f), isStanding);
        f.units = Math.min(effectOf(t, f, 'damage-each-of').units, standing);
      })
      .when(
        (_t, f) => f.units > 0,
        burning =>
          burning
            .ask('picks', {
              kind: 'some',
              seat: (t, f) => seatOn(t, foes(f)),
              from: fighterDomain,
              options: (t, f, offer) => offerFighters(t, foes(f), offer, isStanding),
              about: (_t, f) => ({ side: foes(f) }),
              min: (_t, f) => f.units,
              max: (_t, f) => f.units,
              prompt: (t, f) =>
                say('prompt.damage-each', {
                  count: f.units,
                  amount: effectOf(t, f, 'damage-each-of').damage,
                }),
              rule: 'RW-ROUND-18',
            })
            .do((t, f) => {
              const { damage } = effectOf(t, f, 'damage-each-of');
              for (let i = 0; i < f.picks.length; i++) strike(t, foes(f), f.picks.at(i), damage);
            }),
      ),
);

/** Rage: as much damage as one figure of the type carries, which the controller names. */
export const damageAsCarried: Ability = procedure('damage-as-carried', { ...icon, pick: count }, steps =>
  steps.when(
    (t, f) => countType(t, f.side, f.column) > 0,
    raging =>
      raging
        .ask('pick', {
          kind: 'one',
          seat: (t, f) => seatOn(t, f.side),
          from: fighterDomain,
          options: (t, f, offer) => offerFighters(t, f.side, offer, hasColumn, f.column),
          about: (_t, f) => ({ side: f.side }),
          prompt: () => say('prompt.damage-as-carried'),
          rule: 'RW-ROUND-17',
        })
        .call(
          () => assignDamage,
          (t, f, callee) => dealTo(t, callee, foes(f), damageIn(stateOfFighter(f.pick))),
        ),
  ),
);
