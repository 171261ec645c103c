import type { ReactNode } from 'react';
import styles from './stage-cards.module.css';

/** Cards on a stage, side by side. */
export const StageCards = ({ children }: { children: ReactNode }): ReactNode => (
  <div className={styles.cards}>{children}</div>
);
