import { orderIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { at } from '../addresses.ts';
import { orderIcons } from '../icons.ts';
import { Parchment } from '../parchment.tsx';
import { rulesText } from '../texts.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './orders.module.css';

type OrderCardProps = { readonly order: number; readonly state: 'hand' | 'used' | 'active' };

const OrderCard = ({ order, state }: OrderCardProps): ReactNode => {
  const drawing = useDrawing();
  const { speaker } = drawing;
  const name = speaker.noun('order', orderIds[order]);
  const label =
    state === 'hand'
      ? name
      : state === 'active'
        ? speaker.say('rw.order.active', { name })
        : speaker.say('rw.order.used', { name });
  return (
    <Thing
      at={at.order(order)}
      label={label}
      className={styles.thing}
      look={<Parchment title={`${order + 1} · ${name}`} text={rulesText(drawing, 'order', order)} />}
    >
      <span className={`${styles.card} ${styles[state]}`} aria-hidden="true">
        <b>{order + 1}</b>
        <Icon path={orderIcons[order]} className={styles.icon} />
      </span>
    </Thing>
  );
};

/** A seat's Order cards: those in play and, where they are the viewer's own, those that can still be chosen. */
export const Orders = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const all = orderIds.map((_, order) => order);
  const isPlayed = (order: number): boolean => ((sight.t.ordersInPlay[seat] >> order) & 1) === 1;
  const played = all.filter(isPlayed);
  const active = sight.t.activeOrder[seat] - 1;
  return (
    <div className={styles.orders}>
      {played.length === 0 ? undefined : (
        <section aria-label={speaker.say('rw.orders.played')}>
          <h3>{speaker.say('rw.orders.played')}</h3>
          <div className={styles.row}>
            {played.map(order => (
              <OrderCard key={orderIds[order]} order={order} state={order === active ? 'active' : 'used'} />
            ))}
          </div>
        </section>
      )}
      <section aria-label={speaker.say('rw.orders.hand')}>
        <h3>{speaker.say('rw.orders.hand')}</h3>
        <div className={styles.row}>
          {all
            .filter(order => !isPlayed(order))
            .map(order => (
              <OrderCard key={orderIds[order]} order={order} state="hand" />
            ))}
        </div>
      </section>
    </div>
  );
};
