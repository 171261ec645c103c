import { PASS } from '@runehold/kernel/ask/offer';
import type { Asked } from '@runehold/kernel/view/asked';
import { goldDomain, influenceDomain } from '../domains.ts';
import {
  goldOfStep,
  goldReady,
  influenceReady,
  isStronghold,
  type Look,
  yieldOf,
} from '../rules/view/look.ts';
import { amountIn, least, most, one, type Proposal } from './answer.ts';
import type { Plan } from './mind.ts';
import { planOf } from './plan.ts';
import { bestBasket, goldWares, influenceWares, STRONGHOLD } from './shop.ts';
import { because } from './text.ts';

const canBuild = ({ t, me }: Look, gold: number): boolean =>
  t.monument.get(me) === 1 && gold >= t.content.monument.gold;

/** What to buy with so much gold, of which nothing is spent that is being saved for the Monument. */
const goldBasket = (look: Look, plan: Plan, gold: number): readonly number[] =>
  bestBasket(goldWares(look, plan), gold - (plan.saved ?? 0), () => 0);

/** Whether a Spend Gold action is worth opening. */
export const wantsGold = (look: Look, plan: Plan): boolean => {
  const gold = goldReady(look);
  return canBuild(look, gold) || goldBasket(look, plan, gold).length > 0;
};

const buying = (item: number): Proposal =>
  item === STRONGHOLD
    ? one(goldDomain.code('stronghold'), because('bot.buy-stronghold'))
    : one(goldDomain.code('buy', item), because('bot.buy', { card: item }));

/** Raises gold with the largest cards first, of those that are not saved. */
const raising = (
  look: Look,
  { offer }: Asked,
  isSaved: (card: number) => boolean = () => false,
): Proposal | undefined => {
  const spent = (step: number): number =>
    goldDomain.partOf(step) === 'pay' && isSaved(goldDomain.valueOf(step)) ? 0 : goldOfStep(look, step);
  const code = most(offer, spent);
  return spent(code) > 0 ? one(code, because('bot.pay')) : undefined;
};

/** One step of a Spend Gold action. */
export const spendGold = (look: Look, ask: Asked): Proposal => {
  const { offer } = ask;
  const purse = amountIn(ask);
  const done = goldDomain.code('done');
  const plan = planOf(look);
  const gold = purse + goldReady(look);
  if (canBuild(look, gold)) {
    const monument = goldDomain.code('monument');
    if (offer.has(monument)) return one(monument, because('bot.build-monument'));
    return raising(look, ask) ?? one(offer.codes[0], because('bot.pay'));
  }
  const basket = goldBasket(look, plan, gold);
  for (const item of basket) {
    const bought = buying(item);
    if (offer.has(bought.reply[0])) return bought;
  }
  if (basket.length > 0) {
    const raised = raising(look, ask, plan.isSaved);
    if (raised) return raised;
  }
  if (offer.has(done)) return one(done, because('bot.nothing-left'));
  return raising(look, ask, plan.isSaved) ?? one(offer.codes[0], because('bot.best-for-us'));
};

/** What hand cards are worth keeping, the best first. */
const keepWorths = ({ t, me }: Look, plan: Plan): number[] => {
  const hand = t.hand.at(me);
  const worths: number[] = [];
  for (let card = 0; card < hand.types; card++)
    for (let nth = 0; nth < hand.count(card); nth++) worths.push(plan.keep(card, nth));
  return worths.sort((a, b) => b - a);
};

/** What to acquire with so much influence, when the rest keeps cards. */
const influenceBasket = (look: Look, plan: Plan, influence: number): readonly number[] => {
  const worths = keepWorths(look, plan);
  const sums = [0];
  for (const worth of worths) sums.push(sums[sums.length - 1] + worth);
  return bestBasket(influenceWares(look, plan), influence, rest => sums[Math.min(rest, worths.length)]);
};

export const wantsInfluence = (look: Look, plan: Plan): boolean =>
  influenceBasket(look, plan, influenceReady(look)).length > 0;

/** The source that pays what is missing with the least to spare; strongholds before cities, since cities can be lost. */
const fittingSource =
  (look: Look, missing: number) =>
  (source: number): number => {
    const gives = yieldOf(look, source);
    const over = gives - missing;
    return (over >= 0 ? 100 - over : gives) + (isStronghold(source) ? 0.5 : 0);
  };

/** One step of a Spend Influence action. */
export const spendInfluence = (look: Look, ask: Asked): Proposal => {
  const { offer } = ask;
  const purse = amountIn(ask);
  const basket = influenceBasket(look, planOf(look), purse + influenceReady(look));
  for (const item of basket) {
    const code = influenceDomain.code('acquire', item);
    if (offer.has(code)) return one(code, because('bot.buy', { card: item }));
  }
  const done = influenceDomain.code('done');
  if (basket.length === 0 && offer.has(done)) return one(done, because('bot.nothing-left'));
  const missing = Math.max(1, (basket.length > 0 ? cheapest(look, basket) : 1) - purse);
  const suits = fittingSource(look, missing);
  const code = most(offer, option =>
    influenceDomain.partOf(option) === 'exhaust' ? 1 + suits(influenceDomain.valueOf(option)) : 0,
  );
  return one(code, because('bot.pay'));
};

const cheapest = (look: Look, basket: readonly number[]): number =>
  Math.min(
    ...influenceWares(look, planOf(look))
      .filter(({ item }) => basket.includes(item))
      .map(({ price }) => price),
  );

export const payInfluence = (look: Look, ask: Asked): Proposal =>
  one(most(ask.offer, fittingSource(look, amountIn(ask))), because('bot.pay'));

/** A card is worth its influence if it is better than what would be drawn instead. */
const KEEP_FROM = 0.6;

/** How many cards to keep. */
export const keepCount = (look: Look, { offer }: Asked): Proposal => {
  const good = keepWorths(look, planOf(look)).filter(worth => worth >= KEEP_FROM).length;
  const count = Math.min(offer.max, good);
  return one(count, count > 0 ? because('bot.keep-good', { count }) : because('bot.keep-none'));
};

/** Which cards go: those that are worth the least next turn. */
export const discardWorst = (look: Look, { offer }: Asked): Proposal => {
  const { keep } = planOf(look);
  return { reply: least(offer, offer.min, keep), reason: because('bot.discard-least') };
};

/** A single card that goes: the one that is worth the least next turn. */
export const giveUpCard = (look: Look, { offer }: Asked): Proposal => {
  const { keep } = planOf(look);
  const code = most(offer, card => (card === PASS ? Number.NEGATIVE_INFINITY : -keep(card) - 0.001 * card));
  return one(code, because('bot.discard-least'));
};
