import type { ReactNode } from 'react';
import { useTable } from '../session/table-context.ts';
import styles from './decision-bar.module.css';

/** Why the last thing that was asked of the table was not done. */
export const Refusal = (): ReactNode => {
  const { speaker, session } = useTable();
  const refusal = session?.store(state => state.refusal);
  return refusal === undefined ? undefined : (
    <p className={styles.refusal} role="alert">
      {speaker.message(refusal)}
    </p>
  );
};
