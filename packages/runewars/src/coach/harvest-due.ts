import { spoken } from '@runehold/kernel/spoken';
import { resourceIds } from '../pools.ts';
import type { Look } from '../rules/view/look.ts';
import { ordersInHand } from '../rules/view/orders.ts';
import { dialOf, harvestOf } from '../rules/view/realm.ts';
import { itOf, things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.harvest-due': [
    { order: 'order', food: 'number', wood: 'number', ore: 'number' },
    '{order} would turn your dials to {food}, {wood} and {ore}; they are behind your land.',
    '{order} {order, gender, p {ustawią} other {ustawi}} liczniki na {food}, {wood} i {ore}; nie nadążają za twoimi ziemiami.',
  ],
});

export { words as harvestDueWords };

/** By how much the dials must lag behind the land, all together. */
const BEHIND = 3;

const lagOf = (look: Look): number =>
  harvestOf(look, look.me).reduce((sum, value, dial) => sum + Math.max(0, value - dialOf(look, dial)), 0);

const harvests = ({ t }: Look, order: number): boolean =>
  t.content.orders[order].primary.kind === 'set-dials';

/** A Harvest is in hand and would raise the dials by a good deal. (RW-O4-01) */
export const harvestDue = trigger({
  id: 'runewars.harvest-due',
  kind: 'opportunity',
  rule: 'RW-O4-01',
  asks: ['choose-orders.chosen'],
  at: ({ look, pick }) => {
    const chosen = itOf(pick);
    const order = ordersInHand(look, look.me).find(each => harvests(look, each));
    if (order === undefined || (chosen !== undefined && harvests(look, chosen)) || lagOf(look) < BEHIND)
      return undefined;
    const [food, wood, ore] = harvestOf(look, look.me);
    return {
      said: say('coach.harvest-due', { order, food, wood, ore }),
      lights: [things.order(order), ...resourceIds.map((_, dial) => things.dial(dial))],
    };
  },
});
