import type { Scenario } from '@runehold/rune-age/content/types';
import { targetDomain } from '@runehold/rune-age/domains';
import type { Table } from '@runehold/rune-age/layout';
import { cardPool, scenarios } from '@runehold/rune-age/pools';
import { cardId, cityId, eventId } from '@runehold/rune-age/positions/names';
import { bonusAgainst } from '@runehold/rune-age/rules/view/battle';
import {
  eventStrength,
  readyGold,
  readyInfluence,
  rewardYield,
  standingOf,
  handStrength as strengthInHand,
  objectiveStrength as strengthOfObjective,
} from '@runehold/rune-age/rules/view/numbers';
import { type Figure, figure, thing } from '../lesson.ts';

/** Things as the words name them. */
export const card = (name: string): Figure<Table> => thing('card', cardId(name));
export const city = (name: string): Figure<Table> => thing('city', cityId(name));
export const event = (name: string): Figure<Table> => thing('event', eventId(name));

export const scenario = (name: Scenario): Figure<Table> => thing('scenario', scenarios.indexOf(name));

const numberOf = (of: (t: Table) => number): Figure<Table> => figure(of);
const look = (t: Table) => ({ t, me: 0 });

/** The numbers of cards as they are played with: a content pack may have other ones. */
export const strength = (name: string): Figure<Table> =>
  numberOf(t => t.content.numbers.strength[cardId(name)]);
export const goldCost = (name: string): Figure<Table> =>
  numberOf(t => t.content.numbers.goldCost[cardId(name)]);
export const influenceCost = (name: string): Figure<Table> =>
  numberOf(t => t.content.numbers.influenceCost[cardId(name)]);

/** What takes a city. */
export const cityStrength = (name: string): Figure<Table> =>
  numberOf(t => t.content.cities[cityId(name)].strength);

/** What it gives. */
export const cityInfluence = (name: string): Figure<Table> =>
  numberOf(t => t.content.cities[cityId(name)].influence);

/** What a stronghold costs, or is taken with, or gives. */
export const stronghold = (what: 'gold' | 'strength' | 'influence'): Figure<Table> =>
  numberOf(t => t.content.stronghold[what]);

/** What takes an Enemy or the objective, and what an Enemy gives as a Reward. */
export const enemyStrength = (name: string): Figure<Table> =>
  numberOf(t => eventStrength(look(t), eventId(name)));
export const objectiveStrength: Figure<Table> = numberOf(t => strengthOfObjective(look(t)));
export const rewardGold = (name: string): Figure<Table> =>
  numberOf(t => rewardYield(look(t), eventId(name), 'gold'));

/** The damage of a realm, and at how much it falls. */
export const damageOf = (seat: number): Figure<Table> => numberOf(t => t.damage.get(seat));
export const fallsAt: Figure<Table> = numberOf(t => t.content.homeRealm.damage);

/** What a Monument costs. */
export const monumentCost: Figure<Table> = numberOf(t => t.content.monument.gold);

/** How many cards are drawn to. */
export const handSize: Figure<Table> = numberOf(t => t.content.hand);

/** How many copies of a card the learner holds, and what they come to. */
export const inHand = (name: string): Figure<Table> => numberOf(t => t.hand.at(0).count(cardId(name)));
export const goldInHand: Figure<Table> = numberOf(t => readyGold(look(t), 0));
export const handStrength: Figure<Table> = numberOf(t => strengthInHand(look(t), 0));
export const influenceReady: Figure<Table> = numberOf(t => readyInfluence(look(t), 0));

/** How a combat stands, and how the learner's army would stand without one of a card. */
export const army: Figure<Table> = numberOf(t => standingOf(look(t)).attack);
export const against: Figure<Table> = numberOf(t => standingOf(look(t)).defense);
export const armyWithout = (name: string): Figure<Table> =>
  numberOf(t => standingOf(look(t)).attack - t.content.numbers.strength[cardId(name)]);

/** What the whole hand would come to against the objective, with Rewards and a cry for every unit. */
export const strengthWithAll: Figure<Table> = numberOf(t => {
  const hand = t.hand.at(0);
  const units = cardPool.cards.reduce(
    (sum, _, each) => sum + (t.content.numbers.isUnit[each] === 1 ? hand.count(each) : 0),
    0,
  );
  const cries = hand.count(cardId('neutral.battle_cry'));
  return strengthInHand(look(t), 0) + units * cries + bonusAgainst(look(t), targetDomain.code('objective'));
});
