import type { ReasonDef } from '@runehold/kernel/ask/verdict';
import { count, type Frame, listOf } from '@runehold/kernel/layout/locals';
import type { Message } from '@runehold/kernel/text/message';
import type { UnitClass } from '../../../content/types.ts';
import { fighterDomain, fighterType } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { aimAt, assignDamage, dealTo, pickSlow, standingShape, standingSlow } from '../assign.ts';
import { routFighter } from '../casualties.ts';
import {
  anyFighter,
  bitsOf,
  countFighters,
  type FighterTest,
  hasFighter,
  isStanding,
  offerFighters,
} from '../fighters.ts';
import { seatOn } from '../sides.ts';
import { type Ability, type AbilityKind, effectOf, foes, icon } from './ability.ts';
import { strike, strikingOne } from './strike-one.ts';

const { words, say, reasons } = speech({
  'prompt.strike-chosen': [
    'Choose the enemy unit that takes the damage.',
    'Wybierz wrogą jednostkę, która otrzyma obrażenia.',
  ],
  'prompt.rout-chosen': [
    { count: 'number' },
    'Choose up to {count, plural, one {# enemy unit} other {# enemy units}} to rout.',
    'Wybierz wrogie jednostki do rozbicia (najwyżej {count}).',
  ],
  'prompt.damage-each-chosen': [
    { count: 'number', amount: 'number' },
    'Choose up to {count, plural, one {# enemy unit} other {# enemy units}}; each takes {amount} damage.',
    'Wybierz różne wrogie jednostki (najwyżej {count}); każda otrzyma {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  ],
  'reason.lies-already': [
    { unit: 'unit' },
    'This unit is already routed, and the ability affects standing units: {unit}.',
    '{unit}: jednostka jest rozbita, a ta zdolność dotyczy stojących.',
  ],
  'reason.lies-or-wrong-class': [
    { unit: 'unit' },
    'This unit is routed, or of a class that this ability does not affect: {unit}.',
    '{unit}: jednostka jest rozbita albo należy do kategorii, której ta zdolność nie dotyczy.',
  ],
});

/** Arcane Bolt: damage to a unit that the controller picks, and more if it is of one class. (BW-UNIT-10) */
export const strikeChosen: Ability<
  'strike-chosen',
  { damage: number; stronger: number; against: UnitClass }
> = {
  clause: [
    { against: 'classes' },
    'deal {damage, count, thing.damage} to a unit of your choice, standing or routed, or {stronger} if it is {against:a}',
    'zadaj {damage, count, thing.damage:acc} wybranej jednostce, stojącej lub rozbitej, a jeśli to {against}, zadaj jej {stronger}',
  ],
  rule: strikingOne({
    kind: 'strike-chosen',
    chooser: 'controller',
    options: (t, f, offer) => offerFighters(t, foes(f), offer, anyFighter),
    damage: (t, f, fighter) => {
      const { damage, stronger, against } = effectOf(t, f, 'strike-chosen');
      return t.content.unit[fighterType(fighter)].unitClass === against ? stronger : damage;
    },
    prompt: () => say('prompt.strike-chosen'),
    rule: 'BW-UNIT-10',
  }),
  may: (t, icon) => hasFighter(t, foes(icon)),
  words,
  bot: { answers: { 'strike-chosen.pick': 'strikeByPolicy' } },
};

type Icon = Frame<typeof icon>;

/** Whom the controller may pick, why not the others, and what becomes of each. */
type Manner = {
  readonly kind: 'rout-chosen' | 'damage-each-chosen' | 'damage-any-chosen';
  readonly test: FighterTest;
  readonly limit: (t: Table, f: Icon) => number;
  readonly reason?: ReasonDef;
  readonly prompt: (t: Table, f: Icon, count: number) => Message;
  readonly effect: (t: Table, f: Icon, fighter: number) => void;
};

const MOST_CHOSEN = 8;

/** The controller picks different units of the enemy, up to so many and none if he likes. */
export const upTo = ({ kind, test, limit, reason, prompt, effect }: Manner): AbilityKind<never>['rule'] =>
  procedure(kind, { ...icon, most: count, picks: listOf(MOST_CHOSEN) }, steps =>
    steps
      .do((t, f) => {
        f.most = Math.min(effectOf(t, f, kind).units, countFighters(t, foes(f), test, limit(t, f)));
      })
      .unless({ most: 0 }, choosing =>
        choosing
          .ask('picks', {
            kind: 'some',
            seat: (t, f) => seatOn(t, f.side),
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, foes(f), offer, test, limit(t, f), reason),
            about: (_t, f) => ({ side: foes(f) }),
            min: () => 0,
            max: (_t, f) => f.most,
            prompt: (t, f) => prompt(t, f, f.most),
            rule: 'BW-UNIT-10',
          })
          .do((t, f) => {
            for (let i = 0; i < f.picks.length; i++) effect(t, f, f.picks.at(i));
          }),
      ),
  );

