import { limits } from '@runehold/protocol/limits';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { since } from '../hall/since.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';
import { Field, Refused } from './parts.tsx';
import { makePasskey } from './passkey.ts';
import { Prove } from './prove.tsx';
import { type Account, useDoing } from './use-account.ts';

type WaysInProps = {
  readonly account: Account;
  refresh(): Promise<void>;
  onCodes(codes: readonly string[]): void;
};

const PasswordForm = ({ account, refresh }: Omit<WaysInProps, 'onCodes'>): ReactNode => {
  const speaker = useSpeaker();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { busy, refused, run } = useDoing();
  const asksCurrent = account.password && !account.renew;
  const change = async (): Promise<void> => {
    await theServer.call('add-credential', { password, ...(asksCurrent && { current }) });
    setCurrent('');
    setPassword('');
    setDone(true);
    await refresh();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(change);
  };
  return (
    <form className={styles.part} onSubmit={submit}>
      <input type="hidden" autoComplete="username" value={account.name} readOnly />
      {asksCurrent ? (
        <Field
          label={speaker.say('account.password.current')}
          type="password"
          value={current}
          maxLength={limits.accountPassword}
          autoComplete="current-password"
          onChange={event => setCurrent(event.currentTarget.value)}
        />
      ) : undefined}
      <Field
        label={speaker.say('account.password.new')}
        about={speaker.say('account.password.about', { characters: limits.accountPasswordLeast })}
        type="password"
        value={password}
        maxLength={limits.accountPassword}
        autoComplete="new-password"
        onChange={event => setPassword(event.currentTarget.value)}
      />
      <div>
        <Button look="paper" type="submit" disabled={busy || password === ''}>
          {speaker.say(account.password ? 'account.password.change' : 'account.password.set')}
        </Button>
      </div>
      <p role="status">{isDone ? speaker.say('account.password.changed') : undefined}</p>
      <Refused reason={refused} />
    </form>
  );
};

/** By what somebody signs in, and what they would with nothing else left. */
export const WaysIn = ({ account, refresh, onCodes }: WaysInProps): ReactNode => {
  const speaker = useSpeaker();
  const { busy, refused, run } = useDoing();
  const add = async (): Promise<void> => {
    await theServer.call('add-credential', { passkey: await makePasskey('add') });
    await refresh();
  };
  const remove = async (id: string): Promise<void> => {
    await theServer.call('remove-passkey', { id });
    await refresh();
  };
  const renewCodes = async (): Promise<void> => {
    onCodes((await theServer.call('new-codes', {})).codes);
    await refresh();
  };
  return (
    <div className={styles.part}>
      <h3>{speaker.say('account.ways')}</h3>
      {account.renew ? (
        <p role="alert" className={styles.refused}>
          {speaker.say('account.renew')}
        </p>
      ) : undefined}
      <ul className={styles.list}>
        {account.password ? <li>{speaker.say('account.ways.password')}</li> : undefined}
        {account.passkeys.map((passkey, i) => (
          <li key={passkey.id}>
            <span>
              {speaker.say('account.ways.passkey', { n: i + 1 })}{' '}
              <small>{speaker.say('account.ways.since', { since: since(passkey.since, speaker) })}</small>
            </span>
            <Button
              look="paper"
              disabled={busy}
              aria-label={speaker.say('account.ways.remove', { n: i + 1 })}
              onClick={() => run(() => remove(passkey.id))}
            >
              ✕
            </Button>
          </li>
        ))}
        <li>
          <span>{speaker.say('account.codes.left', { n: account.codes })}</span>
          <Button look="paper" disabled={busy} onClick={() => run(renewCodes)}>
            {speaker.say('account.codes.new')}
          </Button>
        </li>
      </ul>
      {account.takes.passkeys ? (
        <div>
          <Button look="paper" disabled={busy} onClick={() => run(add)}>
            {speaker.say('account.ways.add')}
          </Button>
        </div>
      ) : undefined}
      {refused?.key === 'refusal.prove' ? (
        <Prove account={account} onProved={() => run(refresh)} />
      ) : (
        <Refused reason={refused} />
      )}
      {account.takes.passwords ? <PasswordForm account={account} refresh={refresh} /> : undefined}
    </div>
  );
};
