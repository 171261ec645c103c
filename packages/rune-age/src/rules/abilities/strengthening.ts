import { ARMY, fighterDomain, type Table } from '../../layout.ts';
import { say } from '../../words.ts';
import { isUnit } from '../cards.ts';
import {
  countSlots,
  isWoundable,
  isWounded,
  offerFighters,
  type Side,
  type SlotTest,
  slotOfFighter,
  strengthen,
  unitsIn,
  wound,
} from '../combat/army.ts';
import { procedure } from '../rules.ts';
import { abilityLocals, type EffectClause, effectOn } from './ability.ts';

/** This unit becomes stronger: Siege Machine, Berserker. */
const strengthenSelf: EffectClause = {
  kind: 'strengthen',
  possible: (t, _seat, side, slot, card) =>
    effectOn(t, card, 'strengthen').ifWounded !== true || isWounded(t, side, slot),
  procedure: procedure('strengthen-self', abilityLocals, steps =>
    steps.do((t, f) => strengthen(t, f.side, f.slot, effectOn(t, f.card, 'strengthen').amount)),
  ),
};

const otherWoundable =
  (slot: number): SlotTest =>
  (t: Table, side: Side, other: number) =>
    other !== slot && isWoundable(t, side, other);

/** Wounds others to become stronger: Chaos Lord. */
const strengthenByWounds: EffectClause = {
  kind: 'strengthen-by-wounds',
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
        prompt: () => say('prompt.wound-any'),
        rule: 'RA-SIEGE-10',
      })
      .do((t, f) => {
        const { amount } = effectOn(t, f.card, 'strengthen-by-wounds');
        for (let i = 0; i < f.picks.length; i++)
          wound(t, f.side, slotOfFighter(t, f.side, f.picks.at(i), otherWoundable(f.slot)));
        if (f.picks.length > 0) strengthen(t, f.side, f.slot, amount * f.picks.length);
      }),
  ),
};

/** Becomes stronger by each other unit beside it: Dark Knight. */
const strengthenByOthers: EffectClause = {
  kind: 'strengthen-by-others',
  possible: (t, _seat, side) => unitsIn(t, side) > 1,
  procedure: procedure('strengthen-by-others', abilityLocals, steps =>
    steps.do((t, f) => {
      const { amount } = effectOn(t, f.card, 'strengthen-by-others');
      strengthen(t, f.side, f.slot, amount * (unitsIn(t, f.side) - 1));
    }),
  ),
};

/** Every unit of the army becomes stronger: Battle Cry. */
const strengthenAll: EffectClause = {
  kind: 'strengthen-all',
  possible: (t, _seat, side) => unitsIn(t, side) > 0,
  procedure: procedure('strengthen-all', abilityLocals, steps =>
    steps.do((t, f) => {
      const { amount } = effectOn(t, f.card, 'strengthen-all');
      const army = t.army.at(f.side);
      for (let slot = 0; slot < army.total; slot++)
        if (isUnit(t, army.at(slot))) strengthen(t, f.side, slot, amount);
    }),
  ),
};

export const strengthening: readonly EffectClause[] = [
  strengthenSelf,
  strengthenByWounds,
  strengthenByOthers,
  strengthenAll,
];
