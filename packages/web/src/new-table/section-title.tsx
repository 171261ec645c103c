import type { ReactNode } from 'react';
import styles from './new-table.module.css';

/** A heading with its number: the order in which a table is set. The page counts them, whichever a game has. */
export const SectionTitle = ({
  note,
  children,
}: {
  note?: string | undefined;
  children: ReactNode;
}): ReactNode => (
  <h2 className={styles.title}>
    <span aria-hidden="true" />
    {children}
    {note === undefined ? undefined : <small>{note}</small>}
  </h2>
);
