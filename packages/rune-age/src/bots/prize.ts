import type { Seat } from '@runehold/kernel/layout/seats';
import type { EventCard } from '../content/types.ts';
import { targetDomain } from '../domains.ts';
import { reliefPrize, rewardPrize } from '../effects/standing/registry.ts';
import {
  bonusAgainst,
  defenderOf,
  diceAt,
  isInstantFight,
  strengthOfTarget,
  wallsAgainst,
} from '../rules/view/battle.ts';
import type { Look } from '../rules/view/look.ts';
import type { Cause } from './army.ts';
import type { Plan } from './mind.ts';
import { traitsOf } from './traits.ts';
import { thirst, weightsIn } from './weights.ts';

/** What winning the game is worth, against everything else that is counted here. */
export const VICTORY = 1000;

/** What an Enemy is worth, for what it becomes and for what it no longer does. */
const enemyPrize = (look: Look, event: EventCard): number =>
  (event.discovery ? 9 : rewardPrize(look, event)) + reliefPrize(look, event);

/** What taking a target is worth. A Home Realm is not taken; its damage is counted elsewhere. */
export const prizeOf = (look: Look, target: number): number => {
  const value = targetDomain.valueOf(target);
  switch (targetDomain.partOf(target)) {
    case 'stronghold':
      return 14 * thirst(look);
    case 'city':
      return 10 * look.t.content.cities[value].influence * thirst(look);
    case 'enemy':
      return enemyPrize(look, look.t.content.events[value]);
    case 'objective':
      return VICTORY;
    case 'home':
      return 0;
  }
};

/** What a unit more or less costs the seat: a little for its strength, more for what it is saved for. */
export const cardCost = (look: Look, plan: Plan): ((card: number) => number) => {
  const traits = traitsOf(look.t.content);
  const { send, hoardCost } = weightsIn(look);
  return card => send + 0.3 * traits[card].strength + (plan.hoarding ? hoardCost * plan.keep(card) : 0);
};

/** What damage to the own Home Realm costs; the nearer the end, the more. */
export const damageCost = (look: Look, amount: number): number => {
  const { t, me } = look;
  const { damage, damageGrowth } = weightsIn(look);
  const before = t.damage.get(me);
  const limit = t.content.homeRealm.damage;
  if (before + amount >= limit) return VICTORY;
  return amount * (damage + (damageGrowth * (before + amount)) / limit);
};

/** How strong a defence a seat's hidden hand is likely to put up: its unseen cards are known as a heap. */
export const likelyDefense = ({ t }: Look, seat: Seat): number => {
  const traits = traitsOf(t.content);
  const [hand, deck] = [t.hand.at(seat), t.deck.at(seat)];
  const hidden = hand.total + deck.total;
  if (hidden === 0) return 0;
  let strength = 0;
  for (let card = 0; card < hand.types; card++)
    strength += traits[card].strength * (hand.count(card) + deck.count(card));
  return (strength / hidden) * hand.total;
};

/** A battle: so much strength is needed, losses come first. */
export const battleCause = (look: Look, plan: Plan, target: number): Cause => {
  const needed = strengthOfTarget(look, target);
  const bonus = bonusAgainst(look, target);
  const decisive = targetDomain.partOf(target) === 'objective' || target === plan.goal;
  const cost = decisive ? () => 0 : cardCost(look, plan);
  const dice = diceAt(look, target);
  // What is missing against an attacking Instant is damage.
  if (isInstantFight(look, target))
    return { dice, cost, gain: strength => -damageCost(look, Math.max(0, needed - strength)) };
  const prize = prizeOf(look, target);
  const ruthless = targetDomain.partOf(target) === 'objective';
  return { dice, cost, bonus, ruthless, gain: strength => (strength >= needed ? prize : 0) };
};

/** A siege: the more the defender is likely to bring, the less likely the prize. */
export const siegeCause = (look: Look, plan: Plan, target: number): Cause => {
  const victim = defenderOf(look, target);
  const likely = likelyDefense(look, victim);
  const bonus = bonusAgainst(look, target);
  const cost = cardCost(look, plan);
  if (targetDomain.partOf(target) === 'city') {
    const prize = 1.2 * prizeOf(look, target);
    const walls = wallsAgainst(look, target);
    return {
      dice: 0,
      cost,
      bonus,
      gain: strength => {
        const edge = strength - walls - 0.8 * likely;
        return prize * Math.min(1, Math.max(0, edge / (3 + likely)));
      },
    };
  }
  const left = look.t.content.homeRealm.damage - look.t.damage.get(victim);
  const { hatred, hatredGrowth } = weightsIn(look);
  const point = hatred + hatredGrowth * look.t.round;
  return {
    dice: 0,
    cost: point > 1 ? () => 0 : cost,
    bonus,
    gain: strength => {
      const through = Math.max(0, strength - 0.7 * likely);
      return point * Math.min(through, left) + (through >= left && point > 1 ? 20 * point : 0);
    },
  };
};

/** What a fight for a target is for. */
export const causeFor = (look: Look, plan: Plan, target: number): Cause =>
  defenderOf(look, target) < 0 ? battleCause(look, plan, target) : siegeCause(look, plan, target);
