import { PASS } from '@runehold/kernel/ask/offer';
import { turnDomain } from '../../domains.ts';
import { resourceIds } from '../../pools.ts';
import { commandersIn, heroesOf } from '../../rules/view/heroes.ts';
import { developmentWorth } from '../../rules/view/judgements.ts';
import {
  developmentsToBuild,
  dialOf,
  iconsOf,
  orderToResolve,
  seasonsLeft,
  tacticsOf,
} from '../../rules/view/realm.ts';
import { most, one } from '../answer.ts';
import { chooseAct as usualAct } from '../turn.ts';
import { because } from '../words.ts';
import type { Mind, Planned } from './mind.ts';

const SEASONS = 4;

/** Whether another hero may serve without one of the others deserting, and has the time to be of use. */
export const wantsHero = (mind: Mind): boolean =>
  heroesOf(mind, mind.me).length - commandersIn(mind, mind.me).length < mind.t.content.limits.heroes &&
  seasonsLeft(mind) > SEASONS;

/** Whether drawing for all icons would leave too many Tactics cards in the hand. */
export const isHandFull = (mind: Mind): boolean =>
  tacticsOf(mind) + iconsOf(mind, 'tactics') > mind.t.content.limits.tactics;

/** A bonus that would cost more than it gives: a hero over the limit, cards over the limit. */
const isBonusIdle = (mind: Mind): boolean => {
  const kind = mind.t.content.orders[orderToResolve(mind)]?.bonus?.kind;
  if (kind === 'hire-hero') return !wantsHero(mind) && commandersIn(mind, mind.me).length === 0;
  return kind === 'collect-tactics' && isHandFull(mind);
};

/** The turn as usual, but for a bonus that does harm. */
export const chooseAct: Planned = (mind, ask) => {
  const act = usualAct(mind, ask);
  const isBonus = act.reply[0] === turnDomain.code('bonus');
  if (!isBonus || !isBonusIdle(mind)) return act;
  return one(ask.offer.has(PASS) ? PASS : turnDomain.code('end'), because('bot.nothing-left'));
};

const WOOD = resourceIds.indexOf('wood');

/** A development of a kind that is still in the supply: none is torn down to stand elsewhere. */
export const buildDevelopment: Planned = (mind, { offer }) => {
  if (dialOf(mind, WOOD) < 2 || seasonsLeft(mind) < SEASONS) return one(PASS, because('bot.nothing-left'));
  const kind = most(offer, it => (developmentsToBuild(mind, it) > 0 ? developmentWorth(mind, it) : -1));
  return one(kind, because(kind === PASS ? 'bot.nothing-left' : 'bot.build'));
};
