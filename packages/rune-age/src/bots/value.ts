import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Table } from '../layout.ts';
import { influenceIncome, type Look, scenarioIn } from '../rules/view/look.ts';
import { punch } from './mind.ts';
import { bestArmy, mostGold, ownedBy, planOf } from './plan.ts';
import { damageCost, VICTORY } from './prize.ts';
import { traitsOf } from './traits.ts';

const deckWorth = (look: Look): number => {
  const traits = traitsOf(look.t.content);
  let sum = 0;
  ownedBy(look, (card, copies) => {
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

/** How far a seat has come towards what wins its scenario; only compared with that of others. */
const progressOf = (t: Table, seat: Seat): number => {
  if (t.alive.get(seat) === 0) return 0;
  const look = { t, me: seat };
  const health = 1 - t.damage.get(seat) / t.content.homeRealm.damage;
  switch (scenarioIn(look)) {
    case 'resurgence':
      return 0.5 * health + bestArmy(look).strength / t.content.objective.strength;
    case 'monument':
      return (mostGold(look) / t.content.monument.gold) ** 2;
    default:
      return health;
  }
};

/** How much the margin counts, against winning and losing. It tells close games apart, so that fewer are needed. */
const MARGIN = 0.15;

/** How it stands for every seat: who won, and a little of by how much. */
export const valuesOf = (table: TableCore, into: Float64Array): void => {
  const t = table as Table;
  const isShared = scenarioIn({ t, me: 0 }) === 'cataclysm' && t.traitor < 0;
  let all = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    into[seat] = progressOf(t, seat);
    all += into[seat];
  }
  for (let seat = 0; seat < t.seats; seat++) {
    const share = isShared || t.seats === 1 ? Math.min(1, all / t.seats) : all > 0 ? into[seat] / all : 0;
    // A game that was not played to its end counts as if chance decided it.
    const won = t.over ? (t.placeOf(seat) === 1 ? 1 : 0) : share;
    into[seat] = (1 - MARGIN) * won + MARGIN * share;
  }
};
