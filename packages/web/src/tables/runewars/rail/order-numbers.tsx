import { orderIds } from '@runehold/runewars/pools';
import { activeOrderOf, isChoosing, ordersOf } from '@runehold/runewars/rules/view/orders';
import type { ReactNode } from 'react';
import type { Drawing } from '../use-drawing.ts';
import styles from './order-numbers.module.css';

/** A seat's Orders in play by number, the active one lit; its Orders in hand are told by what is missing. */
export const OrderNumbers = ({ drawing, seat }: { drawing: Drawing; seat: number }): ReactNode => {
  const { sight, speaker } = drawing;
  const active = isChoosing(sight) ? undefined : activeOrderOf(sight, seat);
  return ordersOf(sight, seat).map(order => (
    <b
      key={orderIds[order]}
      className={styles.order}
      data-active={order === active}
      title={speaker.noun('order', orderIds[order])}
    >
      {sight.content.orders[order].number}
    </b>
  ));
};
