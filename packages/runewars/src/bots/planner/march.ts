import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import { isMarcherHero, marcherArea, marcherCode, marcherType } from '../../domains.ts';
import { fedWith, hungerOf } from '../../rules/view/ahead/hunger.ts';
import { hasPeasantIn, unitCount } from '../../rules/view/areas.ts';
import { told } from '../../rules/view/look.ts';
import { optionNamed } from '../../rules/view/options.ts';
import { dialOf, orderToResolve } from '../../rules/view/realm.ts';
import { isAllied, type Troop } from '../../rules/view/units.ts';
import { most, one, type Proposal } from '../answer.ts';
import { refuge } from '../march.ts';
import { because } from '../words.ts';
import { bestTalk, fightNet, keepGarrisons, marchesOf, troopsAmong, troopsFor } from './campaign.ts';
import { Levy } from './levy.ts';
import type { Mind, Planned } from './mind.ts';
import { lossesOf, mightComing, wallsIn, winChance } from './odds.ts';
import { type March, type Survey, surveyOf } from './survey.ts';

const percent = (chance: number): number => Math.round(100 * chance);

const FOOD = 0;
const SUMMER = 1;
const FALL = 2;

/** By how much the Order that is resolved weakens walls: Conquer with its bonus. (RW-O3-04) */
export const weakenedBy = (mind: Mind, order: number, isSupreme: boolean): number => {
  const bonus = mind.t.content.orders[order]?.bonus;
  return isSupreme && bonus?.kind === 'weaken-stronghold' ? bonus.strength : 0;
};

export const weakenedNow = (mind: Mind): number => weakenedBy(mind, orderToResolve(mind), true);

/** Whether the Order that is resolved moves figures by single steps. */
const isStepping = (mind: Mind): boolean =>
  mind.t.content.orders[orderToResolve(mind)]?.primary.kind === 'move-figures';

const reasonFor = (survey: Survey, { area, win }: March) => {
  if (survey.isOwn(area)) return because('bot.advance', { area });
  if (survey.runes[area] > 0) return because('bot.march-for-rune', { area });
  return survey.ground(area) === 'empty'
    ? because('bot.take-empty', { area })
    : because('bot.march', { area, chance: percent(win) });
};

