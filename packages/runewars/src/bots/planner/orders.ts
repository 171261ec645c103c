import type { Offer } from '@runehold/kernel/ask/offer';
import { heroesOf } from '../../rules/view/heroes.ts';
import { bonusWorth, isSudden, orderWorthAlone, type Prospect } from '../../rules/view/judgements.ts';
import {
  harvestOf,
  iconsOf,
  resourceCount,
  seasonsLeft,
  strongholdsOf,
  unitsOfDial,
} from '../../rules/view/realm.ts';
import { recruitWorth } from '../../rules/view/units.ts';
import { one } from '../answer.ts';
import { because } from '../words.ts';
import { marchesOf, patienceLeft } from './campaign.ts';
import { titlePlan } from './influence.ts';
import { hungerWith, stepsWorth, weakenedBy } from './march.ts';
import { LEAD, type Mind, mostInfluence, type Planned, priceOfInfluence } from './mind.ts';
import { roomForRecruits } from './recruits.ts';
import { type Survey, surveyOf } from './survey.ts';
import { isHandFull, wantsHero } from './turn.ts';

const SEASONS = 4;
const FALL = 2;
const FOOD = 0;

/** Worked out when it is first asked for. */
const once = <T>(find: () => T): (() => T) => {
  let found: T | undefined;
  return () => (found ??= find());
};

const recruitsWorth = (mind: Mind, resource: number): number => {
  if (strongholdsOf(mind, mind.me).length === 0) return 0;
  let sum = 0;
  for (const type of unitsOfDial(mind, resource)) sum += recruitWorth(mind, type);
  return sum;
};

/** What so much more strength in defence would save. */
const endangered = (survey: Survey, strength: number): number => {
  let found = 0;
  for (const area of survey.areas) {
    if (!survey.isOwn(area)) continue;
    const now = survey.might(area);
    const saved =
      survey.danger(area, now) - survey.danger(area, { ...now, strength: now.strength + strength });
    found = Math.max(found, saved * survey.worth(area));
  }
  return found;
};

/** What Orders are judged by; what several of them ask for is worked out once. */
const prospectOf = (survey: Survey): Prospect => {
  const { mind } = survey;
  return {
    look: mind,
    weights: mind.tastes,
    heroes: heroesOf(mind, mind.me).length,
    marches: () => [],
    grabs: once(() => stepsWorth(survey)),
    recruits: once(() =>
      Array.from({ length: resourceCount }, (_, dial) => recruitsWorth(mind, dial)).sort((a, b) => b - a),
    ),
    room: once(() => roomForRecruits(survey)),
    endangered: strength => endangered(survey, strength),
  };
};

/** An Order as it stands in a year's plan: what it does, what its bonus adds, and what it is to the others. */
type Draft = {
  readonly order: number;
  readonly number: number;
  readonly first: number;
  readonly bonus: number;
  readonly marches: readonly number[];
  readonly feeds: number;
  readonly sudden: boolean;
};

const draftOf = (survey: Survey, base: Prospect, order: number, hungry: number): Draft => {
  const { mind } = survey;
  const { number, primary, bonus } = mind.t.content.orders[order];
  const found = once(() => marchesOf(survey, weakenedBy(mind, order, true)).map(({ net }) => net));
  const marches = primary.kind === 'activate-and-move' ? found() : [];
  const prospect = { ...base, marches: found };
  const kept = patienceLeft(mind);
  let first = orderWorthAlone(prospect, order);
  let more = bonusWorth(prospect, order);
  if (primary.kind === 'set-dials') first *= kept;
  if (bonus?.kind === 'take-title') more = titlePlan(mind, 3).net;
  if (bonus?.kind === 'hire-hero' && !wantsHero(mind)) more = 0;
  if (bonus?.kind === 'collect-tactics' && isHandFull(mind)) more = 0;
  if (primary.kind === 'collect-influence')
    first =
      (first * priceOfInfluence(mind)) / mind.tastes.influence +
      councilWorth(mind, iconsOf(mind, 'influence'));
  const sudden = isSudden(mind, order);
  return {
    order,
    number,
    first: sudden ? 0 : (primary.kind === 'collect-influence' ? 1 : kept) * first,
    bonus: bonus?.kind === 'take-title' ? more : kept * more,
    marches,
    feeds: feedsOf(mind, primary.kind, hungry),
    sudden,
  };
};

