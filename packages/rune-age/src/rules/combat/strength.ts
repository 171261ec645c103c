import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Reward } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { hasTrait } from '../cards.ts';
import { thisRound } from '../sources.ts';
import { cityAt, isObjective, targetStrength } from '../targets.ts';
import { armyStrength, hasOpponent, type Side, seatOn, unitsIn } from './army.ts';

/** The numbers of all Rewards of one kind that a seat has. */
export const rewardSum = (t: Table, seat: Seat, kind: Reward['kind']): number => {
  const rewards = t.rewards.at(seat);
  let sum = 0;
  for (let i = 0; i < rewards.total; i++) {
    const { reward } = t.content.events[rewards.at(i)];
    if (reward?.kind === kind) sum += 'amount' in reward ? reward.amount : 1;
  }
  return sum;
};

/** What Rewards and the round add to an attacking army. */
export const attackBonus = (t: Table, attacker: Seat, target: number, isSiege: boolean): number => {
  if (isObjective(target)) return rewardSum(t, attacker, 'strength-against-objective');
  if (!isSiege) return 0;
  const train = cityAt(target) === NONE ? rewardSum(t, attacker, 'siege-train') : 0;
  return thisRound(t, 'siege-attack-bonus') + train;
};

/** What a besieged city adds to its defence; a Home Realm adds nothing. (RA-SIEGE-11, RA-SIEGE-17) */
export const autoDefense = (t: Table, attacker: Seat, target: number): number => {
  const city = cityAt(target);
  return city === NONE || rewardSum(t, attacker, 'siege-train') > 0 ? 0 : t.content.cities[city].defense;
};

/**
 * What a side comes to as it stands, all that is added included: the one total that prompts, panels, bots and the result
 * go by. In a battle side 1 is what is fought. An army is made of units: without one the attacker has nothing, whatever
 * would be added to it. (RA-COMBAT-11, RA-COMBAT-14)
 */
export const totalOf = (t: Table, side: Side): number => {
  const attacker = seatOn(t, 0);
  const isSiege = hasOpponent(t, 0);
  if (side === 1)
    return isSiege ? armyStrength(t, 1) + autoDefense(t, attacker, t.target) : targetStrength(t, t.target);
  return unitsIn(t, 0) === 0 ? 0 : armyStrength(t, 0) + attackBonus(t, attacker, t.target, isSiege);
};

/** Whether an army holds a unit that keeps the other side from using Resolution abilities. (RA-MON-14) */
export const silences = (t: Table, side: Side): boolean => {
  const army = t.army.at(side);
  for (let slot = 0; slot < army.total; slot++) if (hasTrait(t, army.at(slot), 'silencing')) return true;
  return false;
};
