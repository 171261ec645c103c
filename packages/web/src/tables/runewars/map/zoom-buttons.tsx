import type { ReactNode } from 'react';
import { useDrawing } from '../use-drawing.ts';
import { FollowSwitch } from './follow-switch.tsx';
import styles from './map.module.css';
import type { Camera } from './use-camera.ts';

/** Closer, farther, all of it, for those who have neither wheel nor two fingers free; and whether it moves by itself. */
export const ZoomButtons = ({ camera: { zoom, showAll } }: { camera: Camera }): ReactNode => {
  const { speaker } = useDrawing();
  return (
    <div className={styles.zoom}>
      <FollowSwitch />
      <button type="button" aria-label={speaker.say('rw.zoom-in')} onClick={() => zoom(1.25)}>
        +
      </button>
      <button type="button" aria-label={speaker.say('rw.zoom-out')} onClick={() => zoom(0.8)}>
        −
      </button>
      <button type="button" aria-label={speaker.say('rw.fit')} onClick={showAll}>
        ⤢
      </button>
    </div>
  );
};
