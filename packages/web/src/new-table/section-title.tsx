import type { ReactNode } from 'react';
import styles from './new-table.module.css';

/** A numbered heading: the order in which a table is set. */
export const SectionTitle = ({ n, children }: { n: number; children: ReactNode }): ReactNode => (
  <h2 className={styles.title}>
    <span aria-hidden="true">{n}</span> {children}
  </h2>
);
