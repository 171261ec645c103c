import { orderIds } from '@runehold/runewars/pools';
import { activeOrderOf, isChoosing, ordersInHand, ordersOf } from '@runehold/runewars/rules/view/orders';
import { wouldBeSupreme } from '@runehold/runewars/rules/view/realm';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { CardLook, markText } from '../closer-look.tsx';
import { orderIcons } from '../icons.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './orders.module.css';
import { orderPreview } from './preview-text.ts';

/** In hand, chosen under seal, being resolved, or in play from a season before. */
type OrderState = 'hand' | 'sealed' | 'active' | 'used';

type OrderCardProps = { readonly seat: number; readonly order: number; readonly state: OrderState };

const OrderCard = ({ seat, order, state }: OrderCardProps): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const name = speaker.noun('order', orderIds[order]);
  const isPlayed = state === 'used' || state === 'active';
  const isSupreme = !isPlayed && wouldBeSupreme(sight, seat, order);
  const told = {
    hand: name,
    sealed: speaker.say('rw.order.sealed', { name }),
    active: speaker.say('rw.order.active', { name }),
    used: speaker.say('rw.order.used', { name }),
  }[state];
  const notes = isPlayed ? [] : [orderPreview(drawing, seat, order)];
  return (
    <Thing
      at={at.order(order)}
      label={[told, ...notes].join('. ')}
      className={styles.thing}
      look={
        <CardLook
          drawing={drawing}
          kind="order"
          it={order}
          notes={[...notes, markText(drawing, 'supremacy')]}
        />
      }
    >
      <span
        className={`${styles.card} ${styles[state]}`}
        data-order={state}
        data-supreme={isSupreme}
        aria-hidden="true"
      >
        <b>{sight.content.orders[order].number}</b>
        <Icon path={orderIcons[order]} className={styles.icon} />
      </span>
    </Thing>
  );
};

/** The Order that the viewer has chosen under seal, as long as everybody is choosing. */
const useSealed = (seat: number): number | undefined => {
  const { ask } = useTable();
  if (ask?.prompt.key !== 'prompt.choose-order' || ask.seat !== seat) return undefined;
  return ask.answered?.[0];
};

/** A seat's Order cards: those in play and, where they are the viewer's own, those that can still be chosen. */
export const Orders = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const sealed = useSealed(seat);
  const played = ordersOf(sight, seat);
  const active = isChoosing(sight) ? undefined : activeOrderOf(sight, seat);
  const hand = ordersInHand(sight, seat);
  return (
    <div className={styles.orders}>
      {played.length === 0 ? undefined : (
        <section aria-label={speaker.say('rw.orders.played')}>
          <h3>{speaker.say('rw.orders.played')}</h3>
          <div className={styles.row}>
            {played.map(order => (
              <OrderCard
                key={orderIds[order]}
                seat={seat}
                order={order}
                state={order === active ? 'active' : 'used'}
              />
            ))}
          </div>
        </section>
      )}
      <section aria-label={speaker.say('rw.orders.hand')}>
        <h3>{speaker.say('rw.orders.hand')}</h3>
        <div className={styles.row}>
          {hand.map(order => (
            <OrderCard
              key={orderIds[order]}
              seat={seat}
              order={order}
              state={order === sealed ? 'sealed' : 'hand'}
            />
          ))}
        </div>
      </section>
    </div>
  );
};
