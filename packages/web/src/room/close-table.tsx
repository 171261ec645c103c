import type { ReactNode } from 'react';
import { goTo } from '../app/route.ts';
import { ConfirmButton } from '../table/menu/confirm-button.tsx';
import type { TableSession } from '../table/session/session.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './room.module.css';

/** For the host: the way to end the gathering, where the table was a mistake or nobody is to come any more. */
export const CloseTable = ({ session }: { session: TableSession }): ReactNode => {
  const speaker = useSpeaker();
  const close = async (): Promise<void> => {
    if (await session.disband()) goTo();
  };
  return (
    <div className={styles.close}>
      <ConfirmButton
        look="slate"
        label={speaker.say('room.close')}
        about={speaker.say('room.close.about')}
        yes={speaker.say('room.close.yes')}
        onYes={() => void close()}
      />
    </div>
  );
};
