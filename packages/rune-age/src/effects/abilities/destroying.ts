import { PASS } from '@runehold/kernel/ask/offer';
import { flag, optional } from '@runehold/kernel/content/shape';
import type { Seat } from '@runehold/kernel/layout/seats';
import { spoken } from '@runehold/kernel/spoken';
import type { Message } from '@runehold/kernel/text/message';
import { cardDomain, fighterDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { kindOf, strengthOf } from '../../rules/cards.ts';
import {
  type Admits,
  countSlots,
  destroyable,
  destroyInArmy,
  hasOpponent,
  offerFighters,
  otherSide,
  type Side,
  seatOn,
  slotOfFighter,
  upTo,
} from '../../rules/combat/army.ts';
import { destroyFromHand } from '../../rules/deck.ts';
import { destroyPrompt, nothingToDestroy, offerDestroyable } from '../../rules/hand.ts';
import { procedure } from '../../rules/rules.ts';
import type { Bare } from '../vocabulary.ts';
import {
  type AbilityFrame,
  type AbilityProcedure,
  abilityLocals,
  type EffectRule,
  effectOn,
  inCombat,
} from './ability.ts';

const { say, words } = spoken({
  'prompt.destroy-opposing': ['Which opposing unit do you destroy?', 'Którą wrogą jednostkę niszczysz?'],
  'prompt.destroy-own': ['Which of your units do you destroy?', 'Którą ze swoich jednostek niszczysz?'],
});

export { words };

const hasPrey = (t: Table, side: Side, admits: Admits): boolean =>
  hasOpponent(t, side) && countSlots(t, otherSide(side), admits) > 0;

/** Somebody picks an opposing unit that is admitted, and it is destroyed; nothing happens where there is none. */
const losing = (
  name: string,
  chooser: (t: Table, f: AbilityFrame) => Seat,
  admitsOf: (t: Table, card: number) => Admits,
  prompt: () => Message,
): AbilityProcedure =>
  procedure(name, abilityLocals, steps =>
    steps.when(
      (t, f) => hasPrey(t, f.side, admitsOf(t, f.card)),
      there =>
        there
          .ask('pick', {
            kind: 'one',
            seat: chooser,
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, otherSide(f.side), offer, admitsOf(t, f.card)),
            about: (_t, f) => ({ side: otherSide(f.side) }),
            prompt,
            rule: 'RA-WOUND-02',
          })
          .do((t, f) => {
            const side = otherSide(f.side);
            destroyInArmy(t, side, slotOfFighter(t, side, f.pick, destroyable));
          }),
    ),
  );

const owner = (_t: Table, f: AbilityFrame): Seat => f.seat;
const opponent = (t: Table, f: AbilityFrame): Seat => seatOn(t, otherSide(f.side));
const anyUnit = (): Admits => destroyable;
const kills = () => ({ kills: true });

/** `atAnyRate`: in a battle the price may be paid although there is nothing to destroy. */
type DestroyOpposing = { readonly kind: 'destroy-opposing'; readonly atAnyRate?: boolean };

/** Destroys an opposing unit of one's choice: Bowman, Darnati Warrior, and Warlock, who may pay for nothing in a battle. (RA-ABIL-07) */
export const destroyOpposing: EffectRule<DestroyOpposing> = {
  kind: 'destroy-opposing',
  fields: { atAnyRate: optional(flag) },
  clause: [
    { atAnyRate: 'number' },
    'destroy an opposing unit{atAnyRate, select, 0 {} other {; in a battle you may pay without a target}}.',
    'zniszcz wrogą jednostkę{atAnyRate, select, 0 {} other {; w bitwie możesz zapłacić, choć nie ma celu}}.',
  ],
  timings: inCombat,
  possible: (t, _seat, side, _slot, card) =>
    hasOpponent(t, side)
      ? hasPrey(t, side, destroyable)
      : effectOn(t, card, 'destroy-opposing').atAnyRate === true,
  procedure: losing('destroy-opposing', owner, anyUnit, () => say('prompt.destroy-opposing')),
  bot: { army: kills, judges: { 'destroy-opposing.pick': 'strike' } },
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

const outnumbered = (t: Table, card: number): Admits => upTo(strengthOfKind(t, card));

/** Destroys an opposing unit not stronger than all of one's kind: Skeleton Archer. */
export const destroyOutnumbered: EffectRule<Bare<'destroy-outnumbered'>> = {
  kind: 'destroy-outnumbered',
  fields: {},
  clause: [
    'destroy an opposing unit no stronger than the total strength of all cards of this name in the combat.',
    'zniszcz wrogą jednostkę o sile nie większej niż łączna siła wszystkich kart o tej nazwie w tej walce.',
  ],
  timings: inCombat,
  ofUnit: true,
  possible: (t, _seat, side, _slot, card) => hasPrey(t, side, outnumbered(t, card)),
  procedure: losing('destroy-outnumbered', owner, outnumbered, () => say('prompt.destroy-opposing')),
  bot: { army: kills, judges: { 'destroy-outnumbered.pick': 'strike' } },
};

/** The opponent loses a unit of his own choice: Summon Lightning. */
export const opponentDestroysUnit: EffectRule<Bare<'opponent-destroys-unit'>> = {
  kind: 'opponent-destroys-unit',
  fields: {},
  clause: [
    'your opponent, if any, chooses and destroys one of their own units.',
    'przeciwnik (jeśli jest) wybiera i niszczy jedną ze swoich jednostek.',
  ],
  timings: inCombat,
  possible: () => true,
  procedure: losing('opponent-destroys-unit', opponent, anyUnit, () => say('prompt.destroy-own')),
  bot: { army: kills, worth: () => 2, judges: { 'opponent-destroys-unit.pick': 'lose-fighter' } },
};

/** The opponent loses a hand card of his own choice: Manticore. */
export const opponentDestroysCard: EffectRule<Bare<'opponent-destroys-card'>> = {
  kind: 'opponent-destroys-card',
  fields: {},
  clause: [
    'your opponent, if any, chooses and destroys a card from their hand.',
    'przeciwnik (jeśli jest) wybiera i niszczy kartę ze swojej ręki.',
  ],
  timings: inCombat,
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
            pass: nothingToDestroy,
            hidden: true,
            prompt: destroyPrompt,
            rule: 'RA-WOUND-09',
          })
          .unless({ pick: PASS }, given => given.do((t, f) => destroyFromHand(t, opponent(t, f), f.pick))),
    ),
  ),
  bot: { judges: { 'opponent-destroys-card.pick': 'give-up-card' } },
};
