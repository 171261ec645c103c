import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import styles from './notices.module.css';
import type { PlaceProps } from './notices-part.tsx';
import { type PushState, pushState, subscribeHere, unsubscribeHere } from './push-here.ts';
import { TestButton } from './test-button.tsx';

const told = {
  cannot: 'notices.push.cannot',
  ios: 'notices.push.ios',
  denied: 'notices.push.denied',
  off: 'notices.push.is-off',
  on: 'notices.push.is-on',
} as const;

/** Notices that this very browser shows. */
export const PushPlace = ({ mine, change }: PlaceProps): ReactNode => {
  const speaker = useSpeaker();
  const [state, setState] = useState<PushState>();
  const { push: known, offered } = mine;
  useEffect(() => {
    void pushState(known).then(setState);
  }, [known]);
  const key = offered.push;
  if (key === undefined)
    return (
      <div className={styles.place}>
        <h3>{speaker.say('notices.push')}</h3>
        <p>{speaker.say('notices.push.elsewhere')}</p>
      </div>
    );
  const turnOn = async (): Promise<void> => {
    const place = await subscribeHere(key);
    if (place) await change('add-push', place);
    setState(await pushState(mine.push));
  };
  const turnOff = async (): Promise<void> => {
    const endpoint = await unsubscribeHere();
    if (endpoint !== undefined) await change('drop-push', { endpoint });
  };
  return (
    <div className={styles.place}>
      <h3>{speaker.say('notices.push')}</h3>
      {state === undefined ? undefined : <p aria-live="polite">{speaker.say(told[state])}</p>}
      <div className={styles.acts}>
        {state === 'off' ? (
          <Button look="brass" onClick={() => void turnOn()}>
            {speaker.say('notices.push.on')}
          </Button>
        ) : undefined}
        {state === 'on' ? (
          <>
            <Button look="paper" onClick={() => void turnOff()}>
              {speaker.say('notices.push.off')}
            </Button>
            <TestButton channel="push" />
          </>
        ) : undefined}
      </div>
    </div>
  );
};
