import type { ReactNode } from 'react';
import { keyed } from '../kit/keyed.ts';
import type { Pointed } from './pointing.ts';
import styles from './rings.module.css';

/** A ring with an arrow about what is to be touched, and a plain one about what to look at. They take no touch. */
export const Rings = ({
  pointed,
  isPulsed,
}: {
  pointed: readonly Pointed[];
  isPulsed: boolean;
}): ReactNode => (
  <div className={styles.layer} aria-hidden="true" data-rings={pointed.length}>
    {keyed(pointed, ({ isTarget }) => String(isTarget)).map(({ key, item: { box, isTarget, isTight } }) => (
      <span
        key={key}
        className={`${styles.ring} ${isTarget ? styles.target : ''} ${isPulsed && isTarget ? styles.pulsed : ''}`}
        style={box}
      >
        {isTarget ? (
          <i className={`${box.top > 44 ? styles.down : styles.up} ${isTight ? styles.tight : ''}`} />
        ) : undefined}
      </span>
    ))}
  </div>
);
