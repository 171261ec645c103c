import type { CSSProperties, ReactNode } from 'react';
import styles from './zone.module.css';

type ZoneProps = {
  readonly title: string;
  /** A word or two beside the title. */
  readonly hint?: string | undefined;
  /** How many cards wide it is; its cards are as large as fits. */
  readonly wide: number;
  /** Whether it keeps its width, while others share what is left. */
  readonly keeps?: boolean;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A named part of the table: a row of cards, none of which covers another. */
export const Zone = ({ title, hint, wide, keeps = false, children, className }: ZoneProps): ReactNode => (
  <section
    className={`${styles.zone} ${keeps ? styles.keeps : styles.shares} ${className ?? ''}`}
    style={{ '--n': Math.max(1, wide) } as CSSProperties}
    aria-label={title}
  >
    <h2 className={styles.title}>
      {title}
      {hint === undefined ? undefined : <small>{hint}</small>}
    </h2>
    <div className={styles.row}>{children}</div>
  </section>
);
