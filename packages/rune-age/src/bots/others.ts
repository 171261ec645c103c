import type { Asked } from '@runehold/kernel/view/asked';
import { actionDomain, goldDomain, influenceDomain, targetDomain } from '../domains.ts';
import { defenderOf } from '../rules/view/battle.ts';
import { goldOfStep } from '../rules/view/look.ts';
import type { Proposal } from './answer.ts';
import { isInReach, playableHand } from './army.ts';
import type { Eye } from './mind.ts';
import { planOf } from './plan.ts';
import { causeFor } from './prize.ts';
import { worthOf } from './shop.ts';
import { isPartner } from './turn.ts';

/** Another answer, and how much the judge holds of it. */
type Other = { readonly reply: readonly number[]; readonly prior: number };

/** Fights that the hand could win at all, spending, ending; a partner is not attacked, and nobody gives up. */
const otherActions = (look: Eye, { offer }: Asked): Other[] => {
  const plan = planOf(look);
  const hand = playableHand(look);
  const others: Other[] = [];
  for (let i = 0; i < offer.length; i++) {
    const code = offer.codes[i];
    const value = actionDomain.valueOf(code);
    switch (actionDomain.partOf(code)) {
      case 'attack': {
        const isAlly = isPartner(look, defenderOf(look, value));
        if (isAlly || !isInReach(look, hand, causeFor(look, plan, value))) break;
        others.push({ reply: [code], prior: targetDomain.partOf(value) === 'objective' ? 0.45 : 0.4 });
        break;
      }
      case 'gold':
      case 'influence':
        others.push({ reply: [code], prior: 0.35 });
        break;
      case 'card':
      case 'rune':
        others.push({ reply: [code], prior: 0.3 });
        break;
      case 'end':
        others.push({ reply: [code], prior: 0.2 });
        break;
    }
  }
  return others;
};

/** What else the purse could buy now. What only raises gold is no choice of its own. */
const otherBuys = (look: Eye, { offer }: Asked): Other[] => {
  const plan = planOf(look);
  const others: Other[] = [];
  for (let i = 0; i < offer.length; i++) {
    const code = offer.codes[i];
    if (goldOfStep(look, code) > 0) continue;
    const worth = goldDomain.partOf(code) === 'buy' ? worthOf(look, plan, goldDomain.valueOf(code)) : 10;
    others.push({ reply: [code], prior: 0.4 + 0.01 * Math.max(-20, Math.min(20, worth)) });
  }
  return others;
};

const otherAcquisitions = (look: Eye, { offer }: Asked): Other[] => {
  const plan = planOf(look);
  const others: Other[] = [];
  for (let i = 0; i < offer.length; i++) {
    const code = offer.codes[i];
    const part = influenceDomain.partOf(code);
    if (part === 'done') others.push({ reply: [code], prior: 0.3 });
    if (part !== 'acquire') continue;
    const worth = worthOf(look, plan, influenceDomain.valueOf(code));
    others.push({ reply: [code], prior: 0.4 + 0.01 * Math.max(-20, Math.min(20, worth)) });
  }
  return others;
};

const MOST_OPTIONS = 6;

/** Where the game has nothing to say of its own: the other answer, the numbers beside, a few options. */
const otherwise = ({ offer }: Asked, { reply: [own] }: Proposal): Other[] => {
  switch (offer.kind) {
    case 'yes':
      return [{ reply: [1 - own], prior: 0.4 }];
    case 'number':
      return [own - 1, own + 1, offer.min, offer.max]
        .filter(n => n >= offer.min && n <= offer.max && n !== own)
        .map(n => ({ reply: [n], prior: 0.3 }));
    case 'one':
      return Array.from(offer.codes.subarray(0, Math.min(offer.length, MOST_OPTIONS)), code => ({
        reply: [code],
        prior: 0.3,
      }));
    default:
      return [];
  }
};

/** Answers besides the judge's own that could be worth it, the likeliest first. */
export const othersWorth = (look: Eye, ask: Asked, own: Proposal): readonly Other[] => {
  const find = (): Other[] => {
    switch (ask.name) {
      case 'actions.action':
        return otherActions(look, ask);
      case 'spend-gold.step':
        return goldOfStep(look, own.reply[0]) > 0 ? [] : otherBuys(look, ask);
      case 'spend-influence.step':
        return influenceDomain.partOf(own.reply[0]) === 'exhaust' ? [] : otherAcquisitions(look, ask);
      // What a fight was begun for decides how it is fought: there the judge knows best, and sees most quickly.
      case 'assault.card':
      case 'play-card.yes':
      case 'attrition.again':
      case 'pay-influence.source':
      case 'propose-stop.votes':
        return [];
      default:
        return otherwise(ask, own);
    }
  };
  return find().sort((a, b) => b.prior - a.prior);
};
