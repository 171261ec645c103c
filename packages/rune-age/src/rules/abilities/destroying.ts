import { PASS } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
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
  seatOn,
  slotOfFighter,
} from '../combat/army.ts';
import { destroyFromHand } from '../deck.ts';
import { offerDestroyable } from '../hand.ts';
import { procedure } from '../rules.ts';
import {
  type AbilityFrame,
  type AbilityProcedure,
  abilityLocals,
  type EffectClause,
  effectOn,
} from './ability.ts';

const hasPrey = (t: Table, side: Side, test: SlotTest): boolean =>
  hasOpponent(t, side) && countSlots(t, otherSide(side), test) > 0;

/** Somebody picks an opposing unit that passes a test, and it is destroyed; nothing happens where there is none. */
const losing = (
  name: string,
  chooser: (t: Table, f: AbilityFrame) => Seat,
  testOf: (t: Table, card: number) => SlotTest,
  prompt: () => Message,
): AbilityProcedure =>
  procedure(name, abilityLocals, steps =>
    steps.when(
      (t, f) => hasPrey(t, f.side, testOf(t, f.card)),
      there =>
        there
          .ask('pick', {
            kind: 'one',
            seat: chooser,
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, otherSide(f.side), offer, testOf(t, f.card)),
            prompt,
            rule: 'RA-WOUND-02',
          })
          .do((t, f) => {
            const side = otherSide(f.side);
            destroyInArmy(t, side, slotOfFighter(t, side, f.pick, isDestroyable));
          }),
    ),
  );

const owner = (_t: Table, f: AbilityFrame): Seat => f.seat;
const opponent = (t: Table, f: AbilityFrame): Seat => seatOn(t, otherSide(f.side));
const anyUnit = (): SlotTest => isDestroyable;

/** Destroys an opposing unit of one's choice: Bowman, Darnati Warrior, and Warlock, who may pay for nothing in a battle. (RA-ABIL-07) */
const destroyOpposing: EffectClause = {
  kind: 'destroy-opposing',
  possible: (t, _seat, side, _slot, card) =>
    hasOpponent(t, side)
      ? hasPrey(t, side, isDestroyable)
      : effectOn(t, card, 'destroy-opposing').atAnyRate === true,
  procedure: losing('destroy-opposing', owner, anyUnit, () => say('prompt.destroy-opposing')),
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

const outnumbered = (t: Table, card: number): SlotTest => {
  const limit = strengthOfKind(t, card);
  return (table, side, slot) =>
    isDestroyable(table, side, slot) && strengthOf(table, table.army.at(side).at(slot)) <= limit;
};

/** Destroys an opposing unit not stronger than all of one's kind: Skeleton Archer. */
const destroyOutnumbered: EffectClause = {
  kind: 'destroy-outnumbered',
  possible: (t, _seat, side, _slot, card) => hasPrey(t, side, outnumbered(t, card)),
  procedure: losing('destroy-outnumbered', owner, outnumbered, () => say('prompt.destroy-opposing')),
};

/** The opponent loses a unit of his own choice: Summon Lightning. */
const opponentDestroysUnit: EffectClause = {
  kind: 'opponent-destroys-unit',
  possible: () => true,
  procedure: losing('opponent-destroys-unit', opponent, anyUnit, () => say('prompt.destroy-own')),
};

/** The opponent loses a hand card of his own choice: Manticore. */
const opponentDestroysCard: EffectClause = {
  kind: 'opponent-destroys-card',
  possible: () => true,
  procedure: procedure('opponent-destroys-card', abilityLocals, steps =>
    steps.when(
      (t, f) => hasOpponent(t, f.side) && t.hand.at(opponent(t, f)).total > 0,
      there =>
        there
          .ask('pick', {
            kind: 'one',
            seat: (t, f) => opponent(t, f),
            from: cardDomain,
            options: (t, f, offer) => {
              offerDestroyable(t, opponent(t, f), offer);
              // Who holds cards is asked, whatever they are.
              if (offer.length === 0) offer.add(PASS);
            },
            pass: () => say('decline.indestructible'),
            hidden: true,
            prompt: () => say('prompt.destroy-card'),
            rule: 'RA-WOUND-09',
          })
          .unless({ pick: PASS }, given => given.do((t, f) => destroyFromHand(t, opponent(t, f), f.pick))),
    ),
  ),
};

export const destroying: readonly EffectClause[] = [
  destroyOpposing,
  destroyOutnumbered,
  opponentDestroysUnit,
  opponentDestroysCard,
];
