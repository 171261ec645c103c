import type { Offer } from '@runehold/kernel/ask/offer';
import type { Foresight, Quick, Ranked } from '@runehold/kernel/pack/foresight';
import type { Game } from '@runehold/kernel/procedure/game';
import { askOp } from '@runehold/kernel/procedure/machine';
import type { AskStep } from '@runehold/kernel/procedure/op';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Message } from '@runehold/kernel/text/message';
import type { Asked } from '@runehold/kernel/view/asked';
import { game } from '../../game.ts';
import type { Table } from '../../layout.ts';
import { lookAt } from '../../rules/view/look.ts';
import { learned } from '../learned/learned.ts';
import { because } from '../words.ts';
import { aimOf } from './aim.ts';
import { marchesOf } from './campaign.ts';
import { answerTo, hastyAt } from './judges.ts';
import { weakenedNow } from './march.ts';
import { type Mind, tastesOf, usualTastes } from './mind.ts';
import { orderPlans } from './orders.ts';
import { valuesOf } from './standing.ts';
import { surveyOf } from './survey.ts';

/** An ask of a playout: its prompt is made only for those judges who read it. */
class HastyAsk implements Asked {
  readonly name: string;
  table: TableCore | undefined;
  seat = 0;
  offer!: Offer;

  constructor(name: string) {
    this.name = name;
  }

  get prompt(): Message {
    const op = askOp(game as Game, this.table as TableCore);
    return (op.ask as AskStep).spec.prompt(this.table as never, op.cursor as never, this.seat);
  }
}

/** The planner in haste. What a seat cannot know its judges do not read, so nothing need be covered first. */
const quick = (name: string): Quick => {
  const judge = hastyAt(name);
  const ask = new HastyAsk(name);
  return ({ table, seat, offer, reply, nature }) => {
    ask.table = table;
    ask.seat = seat;
    ask.offer = offer;
    reply.set(judge({ t: table as Table, me: seat, tastes: tastesOf(nature) }, ask).reply);
  };
};

const MOST_ORDERS = 6;
const MOST_MARCHES = 6;

/** What else could be worth it, where much depends on the answer. */
const others: Readonly<Record<string, (mind: Mind, ask: Asked) => Ranked[]>> = {
  'choose-orders.chosen': (mind, { offer }) => {
    const plans = orderPlans(mind, offer).slice(0, MOST_ORDERS);
    const top = Math.max(1, plans[0]?.worth ?? 1);
    return plans.map(({ order, worth }) => ({
      reply: [order],
      reason: because('bot.order', { order }),
      prior: Math.max(0, worth / top),
    }));
  },
  'activate.area': (mind, { offer }) => {
    const marches = marchesOf(surveyOf(mind), weakenedNow(mind)).filter(({ area }) => offer.has(area));
    const top = Math.max(1, marches[0]?.net ?? 1);
    return marches.slice(0, MOST_MARCHES).map(({ area, net, win }) => ({
      reply: [area],
      reason: because('bot.march', { area, chance: Math.round(100 * win) }),
      prior: Math.max(0, net / top),
    }));
  },
  'recruit-from-dial.resource': (_mind, { offer }) =>
    Array.from(offer.codes.subarray(0, offer.length), resource => ({
      reply: [resource],
      reason: because('bot.recruit'),
      prior: 0.5,
    })),
};

/** The planner's own answer first, then the others in the order in which it holds them. */
const rank: Foresight['rank'] = (view, ask, nature) => {
  const mind = { ...lookAt(view), tastes: tastesOf(nature) };
  const own: Ranked = { ...answerTo(mind, ask), prior: 1 };
  const more = Object.hasOwn(others, ask.name) ? others[ask.name](mind, ask) : [];
  return [own, ...more.filter(({ reply }) => String(reply) !== String(own.reply))];
};

const SEASONS = 4;
/** Seasons that are played out: to the end of this one an Order that builds looks worse than it is. */
const AHEAD = 2;

const seasonOf = (table: TableCore): number => SEASONS * (table as Table).year + (table as Table).season;

/** What Runewars brings for those who look ahead. (decision 70) */
export const foresight: Foresight = {
  rank,
  quick,
  values: valuesOf,
  learned,
  plan: view => aimOf({ ...lookAt(view), tastes: usualTastes }),
  burden: 2,
  horizon: root => {
    const cut = seasonOf(root) + AHEAD;
    return table => seasonOf(table) >= cut;
  },
};
