import { PASS } from '@runehold/kernel/ask/offer';
import type { Asked } from '@runehold/kernel/view/asked';
import { fighterDomain, targetDomain } from '../domains.ts';
import { type Fray, frayOf, isInstantFight } from '../rules/view/battle.ts';
import type { Look } from '../rules/view/look.ts';
import { amountIn, least, most, one, type Proposal } from './answer.ts';
import { type Cause, muster, playableHand } from './army.ts';
import { type Plan, punch } from './mind.ts';
import { planOf } from './plan.ts';
import { battleCause, cardCost, damageCost, siegeCause } from './prize.ts';
import { because } from './text.ts';
import { traitsOf } from './traits.ts';

/** What we fight for now that it has come to a combat. */
const causeOf = (look: Look, plan: Plan, fray: Fray): Cause => {
  if (fray.isBattle) return battleCause(look, plan, fray.target);
  const cost = cardCost(look, plan);
  const isCity = targetDomain.partOf(fray.target) === 'city';
  if (fray.side === 0) {
    const siege = siegeCause(look, plan, fray.target);
    if (!fray.opponentPassed) return siege;
    // The other side is done: what is needed is known.
    return isCity
      ? { ...siege, gain: strength => (strength > fray.theirs ? 25 : 0) }
      : { ...siege, gain: strength => 2 * Math.max(0, strength - fray.theirs) };
  }
  const own = fray.ours - armyOf(look, fray);
  // The attacker may add to what he has; what he already shows is the least.
  const threat = fray.theirs + (fray.opponentPassed ? 0 : 1);
  return isCity
    ? { dice: 0, cost, gain: strength => (strength + own >= threat ? 25 : 0) }
    : { dice: 0, cost, gain: strength => -damageCost(look, Math.max(0, threat - strength - own)) };
};

/** Our units and their bonuses, without walls and what Rewards add. */
const armyOf = (look: Look, { side }: Fray): number => {
  const traits = traitsOf(look.t.content);
  const army = look.t.army.at(side);
  let sum = 0;
  for (let slot = 0; slot < army.total; slot++) sum += traits[army.at(slot)].strength;
  return sum;
};

/** Which card of a chosen army comes first: those that bring others, then the weak ones. */
const playOrder = (look: Look, card: number): number => {
  const { draws, summons, strength, kills } = traitsOf(look.t.content)[card];
  return (draws ? 20 : 0) + (summons ? 10 : 0) - strength - (kills ? 5 : 0);
};

/** One card of the assault, or stopping. */
export const assault = (look: Look, { offer }: Asked): Proposal => {
  const plan = planOf(look);
  const fray = frayOf(look);
  const hand = playableHand(look);
  const { cards } = muster(look, fray.side, hand, causeOf(look, plan, fray));
  const missing = Math.max(1, fray.theirs - fray.ours);
  if (cards.length > 0) {
    const next = most(offer, code => (cards.includes(code) ? playOrder(look, code) : -1000));
    if (next !== PASS) return one(next, because('bot.strength-needed', { missing }));
  }
  if (offer.has(PASS))
    return one(PASS, because(fray.ours >= fray.theirs ? 'bot.strong-enough' : 'bot.hopeless'));
  // An attack is made with units: the weakest will do.
  const traits = traitsOf(look.t.content);
  const weakest = most(offer, code => (traits[code].unit ? -punch(traits[code]) : -1000));
  return one(weakest, because('bot.strength-needed', { missing }));
};

/** What is still missing to win; negative if there is more than enough. Against a Home Realm more is always better. */
export const missingIn = (fray: Fray): number => {
  const attackingHome = fray.side === 0 && targetDomain.partOf(fray.target) === 'home';
  if (attackingHome) return 1;
  const tieLoses = !fray.isBattle && fray.side === 0;
  return fray.theirs + (tieLoses ? 1 : 0) - fray.ours;
};

/** Whether a fight is worth lasting losses. */
export const isDecisive = (look: Look, fray: Fray): boolean => {
  const part = targetDomain.partOf(fray.target);
  if (part === 'objective') return true;
  if (fray.side === 1 || isInstantFight(look, fray.target)) {
    const through = fray.theirs - fray.ours;
    return part !== 'city' && damageCost(look, Math.max(0, through)) >= 40;
  }
  if (part !== 'home') return false;
  const victim = targetDomain.valueOf(fray.target);
  return look.t.content.homeRealm.damage - look.t.damage.get(victim) <= fray.ours - fray.theirs + 6;
};

const worthOfFighter = (look: Look, code: number): number => {
  const trait = traitsOf(look.t.content)[fighterDomain.valueOf(code)];
  // A wounded unit is lost anyway, unless it rages: then it is needed now.
  if (fighterDomain.partOf(code) === 'wounded') return trait.rage > 0 ? trait.strength + trait.rage : -1;
  return punch(trait);
};

/** Losses after the die: the weakest, wounded ones first. */
export const payLosses = (look: Look, { offer }: Asked): Proposal => ({
  reply: least(offer, offer.min, code => worthOfFighter(look, code)),
  reason: because('bot.lose-weakest'),
});

/** One's own unit that goes, or is wounded. Those that rage are wounded gladly. */
export const loseFighter = (look: Look, { offer }: Asked): Proposal => {
  const traits = traitsOf(look.t.content);
  const code = most(offer, option => {
    const { rage } = traits[fighterDomain.valueOf(option)];
    return rage - worthOfFighter(look, option);
  });
  return one(code, because('bot.lose-weakest'));
};

/** An opposing unit to destroy: the strongest that is not lost anyway. */
export const strike = (look: Look, { offer }: Asked): Proposal => {
  const code = most(offer, option => (option === PASS ? -2 : worthOfFighter(look, option)));
  return one(code, because('bot.strike-strongest'));
};

/** Rolls again where somebody would be lost. */
export const rollAgain = (_look: Look, ask: Asked): Proposal =>
  amountIn(ask) > 0 ? one(1, because('bot.roll-again')) : one(0, because('bot.lucky-roll'));
