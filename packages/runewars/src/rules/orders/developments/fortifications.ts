import type { Chooser } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { hasFighter, isStanding } from '../../battle/fighters.ts';
import { ATTACKER, DEFENDER } from '../../battle/sides.ts';
import type { Dealt, Developed } from './development.ts';

const anyStanding = (t: Table): boolean => hasFighter(t, ATTACKER, isStanding);

const dealing = <E>(what: keyof Dealt, may: (t: Table) => boolean, amountOf: (effect: E) => number) => ({
  may,
  use: (_t: Table, dealt: Dealt, effect: E): void => {
    dealt[what] = amountOf(effect);
  },
});

/** Reinforced Walls. */
export const addsStrength: Developed<'add-strength', { strength: number }> = {
  clause: ['the defender has {strength} more strength', 'obrońca otrzymuje +{strength} do siły'],
  inBattle: {
    may: () => true,
    use: (t, _dealt, { strength }) => t.strengthBonus.add(DEFENDER, strength),
  },
};

/** Protective Wards: standing units leave the battle by the rules of retreat. */
export const drivesOff: Developed<'retreat', { units: number; chooser: Chooser }> = {
  clause: [
    '{units, plural, one {# standing unit} other {# standing units}} of the attacker’s {units, plural, one {retreats} other {retreat}}, chosen by {chooser, select, 0 {you} other {the opponent}}',
    '{units, plural, one {# stojąca jednostka atakującego wykonuje} few {# stojące jednostki atakującego wykonują} many {# stojących jednostek atakującego wykonuje} other {# stojącej jednostki atakującego wykonuje}} odwrót, według {chooser, select, 0 {twojego wyboru} other {wyboru przeciwnika}}',
  ],
  inBattle: dealing('retreats', anyStanding, ({ units }: { units: number }) => units),
};

/** Hungry Spawn. */
export const damages: Developed<'damage', { damage: number }> = {
  clause: [
    'deal {damage, count, thing.damage} to the attacker’s units',
    'zadaj {damage, count, thing.damage:acc} jednostkom atakującego',
  ],
  inBattle: dealing(
    'damage',
    t => hasFighter(t, ATTACKER),
    ({ damage }: { damage: number }) => damage,
  ),
};

/** The Cursed Tomb. */
export const routs: Developed<'rout', { units: number }> = {
  clause: ['rout {units} of the attacker’s units', 'rozbij {units, count, thing.unit:acc} atakującego'],
  inBattle: dealing('routs', anyStanding, ({ units }: { units: number }) => units),
};
