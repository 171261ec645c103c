import { count, listOf } from '@runehold/kernel/layout/locals';
import { fighterDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { assignDamage, dealTo } from '../assign.ts';
import { destroyFighter, routFighter } from '../casualties.ts';
import {
  both,
  countType,
  type FighterTest,
  hasColumn,
  hasFighter,
  isStanding,
  offerFighters,
} from '../fighters.ts';
import { isLosing, leastKilled } from '../prospects.ts';
import { type Side, seatOn } from '../sides.ts';
import { type Ability, type AbilityKind, effectOf, foes, type Icon, icon } from './ability.ts';

const { words, say } = speech({
  'prompt.destroy-own-for-damage': [
    { count: 'number', amount: 'number' },
    'Choose up to {count} of your units to destroy; each deals {amount} damage.',
    'Wybierz swoje jednostki do zniszczenia (najwyżej {count}); każda zadaje {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  ],
  'prompt.rout-own-for-damage': [
    { count: 'number', amount: 'number' },
    'Choose up to {count} of your units to rout; each deals {amount} damage.',
    'Wybierz swoje jednostki do rozbicia (najwyżej {count}); każda zadaje {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  ],
});

export const standingOfType: FighterTest = both(isStanding, hasColumn);

/** Nobody is given for damage that would hit nobody. (RW-ROUND-17) */
export const canGive = (t: Table, icon: Icon): boolean =>
  hasFighter(t, icon.side, standingOfType, icon.column) && hasFighter(t, foes(icon));

const MOST_GIVEN = 8;

type Kind = 'destroy-own-for-damage' | 'rout-own-for-damage';

/** The controller gives standing units of the type; the damage for all of them is assigned by its victim at once. */
const giving = (
  kind: Kind,
  give: (t: Table, side: Side, fighter: number) => void,
): AbilityKind<never>['rule'] =>
  procedure(kind, { ...icon, most: count, picks: listOf(MOST_GIVEN) }, steps =>
    steps
      .do((t, f) => {
        const standing = countType(t, f.side, f.column, isStanding);
        f.most = canGive(t, f) ? Math.min(effectOf(t, f, kind).units, standing) : 0;
      })
      .unless({ most: 0 }, choosing =>
        choosing
          .ask('picks', {
            kind: 'some',
            seat: (t, f) => seatOn(t, f.side),
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, f.side, offer, standingOfType, f.column),
            about: (_t, f) => ({ side: f.side }),
            min: 0,
            max: (_t, f) => f.most,
            prompt: (t, f) => say(`prompt.${kind}`, { count: f.most, amount: effectOf(t, f, kind).damage }),
            rule: 'BW-DEVC-12',
          })
          .do((t, f) => {
            for (let i = 0; i < f.picks.length; i++) give(t, f.side, f.picks.at(i));
          })
          .call(
            () => assignDamage,
            (t, f, callee) => dealTo(t, callee, foes(f), f.picks.length * effectOf(t, f, kind).damage),
          ),
      ),
  );

type Given = { readonly units: number; readonly damage: number };

/** How much all that can be given deal. */
const damageOfAll = (t: Table, { side, column }: Icon, { units, damage }: Given): number =>
  damage * Math.min(units, countType(t, side, column, isStanding));

/** Death Frenzy: units of the type die to deal damage. */
export const destroyOwnForDamage: Ability<'destroy-own-for-damage', { units: number; damage: number }> = {
  clause: [
    'destroy up to {units} of your standing units of this type; each deals {damage, count, thing.damage}',
    'zniszcz najwyżej {units, plural, one {# swoją stojącą jednostkę} few {# swoje stojące jednostki} many {# swoich stojących jednostek} other {# swojej stojącej jednostki}} tego typu; każda zadaje {damage, count, thing.damage:acc}',
  ],
  rule: giving('destroy-own-for-damage', destroyFighter),
  may: canGive,
  words,
  bot: {
    // Who holds the area as it is gives nobody for it.
    isWise: (t, icon, effect) =>
      isLosing(t, icon.side) && leastKilled(t, foes(icon), damageOfAll(t, icon, effect)) > 0,
    answers: { 'destroy-own-for-damage.picks': 'strikeByPolicy' },
  },
};

/** Toxic Breath, Prowl: units of the type fall to deal damage. */
export const routOwnForDamage: Ability<'rout-own-for-damage', { units: number; damage: number }> = {
  clause: [
    'rout up to {units} of your standing units of this type; each deals {damage, count, thing.damage}',
    'rozbij najwyżej {units, plural, one {# swoją stojącą jednostkę} few {# swoje stojące jednostki} many {# swoich stojących jednostek} other {# swojej stojącej jednostki}} tego typu; każda zadaje {damage, count, thing.damage:acc}',
  ],
  rule: giving('rout-own-for-damage', routFighter),
  may: canGive,
  bot: {
    isWise: (t, icon, effect) => leastKilled(t, foes(icon), damageOfAll(t, icon, effect)) > 0,
    answers: { 'rout-own-for-damage.picks': 'strikeByPolicy' },
  },
};
