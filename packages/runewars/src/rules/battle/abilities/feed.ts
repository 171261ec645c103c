import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../content/types.ts';
import { fighterCode, fighterDomain, fighterType } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { aimAt, assignDamage, dealTo, lyingShape, pickDestroyed, pickLying } from '../assign.ts';
import { healFighter, standFighter } from '../casualties.ts';
import {
  bitsOf,
  both,
  damageIn,
  hasColumn,
  hasFighter,
  hasShape,
  isHurt,
  isRouted,
  offerFighters,
  stateOfFighter,
} from '../fighters.ts';
import { type Side, seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';

const { words, say } = speech({
  'prompt.stand-own': ['You may stand one of these units.', 'Możesz postawić jedną z tych jednostek.'],
  'prompt.heal-own': [
    { amount: 'number' },
    'You may remove up to {amount} damage from one of these units.',
    'Możesz usunąć obrażenia z jednej z tych jednostek (najwyżej {amount}).',
  ],
});

const routedOfType = both(isRouted, hasColumn);
const hurtOfType = both(isHurt, hasColumn);

const heal = (t: Table, side: Side, fighter: number, heals: number): void => {
  const type = fighterType(fighter);
  const state = stateOfFighter(fighter);
  for (let n = 0; n < Math.min(heals, damageIn(state)); n++)
    healFighter(t, side, fighterCode(type, state - n));
};

/** The controller may restore one unit of the type: a routed one stands, or a damaged one is healed. (BW-UNIT-10) */
const restoreOwn = procedure(
  'restore-own',
  { side: count, column: count, stands: count, heals: count, stood: count, healed: count },
  steps =>
    steps
      .do((_t, f) => {
        f.stood = PASS;
      })
      .when(
        (t, f) => f.stands === 1 && hasFighter(t, f.side, routedOfType, f.column),
        lying =>
          lying
            .ask('stood', {
              kind: 'one',
              seat: (t, f) => seatOn(t, f.side),
              from: fighterDomain,
              options: (t, f, offer) => offerFighters(t, f.side, offer, routedOfType, f.column),
              about: (_t, f) => ({ side: f.side }),
              optional: true,
              pass: skipping,
              prompt: () => say('prompt.stand-own'),
              rule: 'BW-UNIT-10',
            })
            .unless({ stood: PASS }, picked => picked.do((t, f) => standFighter(t, f.side, f.stood))),
      )
      .when(
        (t, f) => f.stood === PASS && hasFighter(t, f.side, hurtOfType, f.column),
        hurt =>
          hurt
            .ask('healed', {
              kind: 'one',
              seat: (t, f) => seatOn(t, f.side),
              from: fighterDomain,
              options: (t, f, offer) => offerFighters(t, f.side, offer, hurtOfType, f.column),
              about: (_t, f) => ({ side: f.side }),
              optional: true,
              pass: skipping,
              prompt: (_t, f) => say('prompt.heal-own', { amount: f.heals }),
              rule: 'BW-UNIT-10',
            })
            .unless({ healed: PASS }, picked => picked.do((t, f) => heal(t, f.side, f.healed, f.heals))),
      ),
);

/** Insatiable: a unit of these classes is destroyed, or damage dealt where there is none; then one may be healed. */
export const devour: Ability<'devour', { classes: readonly UnitClass[]; damage: number; heals: number }> = {
  clause: [
    'destroy 1 {classes} of your choice, or deal {damage, count, thing.damage} if there is none; then you may remove up to {heals, count, thing.damage} from 1 of your units of this type',
    'zniszcz 1 wybraną {classes:acc}, a jeśli żadnej nie ma, zadaj {damage, count, thing.damage:acc}; następnie możesz usunąć najwyżej {heals, count, thing.damage:acc} z 1 swojej jednostki tego typu',
  ],
  rule: procedure('devour', icon, steps =>
    steps
      .when(
        (t, f) => hasFighter(t, foes(f), hasShape, bitsOf(effectOf(t, f, 'devour').classes)),
        eaten =>
          eaten.call(
            () => pickDestroyed,
            (t, f, callee) => aimAt(t, callee, foes(f), 1, bitsOf(effectOf(t, f, 'devour').classes)),
          ),
        struck =>
          struck.call(
            () => assignDamage,
            (t, f, callee) => dealTo(t, callee, foes(f), effectOf(t, f, 'devour').damage),
          ),
      )
      .call(() => restoreOwn, {
        side: 'side',
        column: 'column',
        heals: (t, f) => effectOf(t, f, 'devour').heals,
      }),
  ),
  words,
  bot: { answers: { 'restore-own.stood': 'restoreByPolicy', 'restore-own.healed': 'restoreByPolicy' } },
};

/** Drain: a routed unit of these classes is destroyed; only then may one of the type stand up or be healed. */
export const drain: Ability<'drain', { classes: readonly UnitClass[]; heals: number }> = {
  clause: [
    'destroy 1 routed {classes} of your choice; then you may stand 1 of your routed units of this type or remove {heals, count, thing.damage} from one',
    'zniszcz 1 wybraną rozbitą {classes:acc}; następnie możesz postawić 1 swoją rozbitą jednostkę tego typu albo usunąć z jednej takiej jednostki {heals, count, thing.damage:acc}',
  ],
  rule: procedure('drain', icon, steps =>
    steps.when(
      (t, f) => hasFighter(t, foes(f), lyingShape, bitsOf(effectOf(t, f, 'drain').classes)),
      drained =>
        drained
          .call(
            () => pickLying,
            (t, f, callee) => aimAt(t, callee, foes(f), 1, bitsOf(effectOf(t, f, 'drain').classes)),
          )
          .call(() => restoreOwn, {
            side: 'side',
            column: 'column',
            stands: 1,
            heals: (t, f) => effectOf(t, f, 'drain').heals,
          }),
    ),
  ),
  may: (t, icon, { classes }) => hasFighter(t, foes(icon), lyingShape, bitsOf(classes)),
};
