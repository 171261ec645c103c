import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { PageProps } from '../app/app.tsx';
import { RoomPage } from '../app/room-page.tsx';
import { goTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';
import { NameField, PasswordField } from './fields.tsx';
import { Field, Refused } from './parts.tsx';
import { signWithPasskey } from './passkey.ts';
import { beCalled, useAccount, useDoing } from './use-account.ts';
import './words.ts';

type RecoverProps = { readonly name: string; setName(name: string): void };

/** For whoever has lost every way in but an address of theirs that we know. */
const Recover = ({ name, setName }: RecoverProps): ReactNode => {
  const speaker = useSpeaker();
  const [isSent, setSent] = useState(false);
  const { busy, refused, run } = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      await theServer.call('recover', { name });
      setSent(true);
    });
  };
  return (
    <details className={styles.part}>
      <summary>{speaker.say('account.recover')}</summary>
      <form className={styles.part} onSubmit={submit}>
        <p className={styles.about}>{speaker.say('account.recover.about')}</p>
        <NameField value={name} onType={setName} />
        <Button look="paper" type="submit" disabled={busy || name === ''}>
          {speaker.say('account.recover.do')}
        </Button>
        <p role="status">{isSent ? speaker.say('account.recover.sent') : undefined}</p>
        <Refused reason={refused} />
      </form>
    </details>
  );
};

/** Where somebody comes who has an account. */
export const SignInPage = ({ rest: [letter] }: PageProps): ReactNode => {
  const speaker = useSpeaker();
  const [account] = useAccount();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, refused, run } = useDoing();
  const enter = async (way: 'passkey' | 'password' | 'code' | 'letter'): Promise<void> => {
    const typed = way === 'password' ? { name, password } : { name, code };
    const given = way === 'letter' && letter !== undefined ? { letter } : typed;
    const entered = await theServer.call(
      'sign-in',
      way === 'passkey' ? { passkey: await signWithPasskey() } : given,
    );
    beCalled(entered.name);
    // Who came by a code must find another way in; all others came to play.
    if (entered.renew) goTo('settings');
    else goTo();
  };
  const submit =
    (way: 'password' | 'code') =>
    (event: FormEvent): void => {
      event.preventDefault();
      run(() => enter(way));
    };
  return (
    <RoomPage className={styles.page}>
      <section className={styles.sheet} data-sign-in>
        <h1>{speaker.say('account.sign-in')}</h1>
        <p>{speaker.say('account.sign-in.about')}</p>
        {letter === undefined ? undefined : (
          <div className={styles.part} data-letter>
            <p>{speaker.say('account.letter.about')}</p>
            <Button look="brass" disabled={busy} onClick={() => run(() => enter('letter'))}>
              {speaker.say('account.letter.use')}
            </Button>
          </div>
        )}
        {account?.takes.passkeys === true ? (
          <div>
            <Button look="brass" disabled={busy} onClick={() => run(() => enter('passkey'))}>
              {speaker.say('account.sign-in.passkey')}
            </Button>
          </div>
        ) : undefined}
        <Refused reason={refused} />
        {account && !account.takes.passwords ? <p>{speaker.say('account.no-way')}</p> : undefined}
        {account?.takes.passwords === true ? (
          <>
            <form className={styles.part} onSubmit={submit('password')}>
              <h2>{speaker.say('account.sign-in.password')}</h2>
              <NameField value={name} onType={setName} />
              <PasswordField value={password} onType={setPassword} />
              <div>
                <Button look="brass" type="submit" disabled={busy || name === '' || password === ''}>
                  {speaker.say('account.sign-in.do')}
                </Button>
              </div>
            </form>
            <details className={styles.part}>
              <summary>{speaker.say('account.sign-in.code')}</summary>
              <form className={styles.part} onSubmit={submit('code')}>
                <p className={styles.about}>{speaker.say('account.code.about')}</p>
                <NameField value={name} onType={setName} />
                <Field
                  label={speaker.say('account.code')}
                  value={code}
                  maxLength={64}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={event => setCode(event.currentTarget.value)}
                />
                <div>
                  <Button look="paper" type="submit" disabled={busy || name === '' || code === ''}>
                    {speaker.say('account.code.use')}
                  </Button>
                </div>
              </form>
            </details>
            <Recover name={name} setName={setName} />
          </>
        ) : undefined}
      </section>
    </RoomPage>
  );
};
