import type { ReactNode } from 'react';
import styles from './parchment.module.css';

/** A closer look at something: what it is called and what it does. */
export const Parchment = ({ title, text }: { title: string; text?: string }): ReactNode => (
  <div className={styles.parchment}>
    <b>{title}</b>
    {text === undefined ? undefined : <p>{text}</p>}
  </div>
);
