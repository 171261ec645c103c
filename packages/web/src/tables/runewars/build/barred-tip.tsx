import type { ReactNode } from 'react';
import { useTable } from '../../../table/session/table-context.ts';
import { MapTip } from '../touch/map-tip.tsx';
import { useOver } from './hand-store.ts';
import styles from './tray.module.css';

/** Why what is held may not lie where it is held. */
export const BarredTip = ({ frame }: { frame: HTMLElement | null }): ReactNode => {
  const { ask, targets, speaker } = useTable();
  const over = useOver(ask?.id);
  const reason = over === undefined ? undefined : targets.get(over)?.reason;
  if (over === undefined || reason === undefined) return undefined;
  return (
    <MapTip key={over} about={over} frame={frame}>
      <p className={styles.barred} role="status">
        {speaker.message(reason)}
      </p>
    </MapTip>
  );
};
