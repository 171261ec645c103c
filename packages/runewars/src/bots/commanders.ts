import { PASS } from '@runehold/kernel/ask/offer';
import { attributeIds } from '../pools.ts';
import {
  attributeIn,
  commandersIn,
  commandOf,
  healthLeftOf,
  heroesOf,
  isHeroStanding,
} from '../rules/view/heroes.ts';
import { commanderCardWorth } from '../rules/view/judgements.ts';
import { type Look, told } from '../rules/view/look.ts';
import { optionNamed } from '../rules/view/options.ts';
import { type Judge, most, one } from './answer.ts';
import { because } from './words.ts';

/** How well a hero leads: who can take something and is missed least where attributes are tested. */
const leadWorth = (look: Look, hero: number): number => {
  const best = Math.max(...attributeIds.map((_, attribute) => attributeIn(look, hero, attribute)));
  return healthLeftOf(look, hero) - 0.5 * best - (isHeroStanding(look, hero) ? 0 : 1);
};

/** More than any hero leads worse than another. */
const GLADLY = 20;

export const nameCommander: Judge = (look, { offer }) =>
  one(
    most(offer, hero => GLADLY + leadWorth(look, hero)),
    because('bot.name-commander'),
  );

/** By how much another must lead better, since he is not where the army is. */
const WAY_TO_ARMY = 2;

/** The command stays where it is, unless its hero is badly hurt. */
export const passCommand: Judge = (look, ask) => {
  const now = leadWorth(look, told(ask, 'hero')) + WAY_TO_ARMY;
  const heir = most(ask.offer, hero => leadWorth(look, hero) - now);
  return one(heir, because(heir === PASS ? 'bot.keep-command' : 'bot.name-commander'));
};

/** A hero as long as one more may serve, then a better card for who leads. */
export const hireWhat: Judge = (look, ask) => {
  const [hero, commander] = [optionNamed(ask, 'hero'), optionNamed(ask, 'commander')];
  const serving = heroesOf(look, look.me).length - commandersIn(look, look.me).length;
  const isWanted = hero !== undefined && serving < look.t.content.limits.heroes;
  return one((isWanted ? hero : commander) ?? ask.offer.codes[0], because('bot.best-for-us'));
};

/** The weaker card makes room. */
export const whoseCard: Judge = (look, { offer }) =>
  one(
    most(offer, hero => GLADLY - commanderCardWorth(look, commandOf(look, hero))),
    because('bot.lose-least'),
  );

/** What a card must be worth more to be taken for another. */
const CLEARLY = 0.1;

/** A card that is worth more than the one at hand. */
export const betterCommand: Judge = (look, ask) => {
  const now = commanderCardWorth(look, commandOf(look, told(ask, 'hero')));
  const card = most(ask.offer, it => commanderCardWorth(look, it) - now - CLEARLY);
  return one(card, because(card === PASS ? 'bot.keep-command' : 'bot.better-command'));
};
