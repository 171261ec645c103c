import type { Seat } from '@runehold/kernel/layout/seats';
import { targetDomain } from '../domains.ts';
import type { Table } from '../layout.ts';
import { unmarked } from '../pools.ts';
import { bonusAgainst, strengthOfTarget } from '../rules/view/battle.ts';
import { goldBeside, type Look, scenarioIn } from '../rules/view/look.ts';
import { reckon } from './army.ts';
import { type Plan, punch } from './mind.ts';
import { traitsOf } from './traits.ts';
import { weights, weightsIn } from './weights.ts';

/** All cards a seat owns. It knows its own deck as a heap, not in its order. */
export const ownedBy = (t: Table, seat: Seat, visit: (card: number, copies: number) => void): void => {
  const zones = [t.hand.at(seat), t.deck.at(seat), t.deckTop.at(seat), t.discard.at(seat)];
  for (let card = 0; card < t.pile.types; card++) {
    let copies = 0;
    for (const zone of zones) copies += zone.count(card);
    if (copies > 0) visit(card, copies);
  }
};

/** The best cards a hand could hold by some measure. */
const bestHand = (look: Look, measure: (card: number) => number): number[] => {
  const cards: number[] = [];
  ownedBy(look.t, look.me, (card, copies) => {
    if (measure(card) > 0) for (let n = 0; n < copies; n++) cards.push(card);
  });
  return cards.sort((a, b) => measure(b) - measure(a)).slice(0, look.t.content.hand);
};

/** The best army five cards of a deck could make, chosen one after another by what each adds. */
export const bestArmy = (
  look: Look,
  extra?: number,
): { readonly cards: number[]; readonly strength: number } => {
  const traits = traitsOf(look.t.content);
  const left = new Map<number, number>();
  let summoners = 0;
  ownedBy(look.t, look.me, (card, copies) => {
    const kind = unmarked[card];
    if (traits[kind].summons) summoners += copies;
    if (traits[kind].playable) left.set(kind, (left.get(kind) ?? 0) + copies);
  });
  if (extra !== undefined) left.set(extra, (left.get(extra) ?? 0) + 1);
  const cards: number[] = [];
  let strength = 0;
  while (cards.length < look.t.content.hand) {
    let best: number | undefined;
    let most = strength;
    for (const [card, copies] of left) {
      if (copies === 0) continue;
      cards.push(card);
      const own = cards.filter(other => traits[other].summons).length;
      const sum = reckon(traits, cards, {
        spare: 1,
        summonable: Math.max(0, summoners - own),
        ruthless: true,
      }).strength;
      cards.pop();
      if (sum > most) {
        most = sum;
        best = card;
      }
    }
    if (best === undefined) break;
    cards.push(best);
    left.set(best, (left.get(best) ?? 0) - 1);
    strength = most;
  }
  return { cards, strength };
};

/** Resurgence: once the five best cards come near the objective, they are kept until they are together. */
const armyPlan = (look: Look): Plan => {
  const traits = traitsOf(look.t.content);
  const objective = targetDomain.code('objective');
  const army = bestArmy(look);
  const needed = strengthOfTarget(look, objective) - bonusAgainst(look, objective);
  if (army.strength < weights.resurgence.gatherFrom * needed) return warPlan(look);
  return {
    scenario: 'resurgence',
    hoarding: true,
    goal: objective,
    army,
    keep: (card, nth = 0) => {
      const worth = punch(traits[card]);
      const wanted = army.cards.filter(other => other === unmarked[card]).length;
      return nth < wanted ? weights.resurgence.hoard * worth : 0.15 * worth;
    },
  };
};

/** The Monument: the richest five cards and what Rewards add, against its price. */
const goldPlan = (look: Look): Plan => {
  const traits = traitsOf(look.t.content);
  const hand = bestHand(look, card => traits[card].gold);
  const sum = hand.reduce((gold, card) => gold + traits[card].gold, 0) + goldBeside(look);
  const hoarding = look.t.monument.get(look.me) === 1 && sum >= look.t.content.monument.gold;
  const least = hand.length > 0 ? traits[hand[hand.length - 1]].gold : 0;
  return {
    scenario: 'monument',
    hoarding,
    keep: card => {
      const { gold } = traits[card];
      if (!hoarding) return 0.5 * gold + 0.1 * punch(traits[card]);
      return gold >= least && gold > 0 ? 10 * gold : 0.1;
    },
  };
};

/** Elsewhere strength is all: it attacks, and it defends on the turns of others. */
const warPlan = (look: Look): Plan => {
  const traits = traitsOf(look.t.content);
  const { keep } = weightsIn(look);
  return {
    scenario: scenarioIn(look),
    hoarding: false,
    keep: card => keep * punch(traits[card]) ** 2 + 0.2 * traits[card].gold,
  };
};

export const planOf = (look: Look): Plan => {
  switch (scenarioIn(look)) {
    case 'resurgence':
      return armyPlan(look);
    case 'monument':
      return goldPlan(look);
    default:
      return warPlan(look);
  }
};
