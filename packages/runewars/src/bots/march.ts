import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import { heroOfMarcher, isMarcherHero, marcherArea, marcherCode, marcherType } from '../domains.ts';
import { groundOf, homeIn, isHere, runeChance, standingCount, stepsBetween } from '../rules/view/areas.ts';
import { heroCanFly, heroPlace, isCommander, isQuestArea, questsOf } from '../rules/view/heroes.ts';
import { type Look, told } from '../rules/view/look.ts';
import { ongoingOdds } from '../rules/view/odds.ts';
import { optionNamed } from '../rules/view/options.ts';
import { orderToResolve } from '../rules/view/realm.ts';
import type { Troop } from '../rules/view/units.ts';
import { type Judge, most, one, type Proposal } from './answer.ts';
import { bestTalk, type Campaign, campaigns, fightNet, forceFor, spareOf } from './campaign.ts';
import { emptyBeside } from './orders.ts';
import { weights } from './weights.ts';
import { because } from './words.ts';
import { areaWorth, safety } from './worth.ts';

const percent = (chance: number): number => Math.round(100 * chance);

const reasonFor = (look: Look, { area, win }: Campaign) => {
  if (groundOf(look, area) === 'own') return because('bot.advance', { area });
  if (runeChance(look, area) > 0) return because('bot.march-for-rune', { area });
  return groundOf(look, area) === 'empty'
    ? because('bot.take-empty', { area })
    : because('bot.march', { area, chance: percent(win) });
};

/** Where to march: the campaign that promises most. */
export const activateArea: Judge = (look, { offer }) => {
  const order = orderToResolve(look);
  const campaign = campaigns(look, order).find(({ area }) => offer.has(area));
  return campaign ? one(campaign.area, reasonFor(look, campaign)) : one(PASS, because('bot.no-target'));
};

/** Empty areas beside spare units, one after the other. */
export const strategizeTo: Judge = (look, { offer }) => {
  const area = emptyBeside(look).find(empty => offer.has(empty));
  return area === undefined
    ? one(PASS, because('bot.no-target'))
    : one(area, because('bot.take-empty', { area }));
};

const troopsOffered = (offer: Offer): Troop[] => {
  const troops: Troop[] = [];
  for (let i = 0; i < offer.length; i++) {
    const code = offer.codes[i];
    if (!isMarcherHero(code))
      troops.push({ area: marcherArea(code), type: marcherType(code), count: offer.limits[i] });
  }
  return troops;
};

const marching = (troops: readonly Troop[], most: number): Proposal => {
  const reply = troops
    .flatMap(({ area, type, count }) => Array<number>(count).fill(marcherCode(area, type)))
    .slice(0, most)
    .sort((a, b) => a - b);
  const count = reply.length;
  return { reply, reason: count > 0 ? because('bot.force', { count }) : because('bot.stay') };
};

/** As many own units as the march takes, the garrisons stay. */
export const marchUnits: Judge = (look, ask) =>
  marching(forceFor(look, told(ask, 'area'), troopsOffered(ask.offer)), ask.offer.max);

/** Allied units go along into battles. */
export const marchAllies: Judge = (look, ask) => {
  const area = told(ask, 'area');
  const ground = groundOf(look, area);
  const needed = ground === 'enemy' || ground === 'neutral';
  return marching(needed ? spareOf(look, troopsOffered(ask.offer)) : [], ask.offer.max);
};

/** How far a hero has to go to the nearest quest of his. */
export const stepsToQuest = (look: Look, hero: number, from: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const quest of questsOf(look)) {
    for (let area = 0; area < look.t.areas; area++) {
      if (isHere(look, area) && isQuestArea(look, quest, area))
        least = Math.min(least, stepsBetween(look, from, area, heroCanFly(look, hero)));
    }
  }
  return least;
};

/** A commander goes where the army fights, or where more of it is. */
const leadsTo = (look: Look, hero: number, target: number): boolean => {
  if (!isCommander(look, hero)) return false;
  const ground = groundOf(look, target);
  if (ground === 'enemy' || ground === 'neutral') return true;
  return standingCount(look, target) > standingCount(look, heroPlace(look, hero));
};

/** Heroes go along when it brings them nearer to a quest, and commanders to lead. */
export const marchHeroes: Judge = (look, ask) => {
  const target = told(ask, 'area');
  const reply: number[] = [];
  let leads = false;
  for (let i = 0; i < ask.offer.length; i++) {
    const hero = heroOfMarcher(ask.offer.codes[i]);
    if (leadsTo(look, hero, target)) {
      reply.push(ask.offer.codes[i]);
      leads = true;
      continue;
    }
    if (isCommander(look, hero)) continue;
    const gained = stepsToQuest(look, hero, heroPlace(look, hero)) - stepsToQuest(look, hero, target);
    if (gained > 0) reply.push(ask.offer.codes[i]);
  }
  return {
    reply: reply.sort((a, b) => a - b),
    reason: leads ? because('bot.lead-army') : because('bot.force', { count: reply.length }),
  };
};

/** Neutral units are fought where that costs little, and talked to otherwise. */
export const approach: Judge = (look, ask) => {
  const area = told(ask, 'area');
  const [battle, diplomacy] = [optionNamed(ask, 'battle'), optionNamed(ask, 'diplomacy')];
  const odds = ongoingOdds(look, weights.samples);
  const talk = bestTalk(look, area);
  const fights = battle !== undefined && fightNet(areaWorth(look, area), odds) >= talk.net;
  if (diplomacy === undefined || fights)
    return one(battle ?? ask.offer.codes[0], because('bot.fight', { chance: percent(odds.win) }));
  return one(diplomacy, because('bot.talk', { chance: percent(talk.win) }));
};

/** Refused: a battle that is likely won is fought. */
export const setback: Judge = (look, ask) => {
  const [battle, retreat] = [optionNamed(ask, 'battle'), optionNamed(ask, 'retreat')];
  const odds = ongoingOdds(look, weights.samples);
  const fights = battle !== undefined && fightNet(areaWorth(look, told(ask, 'area')), odds) > 0;
  return fights || retreat === undefined
    ? one(battle ?? ask.offer.codes[0], because('bot.fight', { chance: percent(odds.win) }))
    : one(retreat, because('bot.leave'));
};

/** What talking is worth, more where a rune lies. */
export const offerInfluence: Judge = (look, ask) => {
  const { influence } = bestTalk(look, told(ask, 'area'));
  const spent = Math.max(ask.offer.min, Math.min(ask.offer.max, influence));
  return one(spent, because('bot.pay', { influence: spent }));
};

/** How good an area is to retreat to: among friends, or at home. */
export const refuge = (look: Look, area: number): number =>
  safety(look, area) + (homeIn(look, area) === look.me ? 1 : 0) + 0.2 * standingCount(look, area);

export const retreatTo: Judge = (look, { offer }) => {
  const area = most(offer, to => 100 + refuge(look, to));
  return one(area, because('bot.retreat', { area }));
};
