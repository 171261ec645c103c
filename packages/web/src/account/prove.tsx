import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';
import { PasswordField } from './fields.tsx';
import { Refused } from './parts.tsx';
import { signWithPasskey } from './passkey.ts';
import { type Account, useAccount, useDoing } from './use-account.ts';
import './words.ts';

type ProveProps = { readonly account: Account; onProved(): void };

/** Asks once more who one is: whoever found a browser open is not let at what opens the account for good. */
export const Prove = ({ account, onProved }: ProveProps): ReactNode => {
  const speaker = useSpeaker();
  const [password, setPassword] = useState('');
  const { busy, refused, run } = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      await theServer.call('prove', { password });
      onProved();
    });
  };
  const sign = async (): Promise<void> => {
    await theServer.call('prove', { passkey: await signWithPasskey() });
    onProved();
  };
  return (
    <form className={styles.part} onSubmit={submit} data-prove>
      <h3>{speaker.say('account.prove')}</h3>
      <p className={styles.about}>{speaker.say('account.prove.about')}</p>
      {account.passkeys.length > 0 ? (
        <Button look="brass" disabled={busy} onClick={() => run(sign)}>
          {speaker.say('account.prove.passkey')}
        </Button>
      ) : undefined}
      {account.password ? (
        <>
          <input type="hidden" autoComplete="username" value={account.name} readOnly />
          <PasswordField value={password} onType={setPassword} />
          <Button look="brass" type="submit" disabled={busy || password === ''}>
            {speaker.say('account.prove.do')}
          </Button>
        </>
      ) : undefined}
      <Refused reason={refused} />
    </form>
  );
};

/** The same beside something else for which that is asked. */
export const ProveFirst = ({ onProved }: Pick<ProveProps, 'onProved'>): ReactNode => {
  const [account] = useAccount();
  return account && <Prove account={account} onProved={onProved} />;
};
