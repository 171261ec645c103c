import type { Seat } from '@runehold/kernel/layout/seats';
import { seenIn } from '@runehold/kernel/layout/seen';
import { targetDomain } from '../../domains.ts';
import { strengthOf } from '../cards.ts';
import { attackBonus } from '../combat/strength.ts';
import { isAlive } from '../order.ts';
import { scenarioOf } from '../victory.ts';
import type { Look } from './look.ts';
import { unseenOf } from './numbers.ts';

/** How much damage the seat's Home Realm still takes before it falls. (RA-ELIM-01) */
export const damageLeft = ({ t, me }: Look): number => t.content.homeRealm.damage - t.damage.get(me);

/** The strongest army that a rival could bring against the seat's Home Realm next turn: the best hand of what is not seen. */
const largestArmy = (look: Look, rival: Seat): number => {
  const { t, me } = look;
  const cards = [...unseenOf(look, rival), ...seenIn(t.hand.at(rival), me)];
  const strengths = cards.flatMap(([card, copies]) => Array<number>(copies).fill(strengthOf(t, card)));
  const best = strengths.sort((a, b) => b - a).slice(0, t.content.hand);
  const sum = best.reduce((all, each) => all + each, 0);
  return sum === 0 ? 0 : sum + attackBonus(t, rival, targetDomain.code('home', me), true);
};

/** The first rival whose army could be the end of the seat's Home Realm next turn, where realms are attacked. (RA-MON-05) */
export const deadlyRival = (look: Look): Seat | undefined => {
  const { t, me } = look;
  const scenario = scenarioOf(t);
  if (scenario === 'monument' || scenario === 'cataclysm') return undefined;
  return Array.from({ length: t.seats }, (_, seat) => seat).find(
    seat => seat !== me && isAlive(t, seat) && largestArmy(look, seat) >= damageLeft(look),
  );
};

/** Whether no living realm has less damage than the seat's. */
const isLeastDamaged = ({ t, me }: Look): boolean =>
  Array.from({ length: t.seats }, (_, seat) => seat).every(
    seat => !isAlive(t, seat) || t.damage.get(seat) >= t.damage.get(me),
  );

/** The Enemy in play that deals most of what would be the end of the seat's Home Realm in the next Event phase. (RA-EVENT-05) */
export const deadlyEvent = (look: Look): number | undefined => {
  const { t } = look;
  const blows = Array.from({ length: t.enemies.total }, (_, i) => t.enemies.at(i)).flatMap(event => {
    const { phase } = t.content.events[event];
    const strikes = phase?.kind === 'damage-each' || (phase?.kind === 'damage-least' && isLeastDamaged(look));
    return strikes ? [{ event, amount: phase.amount }] : [];
  });
  const sum = blows.reduce((all, { amount }) => all + amount, 0);
  if (sum === 0 || sum < damageLeft(look)) return undefined;
  return blows.sort((a, b) => b.amount - a.amount)[0].event;
};

/** Whether the seat may roll the attrition die again, and how likely a roll shows no skull at all. */
export const rollsAgain = ({ t, me }: Look): boolean => {
  const rewards = t.rewards.at(me);
  for (let i = 0; i < rewards.total; i++)
    if (t.content.events[rewards.at(i)].reward?.kind === 'reroll-objective') return true;
  return false;
};
export const noSkull = ({ t }: Look, dice: number): number => {
  const { die } = t.content;
  return (die.filter(skulls => skulls === 0).length / die.length) ** dice;
};

/** What a fought Event takes from the army in the Resolution step. (RA-EVENT-11) */
export const weakenedBy = ({ t }: Look, target: number): number =>
  targetDomain.partOf(target) === 'enemy'
    ? (t.content.events[targetDomain.valueOf(target)].resolution?.amount ?? 0)
    : 0;

/** What was added to a whole army in this combat. */
export const addedToArmy = ({ t }: Look, side: number): number => t.armyBonus.get(side);
