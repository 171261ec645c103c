import type { Table } from '../../layout.ts';
import { fighterDomain, sourceDomain } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { isUnit } from '../cards.ts';
import {
  countSlots,
  isWounded,
  offerFighters,
  removeFromArmy,
  type Side,
  type SlotTest,
  slotOfFighter,
} from '../combat/army.ts';
import { procedure } from '../rules.ts';
import { hasExhausted, offerExhausted, refreshSource } from '../sources.ts';
import { abilityLocals, type EffectClause, effectOn } from './ability.ts';

/** A stronghold becomes ready after the combat: Deepwood Archer. A wounded unit has not survived. (RA-ABIL-11) */
const refreshStronghold: EffectClause = {
  kind: 'refresh-stronghold',
  possible: (t, seat, side, slot, card) =>
    t.exhaustedStrongholds.get(seat) > 0 &&
    !(effectOn(t, card, 'refresh-stronghold').ifSurvived && isWounded(t, side, slot)),
  procedure: procedure('refresh-stronghold', abilityLocals, steps =>
    steps.do((t, f) => refreshSource(t, f.seat, sourceDomain.code('stronghold'))),
  ),
};

/** A city, stronghold or influence Reward becomes ready: Storm Sorceress. */
const refreshAny: EffectClause = {
  kind: 'refresh-any',
  possible: (t, seat) => hasExhausted(t, seat),
  procedure: procedure('refresh-any', abilityLocals, steps =>
    steps
      .ask('pick', {
        kind: 'one',
        seat: 'seat',
        from: sourceDomain,
        options: (t, f, offer) => offerExhausted(t, f.seat, offer),
        prompt: () => say('prompt.refresh'),
        rule: 'RA-CARD-01',
      })
      .do((t, f) => refreshSource(t, f.seat, f.pick)),
  ),
};

const otherSurvivor =
  (slot: number): SlotTest =>
  (t: Table, side: Side, other: number) =>
    other !== slot && isUnit(t, t.army.at(side).at(other)) && !isWounded(t, side, other);

/** Another unit that survived comes back to hand: Sorcerer. */
const returnUnit: EffectClause = {
  kind: 'return-unit',
  possible: (t, _seat, side, slot, card) =>
    countSlots(t, side, otherSurvivor(slot)) > 0 &&
    !(effectOn(t, card, 'return-unit').ifSurvived && isWounded(t, side, slot)),
  procedure: procedure('return-unit', abilityLocals, steps =>
    // Its price may have been paid with the very units that could come back. (RA-GEN-04)
    steps.when(
      (t, f) => countSlots(t, f.side, otherSurvivor(f.slot)) > 0,
      there =>
        there
          .ask('pick', {
            kind: 'one',
            seat: 'seat',
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, f.side, offer, otherSurvivor(f.slot)),
            prompt: () => say('prompt.return-unit'),
            rule: 'RA-ABIL-11',
          })
          .do((t, f) => {
            const card = removeFromArmy(t, f.side, slotOfFighter(t, f.side, f.pick, otherSurvivor(f.slot)));
            t.hand.at(f.seat).put(card);
            t.emit(events['returned-to-hand'], f.seat, card);
          }),
    ),
  ),
};

export const refreshing: readonly EffectClause[] = [refreshStronghold, refreshAny, returnUnit];
