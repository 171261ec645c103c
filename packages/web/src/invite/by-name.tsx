import { limits } from '@runehold/protocol/limits';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import type { TableSession } from '../table/session/session.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './invite.module.css';
import type { Inviter } from './inviting.tsx';

type ByNameProps = { readonly session: TableSession; readonly inviter: Inviter };

/** Asks somebody with an account to come: they see it in the hall, and are told as they wish to be. */
export const ByName = ({ session: { house, table }, inviter }: ByNameProps): ReactNode => {
  const speaker = useSpeaker();
  const [name, setName] = useState('');
  const [told, setTold] = useState<string>();
  const invite = async (whom: string): Promise<void> => {
    setTold(undefined);
    if (!(await inviter.change(() => house.call('invite-person', { table, name: whom })))) return;
    setTold(whom);
    setName('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void invite(name.trim());
  };
  const known = inviter.asked?.known ?? [];
  return (
    <form className={styles.choices} onSubmit={submit}>
      <label>
        <span>{speaker.say('invite.name')}</span>
        <input
          value={name}
          maxLength={limits.name}
          autoComplete="off"
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      <Button look="paper" type="submit" disabled={name.trim() === ''}>
        {speaker.say('invite.button')}
      </Button>
      {known.length === 0 ? undefined : (
        <fieldset className={styles.known}>
          <legend>{speaker.say('invite.known')}</legend>
          {known.map(each => (
            <Button key={each} look="paper" onClick={() => void invite(each)}>
              <span className="sr">{speaker.say('invite.button')}: </span>
              {each}
            </Button>
          ))}
        </fieldset>
      )}
      <p role="status">{told === undefined ? undefined : speaker.say('invite.told', { name: told })}</p>
    </form>
  );
};
