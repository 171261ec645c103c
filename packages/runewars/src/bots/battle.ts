import { PASS } from '@runehold/kernel/ask/offer';
import { Reply } from '@runehold/kernel/ask/reply';
import type { Asked } from '@runehold/kernel/view/asked';
import { commanderCardIds, rewardPool, tacticsPool } from '../pools.ts';
import { answerInBattle, tacticalFateGain } from '../rules/view/battle-policy.ts';
import {
  commanderCardWorth,
  menaceInBattle,
  rewardHelpsInBattle,
  worthInBattle,
} from '../rules/view/judgements.ts';
import { type Look, told } from '../rules/view/look.ts';
import { optionName } from '../rules/view/options.ts';
import { best, type Judge, most, one, type Proposal } from './answer.ts';
import { because } from './words.ts';

const reply = new Reply();

/** What the battle policy would do: the odds are of battles fought like this, so the bot fights like this. */
export const byPolicy: Judge = (look, ask) => ({
  reply: answerInBattle(look, ask, reply).toArray(),
  reason: because('bot.lose-least'),
});

export const strikeByPolicy: Judge = (look, ask) => ({
  reply: answerInBattle(look, ask, reply).toArray(),
  reason: because('bot.strike'),
});

export const restoreByPolicy: Judge = (look, ask) => ({
  reply: answerInBattle(look, ask, reply).toArray(),
  reason: because('bot.best-for-us'),
});

/** What a Reward of the turn does in this battle: routing enemies is the only help. */
const rewardWorth = (look: Look, reward: number): number =>
  reward >= 0 && rewardHelpsInBattle(look, reward) ? 2 : -1;

/** The card of an option by its place in one of the pools, or -1. */
const cardOf = (ask: Asked, code: number, { cards }: { readonly cards: readonly string[] }): number => {
  const name = optionName(ask, code);
  return cards.indexOf(name.slice(name.indexOf(':') + 1));
};

const commandPool = { cards: commanderCardIds };

/** What a card of a battle does; a commander's costs nothing, so that it is used before cards that are gone then. */
const cardWorth = (look: Look, ask: Asked, option: number): number => {
  const card = cardOf(ask, option, tacticsPool);
  if (card >= 0) return worthInBattle(look, card);
  const command = cardOf(ask, option, commandPool);
  return command < 0
    ? rewardWorth(look, cardOf(ask, option, rewardPool))
    : 10 + commanderCardWorth(look, command);
};

/** Tactics cards, Commander cards and Rewards of a battle, one after the other, as long as one helps. */
export const playInBattle: Judge = (look, ask): Proposal => {
  const code = most(ask.offer, option => cardWorth(look, ask, option));
  if (code === PASS) return one(PASS, because('bot.save-card'));
  const card = cardOf(ask, code, tacticsPool);
  return one(code, card < 0 ? because('bot.best-for-us') : because('bot.play-card', { card }));
};

/** The card of the other side that would do most against us. (Spy) */
export const barTactics: Judge = (look, { offer }) => {
  const card = most(offer, it => menaceInBattle(look, it));
  return one(card, because('bot.bar-card', { card }));
};

/** A Tactical Fate card where its icon does more than the Fate card that it saves. (BW-TFATE-05) */
export const layFate: Judge = (look, ask) => {
  const card = most(ask.offer, it => tacticalFateGain(look, it, told(ask, 'unit')));
  return card === PASS ? one(PASS, because('bot.draw-fate')) : one(card, because('bot.sure-icon', { card }));
};

/** The first of what may be used here: what is offered helps. */
export const playAny: Judge = (_look, { offer }) =>
  one(
    most(offer, () => 1),
    because('bot.best-for-us'),
  );

/** All that may stand again. */
export const standAll: Judge = (_look, { offer }) => ({
  reply: best(offer, () => 1),
  reason: because('bot.best-for-us'),
});
