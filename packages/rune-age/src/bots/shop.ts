import { cityIsFree, influenceIncome, type Look, priceInGold, priceInInfluence } from '../rules/view/look.ts';
import { type Plan, punch } from './mind.ts';
import { bestArmy } from './plan.ts';
import { mindOf, traitsOf } from './traits.ts';
import { weightsIn } from './weights.ts';

/** Something that can be had: a card by its number, or `STRONGHOLD`. */
export const STRONGHOLD = -2;

type Ware = {
  readonly item: number;
  readonly price: number;
  readonly worth: number;
  readonly left: number;
};

/** A card more in the deck makes every other card come later. */
const DILUTION = 2;
const LATE_DILUTION = 20;

/** What an army must reach for the Rewards and cities that still lie about, with something for losses. */
const strengthWanted = (look: Look): number => {
  const { t } = look;
  let most = 6;
  for (let i = 0; i < t.enemies.total; i++)
    most = Math.max(most, t.content.events[t.enemies.at(i)].strength ?? 0);
  for (let city = 0; city < t.cityPlace.length; city++)
    if (cityIsFree(look, city)) most = Math.max(most, t.content.cities[city].strength);
  return most + weightsIn(look).arms;
};

/** What gold in the deck is worth while there is time to spend it. */
const goldWorth = (look: Look, { scenario, hoarding }: Plan, gold: number): number => {
  const { gold: much, gold2, gold3, goldLate } = weightsIn(look);
  const two = hoarding ? goldLate : gold2;
  const worth = gold === 1 ? -1 : gold === 2 ? two : (gold3 * gold) / 3;
  // Where gold does not win by itself it must be there in time to be spent.
  return scenario === 'monument' ? worth : Math.max(0.3, 1 - look.t.round / 14) * much * worth;
};

/** What a further copy of a card is worth to the seat's deck. */
export const worthOf = (look: Look, plan: Plan, card: number): number => {
  const trait = traitsOf(look.t.content)[card];
  const strong = punch(trait);
  // A deck that is good enough gains only by what makes its best army better.
  if (plan.army !== undefined) {
    if (strong === 0) return mindOf(trait.card).worthLate?.(look) ?? -1;
    const more = bestArmy(look, card).strength - plan.army.strength;
    return more > 0 ? 3 + 6 * more : strong * strong - LATE_DILUTION;
  }
  if (trait.gold > 0) return goldWorth(look, plan, trait.gold);
  if (strong === 0) return mindOf(trait.card).worth?.(look) ?? 0;
  if (plan.scenario === 'monument') {
    // Strength is needed for cities and Rewards, and stands in the way of gold after that.
    const enough = bestArmy(look).strength >= strengthWanted(look);
    return enough ? -1 : 0.8 * strong * strong - DILUTION;
  }
  const { dilution, earlyDilution } = weightsIn(look);
  return strong * strong - (look.t.round <= 2 ? earlyDilution : dilution);
};

/** The cards of the piles that have a price for the seat. */
const cardWares = (look: Look, plan: Plan, priceOf: (look: Look, card: number) => number): Ware[] => {
  const { pile } = look.t;
  const wares: Ware[] = [];
  for (let card = 0; card < pile.types; card++) {
    const price = priceOf(look, card);
    const left = pile.count(card);
    if (price >= 0 && left > 0) wares.push({ item: card, price, worth: worthOf(look, plan, card), left });
  }
  return wares;
};

const worthwhile = ({ worth }: Ware): boolean => worth > 0;

/** What gold can buy. */
export const goldWares = (look: Look, plan: Plan): Ware[] => {
  const { t, me } = look;
  const wares = cardWares(look, plan, priceInGold);
  const left = t.barracksStrongholds.get(me);
  if (left > 0)
    wares.push({
      item: STRONGHOLD,
      price: t.content.stronghold.gold,
      worth:
        plan.scenario === 'monument'
          ? weightsIn(look).stronghold
          : Math.max(8, weightsIn(look).stronghold - influenceIncome(look) - t.round / 2),
      left,
    });
  return wares.filter(worthwhile);
};

/** What influence can acquire. */
export const influenceWares = (look: Look, plan: Plan): Ware[] =>
  cardWares(look, plan, priceInInfluence).filter(worthwhile);

/** What to buy with a purse, so that all of it and what the rest is worth come to the most. */
export const bestBasket = (
  wares: readonly Ware[],
  purse: number,
  restWorth: (rest: number) => number,
): readonly number[] => {
  let best: readonly number[] = [];
  let most = restWorth(purse);
  const choose = (at: number, rest: number, worth: number, basket: number[]): void => {
    const whole = worth + restWorth(rest);
    if (whole > most + 1e-9) {
      most = whole;
      best = [...basket];
    }
    for (let i = at; i < wares.length; i++) {
      const { item, price, worth: one, left } = wares[i];
      if (price > rest || basket.filter(other => other === item).length >= left) continue;
      basket.push(item);
      choose(i, rest - price, worth + one, basket);
      basket.pop();
    }
  };
  choose(0, purse, 0, []);
  return best;
};
