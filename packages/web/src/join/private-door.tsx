import type { ReactNode } from 'react';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './join.module.css';
import './words.ts';

/** Where somebody stands who came to a private table and is not invited. */
export const PrivateDoor = (): ReactNode => {
  const speaker = useSpeaker();
  return (
    <RoomPage className={styles.locked}>
      <section data-private>
        <h1>{speaker.say('join.private')}</h1>
        <p role="alert">{speaker.message({ key: 'refusal.private', args: {} })}</p>
        <p>{speaker.say('join.private.about')}</p>
        <a className={buttonClass('brass')} href={linkTo()}>
          {speaker.say('app.hall')}
        </a>
      </section>
    </RoomPage>
  );
};
