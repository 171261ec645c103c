import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { setSettings, useSettings } from '../../../settings/settings.ts';
import { icons } from '../icons.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './map.module.css';

/** Whether the camera goes by itself to what is decided and to what happens. It is remembered. */
export const FollowSwitch = (): ReactNode => {
  const { speaker } = useDrawing();
  const isFollowing = useSettings(({ follow }) => follow);
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={isFollowing}
      aria-label={speaker.say('rw.camera')}
      title={speaker.say(isFollowing ? 'rw.camera.on' : 'rw.camera.off')}
      onClick={() => setSettings({ follow: !isFollowing })}
    >
      <Icon path={icons.camera} />
    </button>
  );
};
