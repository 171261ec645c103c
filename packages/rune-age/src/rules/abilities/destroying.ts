import type { Table } from '../../layout.ts';
import { cardDomain, fighterDomain } from '../../layout.ts';
import { say } from '../../words.ts';
import { kindOf, strengthOf } from '../cards.ts';
import {
  countSlots,
  destroyInArmy,
  hasOpponent,
  isDestroyable,
  offerFighters,
  otherSide,
  type Side,
  type SlotTest,
  slotOfFighter,
} from '../combat/army.ts';
import { destroyFromHand } from '../deck.ts';
import { offerHand } from '../hand.ts';
import { procedure } from '../rules.ts';
import { abilityLocals, type EffectClause, effectOn } from './ability.ts';

const hasPrey = (t: Table, side: Side, test: SlotTest): boolean =>
  hasOpponent(t, side) && countSlots(t, otherSide(side), test) > 0;

/** Destroys an opposing unit of one's choice: Bowman, Darnati Warrior, and Warlock, who may pay for nothing in a battle. (RA-ABIL-07) */
const destroyOpposing: EffectClause = {
  kind: 'destroy-opposing',
  possible: (t, _seat, side, _slot, card) =>
    hasOpponent(t, side)
      ? hasPrey(t, side, isDestroyable)
      : effectOn(t, card, 'destroy-opposing').atAnyRate === true,
  procedure: procedure('destroy-opposing', abilityLocals, steps =>
    steps.when(
      (t, f) => hasPrey(t, f.side, isDestroyable),
      there =>
        there
          .ask('pick', {
            kind: 'one',
            seat: (_t, f) => f.seat,
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, otherSide(f.side), offer, isDestroyable),
            prompt: () => say('prompt.destroy-opposing'),
            rule: 'RA-WOUND-02',
          })
          .do((t, f) => {
            const side = otherSide(f.side);
            destroyInArmy(t, side, slotOfFighter(t, side, f.pick, isDestroyable));
          }),
    ),
  ),
};

/** The printed strength of all copies of a card in this combat together. */
const strengthOfKind = (t: Table, card: number): number => {
  let sum = 0;
  for (let side = 0; side < 2; side++) {
    const army = t.army.at(side);
    for (let slot = 0; slot < army.total; slot++) {
      if (kindOf(army.at(slot)) === kindOf(card)) sum += strengthOf(t, card);
    }
  }
  return sum;
};

const notAbove =
  (limit: number): SlotTest =>
  (t, side, slot) =>
    isDestroyable(t, side, slot) && strengthOf(t, t.army.at(side).at(slot)) <= limit;

/** Destroys an opposing unit not stronger than all of one's kind: Skeleton Archer. */
const destroyOutnumbered: EffectClause = {
  kind: 'destroy-outnumbered',
  possible: (t, _seat, side, _slot, card) => hasPrey(t, side, notAbove(strengthOfKind(t, card))),
  procedure: procedure('destroy-outnumbered', abilityLocals, steps =>
    steps
      .ask('pick', {
        kind: 'one',
        seat: (_t, f) => f.seat,
        from: fighterDomain,
        options: (t, f, offer) =>
          offerFighters(t, otherSide(f.side), offer, notAbove(strengthOfKind(t, f.card))),
        prompt: () => say('prompt.destroy-opposing'),
        rule: 'RA-WOUND-02',
      })
      .do((t, f) => {
        const side = otherSide(f.side);
        destroyInArmy(t, side, slotOfFighter(t, side, f.pick, isDestroyable));
      }),
  ),
};

/** The opponent loses a unit of his own choice: Summon Lightning. */
const opponentDestroysUnit: EffectClause = {
  kind: 'opponent-destroys-unit',
  possible: () => true,
  procedure: procedure('opponent-destroys-unit', abilityLocals, steps =>
    steps.when(
      (t, f) => hasPrey(t, f.side, isDestroyable),
      there =>
        there
          .ask('pick', {
            kind: 'one',
            seat: (t, f) => t.fighter.get(otherSide(f.side)),
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, otherSide(f.side), offer, isDestroyable),
            prompt: () => say('prompt.destroy-own'),
            rule: 'RA-WOUND-02',
          })
          .do((t, f) => {
            const side = otherSide(f.side);
            destroyInArmy(t, side, slotOfFighter(t, side, f.pick, isDestroyable));
          }),
    ),
  ),
};

/** The opponent loses a hand card of his own choice: Manticore. */
const opponentDestroysCard: EffectClause = {
  kind: 'opponent-destroys-card',
  possible: () => true,
  procedure: procedure('opponent-destroys-card', abilityLocals, steps =>
    steps.when(
      (t, f) => hasOpponent(t, f.side) && t.hand.at(t.fighter.get(otherSide(f.side))).total > 0,
      there =>
        there
          .ask('pick', {
            kind: 'one',
            seat: (t, f) => t.fighter.get(otherSide(f.side)),
            from: cardDomain,
            options: (t, f, offer) => offerHand(t, t.fighter.get(otherSide(f.side)), offer),
            hidden: true,
            prompt: () => say('prompt.destroy-card'),
            rule: 'RA-WOUND-09',
          })
          .do((t, f) => destroyFromHand(t, t.fighter.get(otherSide(f.side)), f.pick)),
    ),
  ),
};

export const destroying: readonly EffectClause[] = [
  destroyOpposing,
  destroyOutnumbered,
  opponentDestroysUnit,
  opponentDestroysCard,
];
