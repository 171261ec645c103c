import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../layout.ts';
import { influenceIncome, type Look } from '../rules/view/look.ts';
import { punch } from './mind.ts';
import { ownedBy, planOf } from './plan.ts';
import { damageCost, VICTORY } from './prize.ts';
import { traitsOf } from './traits.ts';

const deckWorth = ({ t, me }: Look): number => {
  const traits = traitsOf(t.content);
  let sum = 0;
  ownedBy(t, me, (card, copies) => {
    sum += copies * (0.5 * punch(traits[card]) ** 2 + 2 * traits[card].gold ** 1.5);
  });
  return sum;
};

/**
 * How a table stands for a seat: what its realm yields, what its deck is worth, what its Home Realm has suffered, and
 * the same of the strongest rival against it. It reads what lies open and the seat's own cards as a heap.
 */
export const standingOf = (t: Table, seat: Seat): number => {
  if (t.over) return t.placeOf(seat) === 1 ? VICTORY : -VICTORY;
  const look = { t, me: seat };
  if (t.alive.get(seat) === 0) return -VICTORY;
  let rivals = 0;
  for (let other = 0; other < t.seats; other++)
    if (other !== seat && t.alive.get(other) === 1)
      rivals = Math.max(rivals, 10 * influenceIncome({ t, me: other }) - 2 * t.damage.get(other));
  const hand = t.hand.at(seat);
  const plan = planOf(look);
  let held = 0;
  if (plan.hoarding) for (let card = 0; card < hand.types; card++) held += hand.count(card) * plan.keep(card);
  return (
    12 * influenceIncome(look) +
    deckWorth(look) +
    8 * t.rewards.at(seat).total +
    held -
    damageCost(look, 0) -
    3 * t.damage.get(seat) -
    0.3 * rivals
  );
};
