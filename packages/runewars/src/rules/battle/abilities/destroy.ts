import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import type { Chooser, UnitClass } from '../../../content/types.ts';
import { fighterDomain } from '../../../domains.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import {
  type Assign,
  aimAt,
  assignDamage,
  dealTo,
  giveUp,
  pickDamaged,
  pickDestroyed,
  pickWeakened,
} from '../assign.ts';
import { destroyFighter } from '../casualties.ts';
import {
  bitsOf,
  both,
  hasColumn,
  hasFighter,
  hasShape,
  isHurtOrRouted,
  isStanding,
  offerFighters,
} from '../fighters.ts';
import { seatOn } from '../sides.ts';
import { type Ability, type AbilityKind, effectOf, foes, icon } from './ability.ts';

const { words, say } = speech({
  'prompt.destroy-weakened': [
    { amount: 'number' },
    'Destroy a damaged or routed unit instead of dealing {amount} damage?',
    'Czy zamiast zadać obrażenia ({amount}) niszczysz jednostkę z obrażeniami lub rozbitą?',
  ],
  'prompt.sacrifice': [
    { amount: 'number' },
    'Destroy one of your units to deal {amount} damage?',
    'Czy niszczysz swoją jednostkę, aby zadać obrażenia ({amount})?',
  ],
});

/** Mortal Strike, picked by the victim, and Flaming Breath, picked by the controller. (RW-CLASS-09, RW-CLASS-10, RW-DMG-12) */
export const destroyOfClasses: Ability<
  'destroy-of-classes',
  { units: number; classes: readonly UnitClass[]; chooser: Chooser }
> = {
  clause: [
    '{chooser, select, 0 {destroy up to} other {the opponent destroys}} {units, count, classes}{chooser, select, 0 { of your choice} other {, standing ones first}}',
    '{chooser, select, 0 {zniszcz najwyżej} other {przeciwnik niszczy}} {units, count, classes:acc}{chooser, select, 0 { według swojego wyboru} other {, najpierw spośród stojących}}',
  ],
  rule: procedure('destroy-of-classes', icon, steps =>
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
  ),
  may: (t, icon, { classes }) => hasFighter(t, foes(icon), hasShape, bitsOf(classes)),
};

/** Damage, dealt in one way or another, or the end of a unit that is damaged or routed now. */
const overpower = (
  kind: 'damage-or-destroy-weakened' | 'damage-chosen-or-destroy-weakened',
  assign: Assign,
  deal: typeof dealTo,
): AbilityKind<never>['rule'] =>
  procedure(kind, { ...icon, destroys: count }, steps =>
    steps
      .when(
        (t, f) => hasFighter(t, foes(f), isHurtOrRouted),
        choice =>
          choice.ask('destroys', {
            kind: 'yes',
            seat: (t, f) => seatOn(t, f.side),
            prompt: (t, f) => say('prompt.destroy-weakened', { amount: effectOf(t, f, kind).damage }),
            rule: 'RW-ROUND-17',
          }),
      )
      .when(
        { destroys: 1 },
        finished =>
          finished.call(
            () => pickWeakened,
            (t, f, callee) => aimAt(t, callee, foes(f), effectOf(t, f, kind).units),
          ),
        struck =>
          struck.call(
            () => assign,
            (t, f, callee) => deal(t, callee, foes(f), effectOf(t, f, kind).damage),
          ),
      ),
  );

/** Overpower: the damage is assigned by its victim. */
export const destroyWeakened: Ability<'damage-or-destroy-weakened', { damage: number; units: number }> = {
  clause: [
    'deal {damage, count, thing.damage}, or destroy {units, plural, one {# damaged or routed unit} other {# damaged or routed units}} of your choice',
    'zadaj {damage, count, thing.damage:acc} albo zniszcz {units, plural, one {# wybraną jednostkę, rozbitą lub z obrażeniami} few {# wybrane jednostki, rozbite lub z obrażeniami} many {# wybranych jednostek, rozbitych lub z obrażeniami} other {# wybranej jednostki, rozbitej lub z obrażeniami}}',
  ],
  rule: overpower('damage-or-destroy-weakened', assignDamage, dealTo),
  words,
  bot: { answers: { 'damage-or-destroy-weakened.destroys': 'strikeByPolicy' } },
};

/** Blades of Summersong: the controller picks who is damaged. */
export const destroyWeakenedOrPick: Ability<
  'damage-chosen-or-destroy-weakened',
  { damage: number; units: number }
> = {
  clause: [
    'deal {damage, count, thing.damage} to a unit of your choice, standing or routed, or destroy {units, plural, one {# damaged or routed unit} other {# damaged or routed units}} of your choice',
    'zadaj {damage, count, thing.damage:acc} wybranej jednostce, stojącej lub rozbitej, albo zniszcz {units, plural, one {# wybraną jednostkę, rozbitą lub z obrażeniami} few {# wybrane jednostki, rozbite lub z obrażeniami} many {# wybranych jednostek, rozbitych lub z obrażeniami} other {# wybranej jednostki, rozbitej lub z obrażeniami}}',
  ],
  rule: overpower('damage-chosen-or-destroy-weakened', pickDamaged, aimAt),
  bot: { answers: { 'damage-chosen-or-destroy-weakened.destroys': 'strikeByPolicy' } },
};

const standingOfType = both(isStanding, hasColumn);

/** Fury: the controller may destroy standing units of his own of the type; only then is there damage. (RW-ROUND-31) */
export const sacrificeForDamage: Ability<'sacrifice-for-damage', { damage: number }> = {
  clause: [
    'you may destroy 1 of your standing units of this type to deal {damage, count, thing.damage}',
    'możesz zniszczyć 1 swoją stojącą jednostkę tego typu, aby zadać {damage, count, thing.damage:acc}',
  ],
  rule: procedure('sacrifice-for-damage', { ...icon, pick: count }, steps =>
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
  ),
  bot: { answers: { 'sacrifice-for-damage.pick': 'byPolicy' } },
};
