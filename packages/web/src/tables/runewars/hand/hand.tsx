import { orderIds, seasonIds } from '@runehold/runewars/pools';
import { activeOrderOf, isChoosing, ordersInHand, ordersOf } from '@runehold/runewars/rules/view/orders';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { useTable } from '../../../table/session/table-context.ts';
import { seasonIcons } from '../icons.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './hand.module.css';
import { OrderCard } from './order-card.tsx';

/** The Order that the viewer has chosen under seal, as long as everybody is choosing. */
const useSealed = (seat: number): number | undefined => {
  const { ask } = useTable();
  if (ask?.prompt.key !== 'prompt.choose-order' || ask.seat !== seat) return undefined;
  return ask.answered?.[0];
};

/** The places of the year: the Orders that lie in play, and the seasons that have none yet. */
const InPlay = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const played = ordersOf(sight, seat);
  const active = isChoosing(sight) ? undefined : activeOrderOf(sight, seat);
  return (
    <section className={styles.played} aria-label={speaker.say('rw.orders.played')}>
      {played.map(order => (
        <OrderCard
          key={orderIds[order]}
          seat={seat}
          order={order}
          state={order === active ? 'active' : 'used'}
          isSmall
        />
      ))}
      {seasonIds.slice(played.length).map((id, i) => (
        <span
          key={id}
          className={styles.place}
          role="img"
          aria-label={speaker.say('rw.hand.place', { season: speaker.noun('season', id) })}
        >
          <Icon path={seasonIcons[played.length + i]} className={styles.season} />
        </span>
      ))}
    </section>
  );
};

/** A seat's Orders, always all of them: large while one is chosen, small while something else is played. */
export const OrderHand = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const sealed = useSealed(seat);
  const hand = ordersInHand(sight, seat);
  const isOpen = isChoosing(sight);
  return (
    <div
      className={styles.hand}
      data-hand={isOpen ? 'open' : 'folded'}
      style={{ '--n': hand.length } as CSSProperties}
    >
      <InPlay seat={seat} />
      <section className={styles.held} aria-label={speaker.say('rw.orders.hand')}>
        {hand.map(order => (
          <OrderCard
            key={orderIds[order]}
            seat={seat}
            order={order}
            state={order === sealed ? 'sealed' : 'hand'}
            isSmall={!isOpen}
          />
        ))}
      </section>
    </div>
  );
};
