import type { Message } from '@runehold/kernel/text/message';
import type { Asked } from '@runehold/kernel/view/asked';
import { actionDomain, targetDomain } from '../domains.ts';
import { defenderOf } from '../rules/view/battle.ts';
import { cardIn, type Look, scenarioIn } from '../rules/view/look.ts';
import { one, type Proposal } from './answer.ts';
import { isInReach, muster, playableHand } from './army.ts';
import { type Plan, punch } from './mind.ts';
import { planOf } from './plan.ts';
import { causeFor, prizeOf } from './prize.ts';
import { wantsGold, wantsInfluence } from './purse.ts';
import { because } from './text.ts';
import { mindOf, traitsOf } from './traits.ts';
import { weightsIn } from './weights.ts';

/** In The Cataclysm the others are partners, unless one of them has turned. */
export const isPartner = (look: Look, seat: number): boolean =>
  scenarioIn(look) === 'cataclysm' && seat >= 0 && look.t.traitor !== seat && look.t.traitor !== look.me;

const reasonFor = (look: Look, target: number): Message => {
  const value = targetDomain.valueOf(target);
  switch (targetDomain.partOf(target)) {
    case 'stronghold':
      return because('bot.take-stronghold');
    case 'city':
      return because('bot.take-city', { city: value });
    case 'enemy':
      return because('bot.fight-enemy', { event: value });
    case 'objective':
      return because('bot.win');
    case 'home': {
      const left = look.t.content.homeRealm.damage - look.t.damage.get(value);
      return left <= 6
        ? because('bot.finish-off', { victim: value })
        : because('bot.besiege', { victim: value });
    }
  }
};

type Attack = { readonly target: number; readonly rank: number };

/** How good an attack is: a win of the game for itself, everything else by what it gives for the strength it takes. */
const rankOf = (look: Look, plan: Plan, hand: readonly number[], target: number): number => {
  if (isPartner(look, defenderOf(look, target))) return 0;
  const cause = causeFor(look, plan, target);
  // Most of what could be attacked is out of reach of the whole hand.
  if (!isInReach(look, hand, cause)) return 0;
  const { cards, net, strength } = muster(look, undefined, hand, cause);
  if (cards.length === 0 || net <= 0.5) return 0;
  if (targetDomain.partOf(target) === 'objective' || target === plan.goal) {
    const prize = prizeOf(look, target);
    return net / prize >= weightsIn(look).odds ? prize : 0;
  }
  return net / (strength + 1);
};

const bestAttack = (look: Look, plan: Plan, { offer }: Asked): Attack | undefined => {
  const hand = playableHand(look);
  let best: Attack | undefined;
  for (let i = 0; i < offer.length; i++) {
    const code = offer.codes[i];
    if (actionDomain.partOf(code) !== 'attack') continue;
    const target = actionDomain.valueOf(code);
    const rank = rankOf(look, plan, hand, target);
    if (rank > 0 && (!best || rank > best.rank)) best = { target, rank };
  }
  return best;
};

/** The hand card that would be missed least, and how much. */
const leastMissed = (look: Look, plan: Plan, except: number): number => {
  const { t, me } = look;
  const traits = traitsOf(t.content);
  const hand = t.hand.at(me);
  let least = Number.POSITIVE_INFINITY;
  for (let card = 0; card < hand.types; card++) {
    const copies = hand.count(card) - (card === except ? 1 : 0);
    if (copies <= 0) continue;
    // What the army that is being gathered has no room for is in its way.
    if (plan.army && plan.keep(card, copies - 1) < 1) return 0;
    const worth =
      traits[card].gold > 0 ? 2.2 * traits[card].gold : 1.2 * punch(traits[card]) + 0.2 * plan.keep(card);
    least = Math.min(least, worth);
  }
  return least;
};

/** Whether a card does more as an action than in the hand. */
const isWorthUsing = (look: Look, plan: Plan, card: number, early: boolean): boolean =>
  mindOf(cardIn(look, card)).action?.(look, plan, early, () => leastMissed(look, plan, card)) ?? false;

const cardAction = (look: Look, plan: Plan, { offer }: Asked, early: boolean): Proposal | undefined => {
  for (let i = 0; i < offer.length; i++) {
    const code = offer.codes[i];
    const value = actionDomain.valueOf(code);
    if (early && actionDomain.partOf(code) === 'rune') return one(code, because('bot.use-rune'));
    if (actionDomain.partOf(code) === 'card' && isWorthUsing(look, plan, value, early))
      return one(code, because('bot.use-card', { card: value }));
  }
  return undefined;
};

/** The action step: draw first, then fight, then spend, then end. Never resigns and never proposes to stop. */
export const chooseAction = (look: Look, ask: Asked): Proposal => {
  const plan = planOf(look);
  const { offer } = ask;
  const drawn = cardAction(look, plan, ask, true);
  if (drawn) return drawn;
  const attack = bestAttack(look, plan, ask);
  if (attack) return one(actionDomain.code('attack', attack.target), reasonFor(look, attack.target));
  const gold = actionDomain.code('gold');
  if (offer.has(gold) && wantsGold(look, plan)) return one(gold, because('bot.spend-gold'));
  const influence = actionDomain.code('influence');
  if (offer.has(influence) && wantsInfluence(look, plan))
    return one(influence, because('bot.spend-influence'));
  return cardAction(look, plan, ask, false) ?? one(actionDomain.code('end'), because('bot.nothing-left'));
};
