import type { ReactNode } from 'react';
import styles from './zone.module.css';

type ZoneProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A named part of the table. */
export const Zone = ({ title, children, className }: ZoneProps): ReactNode => (
  <section className={`${styles.zone} ${className ?? ''}`} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.row}>{children}</div>
  </section>
);
