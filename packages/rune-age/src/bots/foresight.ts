import type { Foresight, Quick, Ranked } from '@runehold/kernel/pack/foresight';
import type { Asked } from '@runehold/kernel/view/asked';
import type { Table } from '../layout.ts';
import { lookAt, scenarioIn } from '../rules/view/look.ts';
import { aimOf } from './aim.ts';
import type { Proposal } from './answer.ts';
import { judgeOf, mindAt } from './judges.ts';
import { learned } from './learned/learned.ts';
import type { Eye } from './mind.ts';
import { othersWorth } from './others.ts';
import { courses } from './plans.ts';
import { because } from './text.ts';
import { valuesOf } from './value.ts';

const unsaid = { key: '', args: {} };

/** The judges as they are, in haste, and with nobody to read why. */
const quick = (name: string): Quick | undefined => {
  const judge = judgeOf(name);
  if (judge === undefined) return undefined;
  return moment => {
    const { table, seat, nature, offer, reply } = moment;
    const look: Eye = { t: table as Table, me: seat, nature, memo: { isHasty: true } };
    reply.set(judge(look, { name, prompt: unsaid, about: moment.about(), offer }, mindAt(look)).reply);
  };
};

/** The asks at which a course of several turns shows; elsewhere it would only be the same answer again. */
const atCrossroads: ReadonlySet<string> = new Set([
  'actions.action',
  'spend-gold.step',
  'spend-influence.step',
  'discard-hand.keep',
]);

const judged = (look: Eye, ask: Asked): Proposal | undefined => {
  const judge = judgeOf(ask.name);
  return judge?.(look, ask, mindAt(look));
};

/**
 * The judge's own answer, what he would answer on other courses, and what else could be worth it. A course is weighed
 * also where it begins with the same answer: an answer is as good as the best that can be made of it.
 */
const rank: Foresight['rank'] = (view, ask, nature) => {
  const t = view.table as Table;
  const look: Eye = { t, me: view.seat, nature, memo: {} };
  const own = judged(look, ask);
  if (own === undefined) return [];
  const ranked: Ranked[] = [{ ...own, prior: 1 }];
  if (atCrossroads.has(ask.name))
    for (const course of courses(scenarioIn(look), nature)) {
      const other = judged({ t, me: view.seat, nature: course, memo: {} }, ask);
      if (other !== undefined) ranked.push({ ...other, prior: 0.5, plan: course });
    }
  const isKnown = (reply: readonly number[]): boolean =>
    ranked.some(one => String(one.reply) === String(reply));
  for (const { reply, prior } of othersWorth(look, ask, own))
    if (!isKnown(reply)) ranked.push({ reply, prior, reason: because('bot.seen-ahead') });
  return ranked.some(({ reply }) => String(reply) !== String(own.reply)) ? ranked : ranked.slice(0, 1);
};

/** What Rune Age brings for those who look ahead: to the end of the game, since games are short. */
export const foresight: Foresight = {
  rank,
  quick,
  values: valuesOf,
  learned,
  plan: view => aimOf(lookAt(view)),
};
