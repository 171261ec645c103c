import { orderIds } from '@runehold/runewars/pools';
import { activeOrderOf, isResolving, playOrder } from '@runehold/runewars/rules/view/orders';
import type { ReactNode } from 'react';
import { factionAt } from '../../sight.ts';
import { useDrawing } from '../../use-drawing.ts';
import { Emblem } from '../emblem.tsx';
import styles from './play-order.module.css';

/** Who acts when, once the Orders of the season lie open. (RW-ORDER-07 to 11) */
export const PlayOrder = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  if (!isResolving(sight)) return undefined;
  const seats = playOrder(sight);
  const now = seats.indexOf(sight.t.current - 1);
  return (
    <ol className={styles.order} aria-label={speaker.say('rw.play-order')} data-play-order>
      {seats.map((seat, n) => {
        const order = activeOrderOf(sight, seat);
        if (order === undefined) return undefined;
        const name = speaker.noun('order', orderIds[order]);
        const label = speaker.say('rw.play-order.at', {
          n: n + 1,
          who: seat,
          order: name,
        });
        return (
          <li
            key={seat}
            data-now={n === now}
            data-past={n < now}
            aria-current={n === now ? 'step' : undefined}
          >
            <span aria-hidden="true" title={label}>
              <Emblem faction={factionAt(sight, seat)} />
              <b>{sight.content.orders[order].number}</b>
              {n === now ? <em>{name}</em> : undefined}
            </span>
            <span className="sr">{label}</span>
          </li>
        );
      })}
    </ol>
  );
};
