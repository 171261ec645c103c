import type { ReactNode } from 'react';
import { useState } from 'react';
import { attempt } from '../app/notices.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './people.module.css';

type BlockButtonProps = { readonly table: string; readonly seat: string; readonly isBlocked: boolean };

/** Has nothing more to do with the person of a seat; they are not told. */
export const BlockButton = ({ table, seat, isBlocked }: BlockButtonProps): ReactNode => {
  const speaker = useSpeaker();
  const [blocked, setBlocked] = useState(isBlocked);
  const change = (): Promise<void> =>
    attempt(async () => setBlocked((await theServer.call('block', { table, seat, on: !blocked })).blocked));
  return (
    <div className={styles.block}>
      <Button aria-pressed={blocked} onClick={() => void change()}>
        {speaker.say(blocked ? 'people.unblock' : 'people.block')}
      </Button>
      <p>{speaker.say(blocked ? 'people.blocked' : 'people.block.about')}</p>
    </div>
  );
};
