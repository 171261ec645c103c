import { flag, optional } from '@runehold/kernel/content/shape';
import { spoken } from '@runehold/kernel/spoken';
import { amount } from '../../content/forms.ts';
import type { Timing } from '../../content/types.ts';
import { fighterDomain } from '../../domains.ts';
import { ARMY } from '../../layout.ts';
import { isUnit } from '../../rules/cards.ts';
import {
  type Admits,
  butFor,
  countSlots,
  isWounded,
  offerFighters,
  slotOfFighter,
  strengthen,
  unitsIn,
  wound,
  woundable,
} from '../../rules/combat/army.ts';
import { procedure } from '../../rules/rules.ts';
import type { Amount } from '../vocabulary.ts';
import { abilityLocals, type EffectRule, effectOn } from './ability.ts';

const { say, words } = spoken({
  'prompt.wound-any': [
    'Which of your units do you wound? Choose any number.',
    'Które ze swoich jednostek ranisz? Wybierz dowolną liczbę.',
  ],
});

export { words };

/** Strength counts in the Resolution step. */
const timings: readonly Timing[] = ['resolution'];

type Strengthen = {
  readonly kind: 'strengthen';
  readonly amount: number;
  readonly ifWounded?: boolean;
};

/** This unit becomes stronger: Siege Machine, Berserker. */
export const strengthenSelf: EffectRule<Strengthen> = {
  kind: 'strengthen',
  fields: { amount, ifWounded: optional(flag) },
  clause: [
    { amount: 'number', ifWounded: 'number' },
    '{ifWounded, select, 0 {this unit} other {if this unit is wounded, it}} gains {amount, count, thing.strength}.',
    '{ifWounded, select, 0 {ta jednostka} other {jeśli ta jednostka jest ranna,}} zyskuje +{amount} do siły.',
  ],
  timings,
  ofUnit: true,
  possible: (t, _seat, side, slot, card) =>
    effectOn(t, card, 'strengthen').ifWounded !== true || isWounded(t, side, slot),
  procedure: procedure('strengthen-self', abilityLocals, steps =>
    steps.do((t, f) => strengthen(t, f.side, f.slot, effectOn(t, f.card, 'strengthen').amount)),
  ),
  bot: { army: effect => (effect.ifWounded === true ? { rage: effect.amount } : { machine: effect.amount }) },
};

const otherWoundable = (slot: number): Admits => butFor(slot, woundable);

/** Wounds others to become stronger: Chaos Lord. */
export const strengthenByWounds: EffectRule<Amount<'strengthen-by-wounds'>> = {
  kind: 'strengthen-by-wounds',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'wound any number of your other units; this one gains {amount, count, thing.strength} for each of them.',
    'zrań dowolną liczbę innych swoich jednostek; za każdą z nich ta zyskuje +{amount} do siły.',
  ],
  timings,
  ofUnit: true,
  possible: (t, _seat, side, slot) => countSlots(t, side, otherWoundable(slot)) > 0,
  procedure: procedure('strengthen-by-wounds', abilityLocals, steps =>
    steps
      .ask('picks', {
        kind: 'some',
        seat: 'seat',
        from: fighterDomain,
        options: (t, f, offer) => offerFighters(t, f.side, offer, otherWoundable(f.slot)),
        min: 0,
        max: ARMY,
        about: (_t, f) => ({ side: f.side }),
        prompt: () => say('prompt.wound-any'),
        rule: 'RA-SIEGE-10',
      })
      .do((t, f) => {
        const { amount: each } = effectOn(t, f.card, 'strengthen-by-wounds');
        for (let i = 0; i < f.picks.length; i++)
          wound(t, f.side, slotOfFighter(t, f.side, f.picks.at(i), otherWoundable(f.slot)));
        if (f.picks.length > 0) strengthen(t, f.side, f.slot, each * f.picks.length);
      }),
  ),
  bot: {
    army: effect => ({ lord: effect.amount }),
    judges: { 'strengthen-by-wounds.picks': 'wound-for-strength' },
  },
};

/** Becomes stronger by each other unit beside it: Dark Knight. */
export const strengthenByOthers: EffectRule<Amount<'strengthen-by-others'>> = {
  kind: 'strengthen-by-others',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'this unit gains {amount, count, thing.strength} for each other unit in your army.',
    'ta jednostka zyskuje +{amount} do siły za każdą inną jednostkę w twojej armii.',
  ],
  timings,
  ofUnit: true,
  possible: (t, _seat, side) => unitsIn(t, side) > 1,
  procedure: procedure('strengthen-by-others', abilityLocals, steps =>
    steps.do((t, f) => {
      const { amount: each } = effectOn(t, f.card, 'strengthen-by-others');
      strengthen(t, f.side, f.slot, each * (unitsIn(t, f.side) - 1));
    }),
  ),
  bot: { army: effect => ({ leads: effect.amount }) },
};

/** Every unit of the army becomes stronger: Battle Cry. */
export const strengthenAll: EffectRule<Amount<'strengthen-all'>> = {
  kind: 'strengthen-all',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'each of your units gains {amount, count, thing.strength}.',
    'każda z twoich jednostek zyskuje +{amount} do siły.',
  ],
  timings,
  possible: (t, _seat, side) => unitsIn(t, side) > 0,
  procedure: procedure('strengthen-all', abilityLocals, steps =>
    steps.do((t, f) => {
      const { amount: each } = effectOn(t, f.card, 'strengthen-all');
      const army = t.army.at(f.side);
      for (let slot = 0; slot < army.total; slot++)
        if (isUnit(t, army.at(slot))) strengthen(t, f.side, slot, each);
    }),
  ),
  bot: { army: effect => ({ cry: effect.amount }) },
};
