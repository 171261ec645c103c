import type { Message } from '@runehold/kernel/text/message';
import { limits } from '@runehold/protocol/limits';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { reasonOf } from '../app/notices.ts';
import { RoomPage } from '../app/room-page.tsx';
import type { House } from '../house/house.ts';
import { Button } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './join.module.css';
import './words.ts';

type PasswordDoorProps = {
  readonly house: House;
  readonly table: string;
  /** The password was right. */
  onEntered(): void;
};

/** Where somebody stands who came to a table with a password. */
export const PasswordDoor = ({ house, table, onEntered }: PasswordDoorProps): ReactNode => {
  const speaker = useSpeaker();
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<Message>();
  const [isBusy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await house.call('enter-table', { table, password });
      onEntered();
    } catch (error) {
      setRefused(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter();
  };
  return (
    <RoomPage className={styles.locked}>
      <form onSubmit={submit} data-locked>
        <h1>{speaker.say('join.locked')}</h1>
        <p>{speaker.message({ key: 'refusal.locked', args: {} })}</p>
        <label>
          <span>{speaker.say('join.password')}</span>
          <input
            type="password"
            value={password}
            maxLength={limits.password}
            autoComplete="off"
            onChange={event => setPassword(event.currentTarget.value)}
          />
        </label>
        {refused === undefined ? undefined : <p role="alert">{speaker.message(refused)}</p>}
        <Button look="brass" type="submit" disabled={isBusy || password === ''}>
          {speaker.say('join.enter')}
        </Button>
      </form>
    </RoomPage>
  );
};
