import { limits } from '@runehold/protocol/limits';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Refused } from '../account/parts.tsx';
import { useDoing } from '../account/use-account.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './invite-bot.module.css';

/** Where the host of a table for outside bots, too, invites one by its name. */
export const InviteBot = ({ table }: { readonly table: string }): ReactNode => {
  const speaker = useSpeaker();
  const [name, setName] = useState('');
  const [invited, setInvited] = useState<string>();
  const { busy, refused, run } = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setInvited(undefined);
    run(async () => {
      await theServer.call('invite-bot', { table, name });
      setInvited(name.trim());
      setName('');
    });
  };
  return (
    <form className={styles.invite} onSubmit={submit} data-invite-bot>
      <label>
        <span>{speaker.say('programs.invite.name')}</span>
        <input
          value={name}
          maxLength={limits.name}
          autoComplete="off"
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      <Button look="paper" type="submit" disabled={busy || name.trim() === ''}>
        {speaker.say('programs.invite')}
      </Button>
      <p role="status">
        {invited === undefined ? undefined : speaker.say('programs.invited', { name: invited })}
      </p>
      <Refused reason={refused} />
    </form>
  );
};
