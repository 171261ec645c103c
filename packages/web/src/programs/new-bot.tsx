import { limits } from '@runehold/protocol/limits';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { Field, Refused } from '../account/parts.tsx';
import { useDoing } from '../account/use-account.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';

/** Where somebody makes a bot of theirs. */
export const NewBot = ({ onMade }: { onMade(): void }): ReactNode => {
  const speaker = useSpeaker();
  const [name, setName] = useState('');
  const { busy, refused, run } = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      await theServer.call('make-bot', { name });
      setName('');
      onMade();
    });
  };
  return (
    <form className={styles.part} onSubmit={submit}>
      <Field
        label={speaker.say('programs.bot.name')}
        value={name}
        maxLength={limits.name}
        autoComplete="off"
        onChange={event => setName(event.currentTarget.value)}
      />
      <Refused reason={refused} />
      <Button look="paper" type="submit" disabled={busy || name.trim() === ''}>
        {speaker.say('programs.bot.make')}
      </Button>
    </form>
  );
};
