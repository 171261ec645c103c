import type { Asked } from '@runehold/kernel/view/asked';
import { areaIds } from '../../pools.ts';
import { unitCount } from '../../rules/view/areas.ts';
import { optionName } from '../../rules/view/options.ts';
import { strongholdsOf } from '../../rules/view/realm.ts';
import { arranged } from '../answer.ts';
import { because } from '../words.ts';
import type { Planned } from './mind.ts';
import { type Survey, surveyOf } from './survey.ts';

const areaNamed = (ask: Asked, code: number): number => {
  const name = optionName(ask, code);
  return areaIds.indexOf(name.slice(name.indexOf(':') + 1));
};

/** How many recruits find room at the seat's strongholds, where nobody dies for them. */
export const roomForRecruits = ({ mind, room }: Survey): number =>
  strongholdsOf(mind, mind.me).reduce((sum, area) => sum + Math.max(0, room - unitCount(mind, area)), 0);

/** What it costs to stand where food is short, to die at once, and not to come at all. */
const HUNGRY = 4;
const UNTAKEN = -1.5;
const DEAD = -9;

/** Recruits go where there is room, and of such places to the one nearest to what is to be taken or to be held. */
export const placeRecruits: Planned = (mind, ask) => {
  const survey = surveyOf(mind);
  const limit = mind.t.content.limits.unitsPerArea;
  return {
    reply: arranged(ask.offer, (_type, place, before) => {
      const area = areaNamed(ask, place);
      if (area < 0) return UNTAKEN;
      const then = unitCount(mind, area) + before + 1;
      if (then > limit) return DEAD;
      const danger = survey.runes[area] > 0.5 ? survey.danger(area, survey.might(area)) : 0;
      return 2 * survey.nearness(area) + danger - (then > survey.room ? HUNGRY : 0);
    }),
    reason: because('bot.recruit'),
  };
};
