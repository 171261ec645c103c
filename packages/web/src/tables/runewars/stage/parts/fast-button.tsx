import type { ReactNode } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { useTable } from '../../../../table/session/table-context.ts';
import { useDrawing } from '../../use-drawing.ts';
import styles from './stage-frame.module.css';

/** Lets everything that needs no choice be answered, until no stage is open any more. */
export const FastButton = (): ReactNode => {
  const { speaker } = useDrawing();
  const { session } = useTable();
  const isFast = session?.store(state => state.fast) ?? false;
  if (session === undefined) return undefined;
  return (
    <Button
      className={styles.tool}
      aria-pressed={isFast}
      data-fast
      onClick={() => session.store.setState({ fast: !isFast })}
    >
      <span aria-hidden="true">»</span> <span className={styles.word}>{speaker.say('rw.stage.fast')}</span>
    </Button>
  );
};
