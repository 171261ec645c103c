import { NONE } from '@runehold/kernel/layout/zones';
import type { Message } from '@runehold/kernel/text/message';
import { isFinished } from '../../rules/view/areas.ts';
import { runesKnown, runesNeeded } from '../../rules/view/runes.ts';
import { because } from '../words.ts';
import { marchesOf } from './campaign.ts';
import type { Mind } from './mind.ts';
import { type March, type Survey, surveyOf } from './survey.ts';

/** Of which areas it can be said that a dragon rune is there to be won: known ones, and tokens as likely as not. */
const LIKELY = 0.45;

const isForRune =
  (survey: Survey) =>
  ({ area }: March): boolean =>
    survey.runes[area] >= LIKELY && !survey.isOwn(area);

/** The area with runes of others, or of nobody, to which the seat's land lies nearest; `NONE` if there is none. */
const nearestRune = (survey: Survey): number => {
  let found = NONE;
  let best = 0;
  for (const goal of survey.areas) {
    if (survey.isOwn(goal) || survey.runes[goal] < LIKELY) continue;
    for (const area of survey.areas) {
      const near = survey.runes[goal] / (1 + survey.steps(area, goal));
      if (!survey.isOwn(area) || near <= best) continue;
      best = near;
      found = goal;
    }
  }
  return found;
};

/** What a seat is after, in a sentence with the figures that count: its runes, where the next one lies, and the chance. */
export const aimOf = (mind: Mind): Message | undefined => {
  if (!isFinished(mind) || mind.t.year === 0) return undefined;
  const now = runesKnown(mind, mind.me).known;
  const needed = runesNeeded(mind);
  if (now >= needed) return because('bot.plan-hold', { now, needed });
  const survey = surveyOf(mind);
  const march = marchesOf(survey).find(isForRune(survey));
  if (march !== undefined)
    return because('bot.plan-rune', {
      now,
      needed,
      area: march.area,
      chance: Math.round(100 * march.win),
    });
  const area = nearestRune(survey);
  return area === NONE
    ? because('bot.plan-quests', { now, needed })
    : because('bot.plan-gather', { now, needed, area });
};
