import { spoken } from '@runehold/kernel/spoken';
import { seasonIds } from '../pools.ts';
import { bonusGift } from '../rules/view/ahead/bonus.ts';
import type { Look } from '../rules/view/look.ts';
import { ordersInHand, ordersOf } from '../rules/view/orders.ts';
import { wouldBeSupreme } from '../rules/view/realm.ts';
import { itOf, things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.no-bonus': [
    { order: 'order' },
    'Without its bonus: your {order} is higher. Only rising numbers keep the bonus.',
    'Bez Starszeństwa: {order} {order, gender, p {mają} other {ma}} wyższy numer. Daje je tylko rozkaz wyższy od poprzednich.',
  ],
  'coach.last-bonus': [
    { order: 'order' },
    'After {order} no other Order has its bonus this year.',
    'Po tym rozkazie ({order}) żaden inny nie da w tym roku Starszeństwa.',
  ],
});

export { words as orderChoiceWords };

const isSupreme = (look: Look, order: number): boolean => wouldBeSupreme(look, look.me, order);

/** An Order whose bonus is worth something is chosen too late, while another would still have its own. (RW-ORDER-16) */
export const noBonus = trigger({
  id: 'runewars.no-bonus',
  kind: 'certain',
  rule: 'RW-ORDER-16',
  asks: ['choose-orders.chosen'],
  at: ({ look, pick }) => {
    const order = itOf(pick);
    if (order === undefined || isSupreme(look, order) || bonusGift(look, order, false) === 0)
      return undefined;
    if (!ordersInHand(look, look.me).some(other => isSupreme(look, other))) return undefined;
    const highest = ordersOf(look, look.me).at(-1);
    return highest === undefined
      ? undefined
      : { said: say('coach.no-bonus', { order: highest }), lights: [things.order(highest)] };
  },
});

/** The highest Order is chosen early in the year: with it all other bonuses of the year are gone. (RW-ORDER-16) */
export const lastBonus = trigger({
  id: 'runewars.last-bonus',
  kind: 'certain',
  rule: 'RW-ORDER-16',
  asks: ['choose-orders.chosen'],
  at: ({ look, pick }) => {
    const order = itOf(pick);
    const season = seasonIds[look.t.season];
    if (order === undefined || (season !== 'spring' && season !== 'summer')) return undefined;
    const { orders } = look.t.content;
    const isLast = ordersInHand(look, look.me).every(other => orders[other].number <= orders[order].number);
    return isLast && isSupreme(look, order)
      ? { said: say('coach.last-bonus', { order }), lights: [things.order(order)] }
      : undefined;
  },
});
