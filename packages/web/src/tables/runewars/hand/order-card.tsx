import { orderIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { keyed } from '../../../kit/keyed.ts';
import { Thing } from '../../../table/board/thing.tsx';
import { at } from '../addresses.ts';
import { CardLook, markText } from '../closer-look.tsx';
import { icons, orderIcons } from '../icons.ts';
import { orderPreview } from '../rail/preview-text.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './order-card.module.css';
import { type OrderLines, orderLines } from './order-lines.ts';

/** In hand, chosen under seal, being resolved, or in play from a season before. */
export type OrderState = 'hand' | 'sealed' | 'active' | 'used';

/** The face of a card in hand. */
const Face = ({ lines: { gains, condition, foot } }: { lines: OrderLines }): ReactNode => (
  <>
    <span className={styles.body}>
      <span className={styles.gains}>
        {keyed(gains, ({ icon }) => icon).map(({ key, item }) => (
          <span key={key}>
            <Icon path={item.icon} className={styles.figure} />
            {item.text}
          </span>
        ))}
      </span>
      <span className={styles.condition}>{condition}</span>
    </span>
    <span className={styles.foot} data-bonus={foot.isBonus}>
      <Icon path={icons.capital} className={styles.crown} />
      <span>{foot.text}</span>
    </span>
  </>
);

type OrderCardProps = {
  readonly seat: number;
  readonly order: number;
  readonly state: OrderState;
  /** Whether it lies on the table or is held folded: a small card with number and icon. */
  readonly isSmall: boolean;
};

/** An Order card. The number is the Order's own, and the key that chooses it. */
export const OrderCard = ({ seat, order, state, isSmall }: OrderCardProps): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const name = speaker.noun('order', orderIds[order]);
  const { number } = sight.content.orders[order];
  const told = {
    hand: name,
    sealed: speaker.say('rw.order.sealed', { name }),
    active: speaker.say('rw.order.active', { name }),
    used: speaker.say('rw.order.used', { name }),
  }[state];
  const isPlayed = state === 'used' || state === 'active';
  const notes = isPlayed ? [] : [orderPreview(drawing, seat, order)];
  const lines = isPlayed ? undefined : orderLines(drawing, seat, order);
  return (
    <Thing
      at={at.order(order)}
      label={[told, ...notes].join('. ')}
      className={isSmall ? styles.small : styles.thing}
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
        data-supreme={lines?.foot.isBonus ?? false}
        aria-hidden="true"
      >
        <b className={styles.number}>{number}</b>
        <Icon path={orderIcons[order]} className={styles.icon} />
        {isSmall || lines === undefined ? undefined : (
          <>
            <span className={styles.name}>{name}</span>
            <Face lines={lines} />
          </>
        )}
      </span>
    </Thing>
  );
};
