import { count, listOf } from '@runehold/kernel/layout/locals';
import { fighterCode, fighterDomain, fighterType } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { say as sayInBattle } from '../../../words.ts';
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
import { type Ability, effectOf, foes, icon, striking } from './ability.ts';

const { words, say } = speech({
  'prompt.damage-each': [
    { count: 'number', amount: 'number' },
    'Choose {count} different units; each takes {amount} damage.',
    'Wybierz różne jednostki ({count}); każda otrzyma tyle obrażeń: {amount}.',
  ],
  'prompt.damage-as-carried': [
    'Choose the unit whose damage is dealt to the enemy.',
    'Wybierz jednostkę, której obrażenia otrzyma wróg.',
  ],
});

/** Concentrated Fire: the victim's tougher units take the damage, if there are any. */
export const damageTougher: Ability<'damage-tougher', { damage: number; healthAbove: number }> = {
  clause: [
    '{damage, count, thing.damage}, to a unit with more than {healthAbove} health if there is one',
    '{damage, count, thing.damage}, o ile to możliwe jednostce o Wytrzymałości większej niż {healthAbove}',
  ],
  rule: striking('damage-tougher', damageTough, (t, to, struck, { damage, healthAbove }) =>
    dealTo(t, to, struck, damage, healthAbove),
  ),
};

/** Crack Shot: damage to a unit that the controller picks. (RW-CLASS-14) */
export const damageChosen: Ability<'damage-chosen', { damage: number }> = {
  clause: [
    '{damage, count, thing.damage} to a unit of your choice, standing or routed',
    '{damage, count, thing.damage} wybranej przez ciebie jednostce, stojącej lub rozbitej',
  ],
  rule: striking('damage-chosen', pickDamaged, (t, to, struck, { damage }) => aimAt(t, to, struck, damage)),
};

/** Overrun: damage if enough of the type stand now. (RW-ROUND-31) */
export const damageInNumbers: Ability<'damage-in-numbers', { damage: number; standing: number }> = {
  clause: [
    '{damage, count, thing.damage}, if {standing} or more of your units of this type stand',
    '{damage, count, thing.damage}, jeśli jednostek tego typu stoi po twojej stronie co najmniej {standing}',
  ],
  rule: striking('damage-in-numbers', assignDamage, (t, to, struck, { damage, standing }, f) =>
    dealTo(t, to, struck, countType(t, f.side, f.column, isStanding) >= standing ? damage : 0),
  ),
};

/** Puts damage on one unit, token by token, as long as it lives; answers the unit as it is then, if it does. */
export const strike = (t: Table, side: Side, fighter: number, damage: number): number | undefined => {
  let struck: number | undefined = fighter;
  for (let n = 0; n < damage && struck !== undefined; n++) {
    const state = damageFighter(t, side, struck);
    struck = state === undefined ? undefined : fighterCode(fighterType(struck), state);
  }
  return struck;
};

/** Valiant Strike: what is left of the unit that takes the damage takes some more. */
export const damageAgain: Ability<'damage-again', { damage: number; again: number }> = {
  clause: [
    '{damage, count, thing.damage}; a unit that survives it takes {again} more',
    '{damage, count, thing.damage}; jednostka, która je przetrwa, otrzymuje jeszcze {again}',
  ],
  rule: procedure('damage-again', { ...icon, pick: count }, steps =>
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
            prompt: () => sayInBattle('prompt.assign-damage', { amount: 1 }),
            rule: 'RW-DMG-01',
          })
          .do((t, f) => {
            const { damage, again } = effectOf(t, f, 'damage-again');
            strike(t, foes(f), f.pick, damage + again);
          }),
    ),
  ),
  bot: { answers: { 'damage-again.pick': 'byPolicy' } },
};

const MOST_STRUCK = 8;

/** Burning: the opponent puts damage on each of several different standing units, in no order. */
export const damageEach: Ability<'damage-each-of', { units: number; damage: number }> = {
  clause: [
    'the opponent puts {damage, count, thing.damage} on each of {units, plural, one {# standing unit} other {# different standing units}}',
    'przeciwnik wybiera {units, plural, one {# swoją stojącą jednostkę} few {# swoje różne stojące jednostki} many {# swoich różnych stojących jednostek} other {# swojej stojącej jednostki}} i przydziela każdej {damage, count, thing.damage:acc}',
  ],
  rule: procedure('damage-each', { ...icon, units: count, picks: listOf(MOST_STRUCK) }, steps =>
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
  ),
  words,
  bot: { answers: { 'damage-each.picks': 'byPolicy' } },
};

/** Rage: as much damage as one figure of the type carries, which the controller names. */
export const damageAsCarried: Ability<'damage-as-carried'> = {
  clause: [
    'as much damage as one of your units of this type carries',
    'tyle obrażeń, ile ma jedna z twoich jednostek tego typu',
  ],
  rule: procedure('damage-as-carried', { ...icon, pick: count }, steps =>
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
  ),
  bot: { answers: { 'damage-as-carried.pick': 'strikeByPolicy' } },
};
