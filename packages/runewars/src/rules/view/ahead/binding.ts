import { seasonIds } from '../../../pools.ts';
import { activeOrder, hasSupremacy } from '../../orders/in-play.ts';
import type { Look } from '../look.ts';
import { ordersInHand } from '../orders.ts';

const marches = ({ t }: Look, order: number): boolean => {
  const { kind } = t.content.orders[order].primary;
  return kind === 'activate-and-move' || kind === 'move-figures';
};

/**
 * Whether the seat could march again before the tokens are taken off in spring: by the bonus of the Order that it
 * resolves, unless that is what it does now, or by another Order of this year. (RW-MOVE-10, RW-O2-02)
 */
export const mayMarchAgain = (look: Look, isBonus: boolean): boolean => {
  const { t, me } = look;
  const { bonus } = t.content.orders[activeOrder(t, me)] ?? {};
  if (!isBonus && bonus?.kind === 'repeat' && hasSupremacy(t, me)) return true;
  return seasonIds[t.season] !== 'winter' && ordersInHand(look, me).some(order => marches(look, order));
};
