import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { saveText } from '../table/menu/files.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';
import { Field, Refused } from './parts.tsx';
import { type Account, beCalled, useDoing } from './use-account.ts';

type MyDataProps = { readonly account: Account; onForgotten(): void };

/** What is kept about somebody: to have, or to have deleted. */
export const MyData = ({ account, onForgotten }: MyDataProps): ReactNode => {
  const speaker = useSpeaker();
  const [isSure, setSure] = useState(false);
  const [name, setName] = useState('');
  const { busy, refused, run } = useDoing();
  const fetchData = async (): Promise<void> => {
    const { file, body } = await theServer.call('my-data', {});
    saveText(file, 'application/jsonl', body);
  };
  const forget = async (): Promise<void> => {
    await theServer.call('forget-me', { name });
    beCalled('');
    onForgotten();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(forget);
  };
  return (
    <form className={styles.part} onSubmit={submit}>
      <h3>{speaker.say('account.data')}</h3>
      <p>{speaker.say('account.data.about')}</p>
      <div className={styles.acts}>
        <Button look="paper" disabled={busy} onClick={() => run(fetchData)}>
          {speaker.say('account.data.fetch')}
        </Button>
        {isSure ? undefined : (
          <Button look="paper" onClick={() => setSure(true)}>
            {speaker.say(account.claimed ? 'account.forget' : 'account.forget.guest')}
          </Button>
        )}
      </div>
      {isSure ? (
        <>
          <p>{speaker.say('account.forget.about', { name: account.name })}</p>
          <Field
            label={speaker.say('account.forget.name')}
            value={name}
            autoComplete="off"
            onChange={event => setName(event.currentTarget.value)}
          />
          <div className={styles.acts}>
            <Button look="paper" type="submit" disabled={busy || name.trim() === ''}>
              {speaker.say('account.forget.yes')}
            </Button>
            <Button look="brass" onClick={() => setSure(false)}>
              {speaker.say('account.forget.no')}
            </Button>
          </div>
        </>
      ) : undefined}
      <Refused reason={refused} />
    </form>
  );
};
