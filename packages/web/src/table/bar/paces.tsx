import type { ReactNode } from 'react';
import { setSettings, useSettings } from '../../settings/settings.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import type { TableSession } from '../session/session.ts';
import styles from './decision-bar.module.css';

const paces = ['slow', 'calm', 'quick', 'skip'] as const;

/** How fast it is shown what others do, and a stop to look at it in peace. */
export const Paces = ({ session }: { session: TableSession }): ReactNode => {
  const speaker = useSpeaker();
  const pace = useSettings(state => state.pace);
  const isHeld = session.store(state => state.held);
  return (
    <fieldset className={styles.paces}>
      <legend className="sr">{speaker.say('bar.pace')}</legend>
      <button
        type="button"
        aria-pressed={isHeld}
        aria-label={speaker.say('bar.pace.hold')}
        onClick={() => session.showing.hold(!isHeld)}
      >
        <span aria-hidden="true">{isHeld ? '▶' : '❚❚'}</span>
      </button>
      {paces.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={!isHeld && pace === each}
          onClick={() => {
            setSettings({ pace: each });
            session.showing.hold(false);
          }}
        >
          {speaker.say(`bar.pace.${each}`)}
        </button>
      ))}
    </fieldset>
  );
};