/** Where to march: what promises most of all that can be done. */
export const activateArea: Planned = (mind, { offer }) => {
  const survey = surveyOf(mind);
  const march = marchesOf(survey, weakenedNow(mind)).find(({ area }) => offer.has(area));
  return march ? one(march.area, reasonFor(survey, march)) : one(PASS, because('bot.no-target'));
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

const marching = (troops: readonly Troop[], offer: Offer): Proposal => {
  const reply: number[] = [];
  for (const { area, type, count } of troops) {
    const code = marcherCode(area, type);
    const at = offer.codes.indexOf(code);
    const most =
      at < 0 || at >= offer.length ? 0 : Math.min(count, offer.limits[at], offer.max - reply.length);
    for (let n = 0; n < most; n++) reply.push(code);
  }
  reply.sort((a, b) => a - b);
  const count = reply.length;
  return { reply, reason: count > 0 ? because('bot.force', { count }) : because('bot.stay') };
};

/** How many units an area has too many for the winter that comes. */
const surplusOf = (survey: Survey, area: number): number => {
  const { mind } = survey;
  return mind.t.season === FALL || mind.t.season === SUMMER
    ? Math.max(0, unitCount(mind, area) - survey.room)
    : 0;
};

/** What a step of those who go would come to besides. */
type Steps = { units: number; fed: number; nearer: number };

const starving = new Map<number, number>();

/**
 * Sends those who step into an area: a guard where it is empty, those who would starve where they stand, whoever is nearer
 * then. Of those who were called.
 */
const sendSteppers = (survey: Survey, target: number, levy: Levy): Steps => {
  const { mind } = survey;
  const { troops, free, going } = levy;
  const called = free.slice();
  keepGarrisons(survey, levy);
  going.fill(0);
  starving.clear();
  const steps = { units: 0, fed: 0, nearer: 0 };
  const there = survey.nearness(target);
  let left = survey.room - unitCount(mind, target);
  let guard = survey.isOwn(target) ? 0 : 1;
  for (let i = 0; i < troops.length && left > 0; i++) {
    if (called[i] === 0) continue;
    const { area } = troops[i];
    const isAlly = !levy.isOwn(i);
    // Allies come only where own units are, or come too.
    if (isAlly && guard > 0) continue;
    const starve = starving.get(area) ?? surplusOf(survey, area);
    const gain = there - survey.nearness(area);
    const nearer = !isAlly && gain > 0.05 ? free[i] : 0;
    const wanted = Math.min(left, Math.max(Math.min(called[i], starve), Math.min(free[i], guard), nearer));
    if (wanted <= 0) continue;
    starving.set(area, Math.max(0, starve - wanted));
    guard = Math.max(0, guard - wanted);
    left -= wanted;
    going[i] = wanted;
    steps.units += wanted;
    steps.fed += Math.min(wanted, surplusOf(survey, area));
    steps.nearer += wanted * Math.max(0, gain);
  }
  return steps;
};

const steppers = (survey: Survey, target: number, offered: readonly Troop[]): readonly Troop[] => {
  const levy = new Levy(survey.mind, offered);
  levy.callAll();
  sendSteppers(survey, target, levy);
  return levy.toTroops();
};

/** Calls those beside an area who could step into it; whether there are any. */
const callBeside = (survey: Survey, target: number): boolean => {
  const { host } = survey;
  if (!host.call(target)) return false;
  for (let i = 0; i < host.troops.length; i++)
    if (host.free[i] > 0 && survey.steps(host.troops[i].area, target) > 1) host.free[i] = 0;
  return true;
};

/** What a step into an area comes to. */
const stepWorth = (survey: Survey, area: number): number => {
  const { mind } = survey;
  if (!survey.isNearOwn(area, 1) || !callBeside(survey, area)) return 0;
  const { units, fed, nearer } = sendSteppers(survey, area, survey.host);
  if (units === 0) return 0;
  const taken = survey.isOwn(area) ? 0 : survey.worth(area);
  return taken + (mind.t.season === FALL ? 1 : 0.4) * fed + mind.tastes.advance * nearer + 0.01 * units;
};

const MOST_STEPS = 4;

/** The steps worth taking with Strategize together. */
export const stepsWorth = (survey: Survey): number =>
  survey.areas
    .filter(
      area => (survey.isOwn(area) || survey.ground(area) === 'empty') && !hasPeasantIn(survey.mind, area),
    )
    .map(area => stepWorth(survey, area))
    .sort((a, b) => b - a)
    .slice(0, MOST_STEPS)
    .reduce((sum, worth) => sum + worth, 0);

const LEAST = 0.3;

/** Where to step with Strategize: what is empty, what feeds, what is nearer to the goals. */
export const strategizeTo: Planned = (mind, { offer }) => {
  const survey = surveyOf(mind);
  let best = PASS;
  let most = LEAST;
  for (let i = 0; i < offer.length; i++) {
    const area = offer.codes[i];
    if (area === PASS) continue;
    const worth = stepWorth(survey, area);
    if (worth > most) {
      most = worth;
      best = area;
    }
  }
  if (best === PASS) return one(PASS, because('bot.no-target'));
  return one(
    best,
    survey.isOwn(best) ? because('bot.advance', { area: best }) : because('bot.take-empty', { area: best }),
  );
};

/** Those whom the plan sends, of what is offered. */
export const marchUnits: Planned = (mind, ask) => {
  const survey = surveyOf(mind);
  const area = told(ask, 'area');
  const offered = troopsOffered(ask.offer);
  if (isStepping(mind)) return marching(steppers(survey, area, offered), ask.offer);
  const plan = troopsFor(survey, area, weakenedNow(mind));
  const answer = marching(
    plan.filter(({ type }) => !isAllied(type)),
    ask.offer,
  );
  if (answer.reply.length > 0) return answer;
  const levy = new Levy(mind, offered);
  levy.callAll();
  return marching(troopsAmong(survey, levy, area), ask.offer);
};

/** Allies go along where the plan wants them. */
export const marchAllies: Planned = (mind, ask) => {
  const survey = surveyOf(mind);
  const area = told(ask, 'area');
  if (isStepping(mind)) return marching(steppers(survey, area, troopsOffered(ask.offer)), ask.offer);
  const plan = troopsFor(survey, area, weakenedNow(mind));
  return marching(
    plan.filter(({ type }) => isAllied(type)),
    ask.offer,
  );
};

/** The battle that those would fight who have come to an area. */
const battleAhead = (survey: Survey, area: number): { readonly win: number; readonly net: number } => {
  const { mind } = survey;
  const force = mightComing(mind);
  const defence = survey.might(area);
  const win = winChance(force, defence, survey.ground(area) === 'enemy' ? wallsIn(mind, area) : 0);
  return { win, net: fightNet(mind, survey.worth(area), win, lossesOf(force, defence, win)) };
};

/** Neutral units are fought where that costs little, and talked to otherwise. */
export const approach: Planned = (mind, ask) => {
  const survey = surveyOf(mind);
  const area = told(ask, 'area');
  const [battle, diplomacy] = [optionNamed(ask, 'battle'), optionNamed(ask, 'diplomacy')];
  const { win, net } = battleAhead(survey, area);
  const talk = bestTalk(survey, area, mightComing(mind).units);
  if (diplomacy === undefined || (battle !== undefined && net >= talk.net))
    return one(battle ?? ask.offer.codes[0], because('bot.fight', { chance: percent(win) }));
  return one(diplomacy, because('bot.talk', { chance: percent(talk.win) }));
};

/** Refused: a battle that is likely won is fought. */
export const setback: Planned = (mind, ask) => {
  const [battle, retreat] = [optionNamed(ask, 'battle'), optionNamed(ask, 'retreat')];
  const { win, net } = battleAhead(surveyOf(mind), told(ask, 'area'));
  return (battle !== undefined && net > 0) || retreat === undefined
    ? one(battle ?? ask.offer.codes[0], because('bot.fight', { chance: percent(win) }))
    : one(retreat, because('bot.leave'));
};

/** What talking is worth, more where a rune lies. */
export const offerInfluence: Planned = (mind, ask) => {
  const { influence } = bestTalk(surveyOf(mind), told(ask, 'area'), mightComing(mind).units);
  const spent = Math.max(ask.offer.min, Math.min(ask.offer.max, influence));
  return one(spent, because('bot.pay', { influence: spent }));
};

/** How many units winter would starve as things lie, and with so much more food. */
export const hungerWith = (mind: Mind, more: number): number =>
  hungerOf(mind, mind.me, fedWith(mind, dialOf(mind, FOOD) + more)).reduce((sum, { dies }) => sum + dies, 0);

/** What it costs to retreat to where each unit more would starve. */
const CROWDED = 2;

/** Retreats lead to friends, or home, and rather where winter feeds those who come. */
export const retreatTo: Planned = (mind, { offer }) => {
  const survey = surveyOf(mind);
  const area = most(offer, to => {
    const tooMany = Math.max(0, unitCount(mind, to) + 1 - survey.room);
    return 100 + refuge(mind, to) - CROWDED * tooMany;
  });
  return one(area, because('bot.retreat', { area }));
};
