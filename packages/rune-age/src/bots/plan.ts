import type { Seat } from '@runehold/kernel/layout/seats';
import { type Table, targetDomain } from '../layout.ts';
import { bonusAgainst, strengthOfTarget } from '../rules/view/battle.ts';
import { goldBeside, type Look, scenarioIn } from '../rules/view/look.ts';
import { reckon } from './army.ts';
import { punch, type Traits, traitsOf } from './traits.ts';

/** Where a seat stands in its scenario: what it saves for, and how much it values what it holds. */
export type Plan = {
  readonly scenario: ReturnType<typeof scenarioIn>;
  /** The deck can do it: from now on good cards are kept in hand until they are together. */
  readonly hoarding: boolean;
  /** What keeping a hand card for the next turn is worth. */
  readonly keep: (card: number) => number;
};

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

const owned = (look: Look, wanted: (trait: Traits) => boolean): number => {
  const traits = traitsOf(look.t.content);
  let found = 0;
  ownedBy(look.t, look.me, (card, copies) => {
    if (wanted(traits[card])) found += copies;
  });
  return found;
};

/** Resurgence: the strongest five cards, against what the objective needs and a little for the die. */
const armyPlan = (look: Look): Plan => {
  const traits = traitsOf(look.t.content);
  const objective = targetDomain.code('objective');
  const hand = bestHand(look, card => punch(traits[card]));
  const summoners = hand.filter(card => traits[card].summons).length;
  const { strength } = reckon(traits, hand, {
    spare: 1,
    summonable: owned(look, trait => trait.summons) - summoners,
  });
  const needed = strengthOfTarget(look, objective) - bonusAgainst(look, objective) + Number(process.env['MARG'] ?? 1);
  const hoarding = strength >= needed;
  const least = hand.length > 0 ? punch(traits[hand[hand.length - 1]]) : 0;
  return {
    scenario: 'resurgence',
    hoarding,
    keep: card => {
      const worth = punch(traits[card]);
      if (!hoarding) return Number(process.env['KEEP'] ?? 0.15) * worth * worth + 0.2 * traits[card].gold;
      return worth >= least && worth >= 1.5 ? 5 * worth : 0.1 * worth;
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
  return {
    scenario: scenarioIn(look),
    hoarding: false,
    keep: card => 0.2 * punch(traits[card]) ** 2 + 0.2 * traits[card].gold,
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
