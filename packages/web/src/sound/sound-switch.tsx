import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { setSettings, useSettings } from '../settings/settings.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { playSound } from './play.ts';
import styles from './sound-switch.module.css';
import './words.ts';

/** Silence at a touch, wherever one is; how loud it is otherwise is set in the settings. */
export const SoundSwitch = (): ReactNode => {
  const speaker = useSpeaker();
  const isOn = useSettings(({ volume }) => volume !== 'off');
  const name = speaker.say(isOn ? 'sound.on' : 'sound.off');
  return (
    <span className={styles.switch}>
      <Button
        look="round"
        aria-label={name}
        title={name}
        onClick={() => {
          setSettings({ volume: isOn ? 'off' : 'quiet' });
          void playSound('turn');
        }}
      >
        <Icon path={isOn ? icon('speaker') : icon('speaker-off')} />
      </Button>
    </span>
  );
};
