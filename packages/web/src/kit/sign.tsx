import type { ReactNode } from 'react';
import styles from './sign.module.css';

/** What a button says: in words, and on a phone or an upright tablet in the sign that stands for them; it is read out in words there too. */
export const Sign = ({ words, children }: { words: string; children: ReactNode }): ReactNode => (
  <>
    <span className={styles.words}>{words}</span>
    <span className={styles.sign} aria-hidden="true">
      {children}
    </span>
  </>
);
