import { count, listOf } from '@runehold/kernel/layout/locals';
import { fighterDomain } from '../../../domains.ts';
import { speech } from '../../../text/speech.ts';
import { say as sayInBattle } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { aimAt, assignDamage, damageTough, dealTo, offerDamage, pickDamaged } from '../assign.ts';
import {
  countFighters,
  countType,
  damageIn,
  hasColumn,
  isStanding,
  offerFighters,
  stateOfFighter,
} from '../fighters.ts';
import { seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon, striking } from './ability.ts';
import { strike, strikingOne } from './strike-one.ts';

const { words, say } = speech({
  'prompt.damage-each': [
    { count: 'number', amount: 'number' },
    'Choose {count} different units; each takes {amount} damage.',
    'Wybierz różne jednostki ({count}); każda otrzyma {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  ],
  'prompt.damage-as-carried': [
    'Choose the unit whose damage is dealt to the enemy.',
    'Wybierz jednostkę, której obrażenia otrzyma wróg.',
  ],
});

/** Concentrated Fire: the victim's tougher units take the damage, if there are any. */
export const damageTougher: Ability<'damage-tougher', { damage: number; healthAbove: number }> = {
  clause: [
    'deal {damage, count, thing.damage}, if possible to a unit with more than {healthAbove} health',
    'zadaj {damage, count, thing.damage:acc}, o ile to możliwe jednostce o Wytrzymałości większej niż {healthAbove}',
  ],
  rule: striking('damage-tougher', damageTough, (t, to, struck, { damage, healthAbove }) =>
    dealTo(t, to, struck, damage, healthAbove),
  ),
};

/** Crack Shot: damage to a unit that the controller picks. (RW-CLASS-14) */
export const damageChosen: Ability<'damage-chosen', { damage: number }> = {
  clause: [
    'deal {damage, count, thing.damage} to a unit of your choice, standing or routed',
    'zadaj {damage, count, thing.damage:acc} wybranej jednostce, stojącej lub rozbitej',
  ],
  rule: striking('damage-chosen', pickDamaged, (t, to, struck, { damage }) => aimAt(t, to, struck, damage)),
};

/** Overrun: damage if enough of the type stand now. (RW-ROUND-31) */
export const damageInNumbers: Ability<'damage-in-numbers', { damage: number; standing: number }> = {
  clause: [
    'deal {damage, count, thing.damage} if {standing} or more of your units of this type are standing',
    'zadaj {damage, count, thing.damage:acc}, jeśli {standing, plural, one {stoi co najmniej # taka twoja jednostka} few {stoją co najmniej # takie twoje jednostki} many {stoi co najmniej # takich twoich jednostek} other {stoi co najmniej # takiej twojej jednostki}}',
  ],
  rule: striking('damage-in-numbers', assignDamage, (t, to, struck, { damage, standing }, f) =>
    dealTo(t, to, struck, countType(t, f.side, f.column, isStanding) >= standing ? damage : 0),
  ),
};

/** Valiant Strike: what is left of the unit that takes the damage takes some more. */
export const damageAgain: Ability<'damage-again', { damage: number; again: number }> = {
  clause: [
    'deal {damage, count, thing.damage}; a unit that survives it takes {again} more',
    'zadaj {damage, count, thing.damage:acc}; jednostka, która je przetrwa, otrzymuje jeszcze {again}',
  ],
  rule: strikingOne({
    kind: 'damage-again',
    chooser: 'opponent',
    options: (t, f, offer) => offerDamage(t, foes(f), offer),
    damage: (t, f) => {
      const { damage, again } = effectOf(t, f, 'damage-again');
      return damage + again;
    },
    prompt: () => sayInBattle('prompt.assign-damage', { amount: 1 }),
    rule: 'RW-DMG-01',
  }),
  bot: { answers: { 'damage-again.pick': 'byPolicy' } },
};

const MOST_STRUCK = 8;

/** Burning: the opponent puts damage on each of several different standing units, in no order. */
export const damageEach: Ability<'damage-each-of', { units: number; damage: number }> = {
  clause: [
    'the opponent assigns {damage, count, thing.damage} to each of {units, plural, one {# standing unit} other {# different standing units}} of their own',
    'przeciwnik wybiera {units, plural, one {# swoją stojącą jednostkę} few {# różne swoje stojące jednostki} many {# różnych swoich stojących jednostek} other {# swojej stojącej jednostki}} i przydziela każdej {damage, count, thing.damage:acc}',
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
    'deal as much damage as one of your units of this type has',
    'zadaj tyle obrażeń, ile ma jedna z twoich jednostek tego typu',
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
