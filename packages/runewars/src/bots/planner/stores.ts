import { PASS } from '@runehold/kernel/ask/offer';
import { areaIds, resourceIds } from '../../pools.ts';
import { unitCount } from '../../rules/view/areas.ts';
import { told } from '../../rules/view/look.ts';
import { optionName, optionNamed } from '../../rules/view/options.ts';
import { dialOf, tacticsOf } from '../../rules/view/realm.ts';
import { most, one } from '../answer.ts';
import { cityBenefit as usualBenefit } from '../realm.ts';
import { because } from '../words.ts';
import { hungerWith } from './march.ts';
import type { Mind, Planned } from './mind.ts';
import { surveyOf } from './survey.ts';

const FOOD = resourceIds.indexOf('food');

/** How many steps of another dial are given for one of food, and for each unit that it feeds. */
const FOOD_IS_DEARER = 3;
const FED_UNIT = 4;

/** None if the loss may be ignored, else the dial that is missed least: food is what armies live on. */
export const lowerDial: Planned = (mind, { offer }) => {
  if (offer.has(PASS)) return one(PASS, because('bot.lose-least'));
  const starves = hungerWith(mind, -1) - hungerWith(mind, 0);
  const dear = FOOD_IS_DEARER + FED_UNIT * starves;
  return one(
    most(offer, resource => 100 + dialOf(mind, resource) - (resource === FOOD ? dear : 0)),
    because('bot.lose-least'),
  );
};

/** How many more Tactics cards the hand holds. */
const roomForTactics = (mind: Mind): number => mind.t.content.limits.tactics - tacticsOf(mind);

/** As many cards as there is room for, where an opponent draws as many. */
export const drawTogether: Planned = (mind, { offer }) =>
  one(Math.max(offer.min, Math.min(offer.max, roomForTactics(mind))), because('bot.best-for-us'));

const areaOf = ({ t }: Mind, city: number): number =>
  areaIds.findIndex((_, area) => area < t.areas && t.city.at(area) === city);

/** What a city gives that there is room for: no soldiers who would starve beside it, no cards beyond the limit. */
export const cityBenefit: Planned = (mind, ask) => {
  const number = told(ask, 'city');
  const city = mind.t.content.cities[number];
  const usual = usualBenefit(mind, ask);
  const benefit = optionName(ask, usual.reply[0]);
  const area = areaOf(mind, number);
  const isCrowded = area >= 0 && unitCount(mind, area) + city.units > surveyOf(mind).room;
  const hasRoom = city.tactics <= roomForTactics(mind);
  if ((benefit !== 'units' || !isCrowded) && (benefit !== 'tactics' || hasRoom)) return usual;
  const instead =
    optionNamed(ask, 'influence') ?? (hasRoom ? optionNamed(ask, 'tactics') : optionNamed(ask, 'quests'));
  return one(instead ?? usual.reply[0], because('bot.best-for-us'));
};
