import { PASS } from '@runehold/kernel/ask/offer';
import { turnDomain } from '../domains.ts';
import { isTimely, isTimelyCard, isTimelyReward } from '../rules/view/judgements.ts';
import type { Look } from '../rules/view/look.ts';
import { rewardsOf } from '../rules/view/realm.ts';
import { type Judge, one, type Proposal } from './answer.ts';
import { because } from './words.ts';

const free: readonly (readonly [keyof typeof turnDomain.parts, 'bot.win' | 'bot.objective'])[] = [
  ['victory', 'bot.win'],
  ['objective', 'bot.objective'],
  ['exchange', 'bot.objective'],
];

const freeGain = (look: Look, has: (code: number) => boolean): Proposal | undefined => {
  for (const [part, reason] of free) {
    if (has(turnDomain.code(part))) return one(turnDomain.code(part), because(reason));
  }
  const captain = turnDomain.code('captain');
  return has(captain) && rewardsOf(look).others >= 3 ? one(captain, because('bot.objective')) : undefined;
};

/** The turn: what wins, what is free, cards that help, then the Order, its bonus and the end. */
export const chooseAct: Judge = (look, { offer }) => {
  const gain = freeGain(look, code => offer.has(code));
  if (gain) return gain;
  for (let i = 0; i < offer.length; i++) {
    const code = offer.codes[i];
    if (code === PASS) continue;
    const it = turnDomain.valueOf(code);
    if (turnDomain.partOf(code) === 'pickUp') return one(code, because('bot.best-for-us'));
    if (turnDomain.partOf(code) === 'reward' && isTimelyReward(look, it))
      return one(code, because('bot.best-for-us'));
    if (turnDomain.partOf(code) === 'developmentCard' && isTimelyCard(look, it))
      return one(code, because('bot.best-for-us'));
    if (turnDomain.partOf(code) === 'tactics' && isTimely(look, it))
      return one(code, because('bot.play-card', { card: it }));
  }
  if (offer.has(turnDomain.code('order'))) return one(turnDomain.code('order'), because('bot.resolve-order'));
  if (offer.has(turnDomain.code('bonus'))) return one(turnDomain.code('bonus'), because('bot.bonus'));
  return one(offer.has(PASS) ? PASS : turnDomain.code('end'), because('bot.nothing-left'));
};