/** How likely the coming winter hands a rune to the highest bidder, for what it is worth. */
const COUNCIL = 0.3;

/** What it is worth to have more influence than anybody when the Council is bribed: before winter, and not before that. */
const councilWorth = (mind: Mind, more: number): number => {
  const { t, me, tastes } = mind;
  const most = mostInfluence(mind);
  const now = t.influence.get(me);
  if (now > most + LEAD || now + more <= most) return 0;
  return COUNCIL * tastes.rune;
};

/** How many units an Order keeps from starving if it comes before winter. */
const feedsOf = (mind: Mind, kind: string, now: number): number => {
  if (now === 0) return 0;
  if (kind === 'move-figures') return Math.min(now, 5);
  if (kind === 'activate-and-move') return Math.min(now, 3);
  if (kind !== 'set-dials') return 0;
  return now - hungerWith(mind, Math.max(0, harvestOf(mind, mind.me)[FOOD] - mind.t.dial.get(mind.me, FOOD)));
};

/** What it is worth to keep a unit from starving. */
const SPARED = 1.5;

/** What it costs besides to do without a bonus. */
const FORGONE = 0.4;

/** What a plan comes to: each Order in its season, with the bonus where none before it was higher. (RW-ORDER-16) */
const worthOfPlan = (mind: Mind, plan: readonly Draft[], highest: number): number => {
  let sum = 0;
  let top = highest;
  let marched = 0;
  let fed = 0;
  let share = 1;
  for (let n = 0; n < plan.length; n++) {
    const draft = plan[n];
    const isSupreme = draft.number >= top;
    top = Math.max(top, draft.number);
    sum += share * draft.first;
    sum += isSupreme ? share * draft.bonus : -FORGONE;
    if (draft.sudden && draft.marches.length > marched) sum += share * draft.marches[marched++];
    if (mind.t.season + n <= FALL && draft.feeds > fed) {
      sum += SPARED * (draft.feeds - fed);
      fed = draft.feeds;
    }
    share *= mind.tastes.later;
  }
  return sum;
};

/** The best plan that begins with an Order. */
const bestFrom = (
  mind: Mind,
  drafts: readonly Draft[],
  plan: Draft[],
  length: number,
  highest: number,
): number => {
  if (plan.length === length) return worthOfPlan(mind, plan, highest);
  let best = 0;
  for (const draft of drafts) {
    if (plan.includes(draft)) continue;
    plan.push(draft);
    best = Math.max(best, bestFrom(mind, drafts, plan, length, highest));
    plan.pop();
  }
  return best;
};

/** The highest number among the Orders of the year so far. */
const highestOf = ({ mind, hand }: Survey): number => {
  const { t, me } = mind;
  let top = 0;
  for (let order = 0; order < t.orders; order++)
    if (((t.ordersInPlay.get(me) >> order) & 1) === 1 && !hand.includes(order))
      top = Math.max(top, t.content.orders[order].number);
  return top;
};

/** How many Orders are thought of for the rest of the year. */
const MOST_LATER = 4;

const promiseOf = ({ first, bonus, marches, feeds }: Draft): number =>
  first + bonus + (marches[0] ?? 0) + feeds;

/** The Orders that may be chosen, the one with which the best year begins first, and what each year comes to. */
export const orderPlans = (
  mind: Mind,
  offer: Offer,
): { readonly order: number; readonly worth: number }[] => {
  const survey = surveyOf(mind);
  const hungry = hungerWith(mind, 0);
  const base = prospectOf(survey);
  const drafts = survey.hand.map(order => draftOf(survey, base, order, hungry));
  const later = [...drafts].sort((a, b) => promiseOf(b) - promiseOf(a)).slice(0, MOST_LATER);
  const length = Math.min(SEASONS - mind.t.season, seasonsLeft(mind) + 1, drafts.length);
  const highest = highestOf(survey);
  return drafts
    .filter(({ order }) => offer.has(order))
    .map(draft => ({ order: draft.order, worth: bestFrom(mind, later, [draft], length, highest) }))
    .sort((a, b) => b.worth - a.worth || a.order - b.order);
};

/** The Order with which the best year begins. */
export const chooseOrder: Planned = (mind, { offer }) => {
  const [best] = orderPlans(mind, offer);
  const order = best?.order ?? offer.codes[0];
  return one(order, because('bot.order', { order }));
};
