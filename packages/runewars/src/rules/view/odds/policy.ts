import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import type { Reply } from '@runehold/kernel/ask/reply';
import type { Asked } from '@runehold/kernel/view/asked';
import { marcherType } from '../../../domains.ts';
import { answerInBattle, fillCheapest } from '../battle-policy.ts';
import { affordsStrike, weaponOffered } from '../heroes.ts';
import { type Look, told } from '../look.ts';
import { optionNamed } from '../options.ts';
import type { Policy } from '../trial.ts';
import { unitWorth } from '../units.ts';

const firstOffered = (offer: Offer): number => {
  for (let i = 0; i < offer.length; i++) if (offer.codes[i] !== PASS) return offer.codes[i];
  return PASS;
};

/** Rewards that are used wherever they can be: what lies facedown was dealt for this one trial. */
const rewards: ReadonlySet<string> = new Set([
  'opening-strike.card',
  'duel-armor.card',
  'damage-hero.card',
  'sound-horn.card',
  'raise-banner.card',
]);

/** Neutral units are fought, since that is what is being asked about. */
const fights: ReadonlySet<string> = new Set(['negotiate.approach', 'be-refused.approach']);

/** Answers the asks of marches, battles and duels that are only imagined. */
export const answerInTrial: Policy = (look, ask, reply) => {
  const { name, offer } = ask;
  if (rewards.has(name)) return reply.one(firstOffered(offer));
  if (fights.has(name)) return reply.one(optionNamed(ask, 'battle') ?? offer.codes[0]);
  if (name === 'duel-special.choice') return reply.one(weaponOffered(ask) ?? offer.codes[0]);
  if (name === 'duel-start.strikes') return reply.one(affordsStrike(look, told(ask, 'hero')) ? 1 : 0);
  return answerInBattle(look, ask, reply);
};

const everybody = (look: Look, { offer }: Asked, reply: Reply): Reply => {
  fillCheapest(offer, code => -unitWorth(look, marcherType(code)), reply);
  return reply;
};

/** The same, and every unit marches that can. */
export const answerWithAll: Policy = (look, ask, reply) =>
  ask.name === 'march.units' || ask.name === 'march.allies'
    ? everybody(look, ask, reply)
    : answerInTrial(look, ask, reply);