/** Grasping Roots: standing units of these classes, damaged or not, are routed. */
export const routChosen: Ability<'rout-chosen', { units: number; classes: readonly UnitClass[] }> = {
  clause: [
    'rout up to {units, count, classes} of your choice',
    'rozbij najwyżej {units, plural, one {# wybraną {classes:acc}} few {# wybrane {classes:few}} many {# wybranych {classes:many}} other {# wybranej {classes:gen}}}',
  ],
  rule: upTo({
    kind: 'rout-chosen',
    test: standingShape,
    limit: (t, f) => bitsOf(effectOf(t, f, 'rout-chosen').classes),
    reason: reasons['lies-or-wrong-class'],
    prompt: (_t, _f, most) => say('prompt.rout-chosen', { count: most }),
    effect: (t, f, fighter) => routFighter(t, foes(f), fighter),
  }),
  may: (t, icon, { classes }) => hasFighter(t, foes(icon), standingShape, bitsOf(classes)),
  bot: { answers: { 'rout-chosen.picks': 'strikeByPolicy' } },
};

/** Blighted Breath: each of several standing units takes damage. */
export const damageEachChosen: Ability<'damage-each-chosen', { units: number; damage: number }> = {
  clause: [
    'deal {damage, count, thing.damage} to each of up to {units, plural, one {# standing unit} other {# different standing units}} of your choice',
    'wybierz najwyżej {units, plural, one {# stojącą jednostkę i zadaj jej} few {# stojące jednostki i zadaj każdej} many {# stojących jednostek i zadaj każdej} other {# stojącej jednostki i zadaj każdej}} {damage, count, thing.damage:acc}',
  ],
  rule: upTo({
    kind: 'damage-each-chosen',
    test: isStanding,
    limit: () => 0,
    reason: reasons['lies-already'],
    prompt: (t, f, most) =>
      say('prompt.damage-each-chosen', {
        count: most,
        amount: effectOf(t, f, 'damage-each-chosen').damage,
      }),
    effect: (t, f, fighter) => strike(t, foes(f), fighter, effectOf(t, f, 'damage-each-chosen').damage),
  }),
  bot: { answers: { 'damage-each-chosen.picks': 'strikeByPolicy' } },
};

/** Pounce: slow units that stand are routed; where there is none, damage. */
export const routSlowOrDamage: Ability<
  'rout-slow-or-damage',
  { units: number; initiativeFrom: number; damage: number }
> = {
  clause: [
    'rout {units, count, thing.unit} of your choice with initiative {initiativeFrom} or higher; if none is standing, deal {damage, count, thing.damage}',
    'rozbij {units, plural, one {# wybraną jednostkę} few {# wybrane jednostki} many {# wybranych jednostek} other {# wybranej jednostki}} o inicjatywie co najmniej {initiativeFrom}; jeśli żadna taka nie stoi, zadaj {damage, count, thing.damage:acc}',
  ],
  rule: procedure('rout-slow-or-damage', icon, steps =>
    steps.when(
      (t, f) => hasFighter(t, foes(f), standingSlow, effectOf(t, f, 'rout-slow-or-damage').initiativeFrom),
      pounced =>
        pounced.call(
          () => pickSlow,
          (t, f, callee) => {
            const { units, initiativeFrom } = effectOf(t, f, 'rout-slow-or-damage');
            aimAt(t, callee, foes(f), units, initiativeFrom);
          },
        ),
      struck =>
        struck.call(
          () => assignDamage,
          (t, f, callee) => dealTo(t, callee, foes(f), effectOf(t, f, 'rout-slow-or-damage').damage),
        ),
    ),
  ),
};
