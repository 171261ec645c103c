import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Order } from '../../content/types-realm.ts';
import type { Table } from '../../layout.ts';

// An Order is known by its place in the list of all. The number that is printed on it says when it is resolved.

/** The Order that a player resolves this season, or `NONE`. */
export const activeOrder = (t: Table, seat: Seat): number => t.activeOrder.get(seat) - 1;

/** Its card; nothing for who only imagines a turn. */
export const activeCard = (t: Table, seat: Seat): Order | undefined => t.content.orders[activeOrder(t, seat)];

export const isInPlay = (t: Table, seat: Seat, order: number): boolean =>
  ((t.ordersInPlay.get(seat) >> order) & 1) === 1;

/** An Order comes into play and is the one to be resolved. */
export const putInPlay = (t: Table, seat: Seat, order: number): void => {
  t.activeOrder.set(seat, order + 1);
  t.ordersInPlay.set(seat, t.ordersInPlay.get(seat) | (1 << order));
};

export const takeFromPlay = (t: Table, seat: Seat, order: number): void =>
  t.ordersInPlay.set(seat, t.ordersInPlay.get(seat) & ~(1 << order));

/** All Orders go back to the hand. */
export const takeAllFromPlay = (t: Table, seat: Seat): void => {
  t.ordersInPlay.set(seat, 0);
  t.activeOrder.set(seat, 0);
};

/** Whether no Order that the player has in play has a higher number than this one. (RW-ORDER-16, 19, 20) */
export const isHighest = (t: Table, seat: Seat, order: number): boolean => {
  const { orders } = t.content;
  for (let other = 0; other < t.orders; other++)
    if (isInPlay(t, seat, other) && orders[other].number > orders[order].number) return false;
  return true;
};

/** Whether the active Order has the highest number among those the player has in play, now. */
export const hasSupremacy = (t: Table, seat: Seat): boolean => {
  const order = activeOrder(t, seat);
  return order === NONE ? t.ordersInPlay.get(seat) === 0 : isHighest(t, seat, order);
};
