import type { ReactNode } from 'react';
import styles from './zone.module.css';

/** A named part of the table. */
export const Zone = ({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string | undefined;
}): ReactNode => (
  <section className={`${styles.zone} ${className ?? ''}`} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.row}>{children}</div>
  </section>
);
