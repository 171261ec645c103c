import { limits } from '@runehold/protocol/limits';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { linkTo } from '../app/route.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSettings } from '../settings/settings.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';
import { NameField } from './fields.tsx';
import { Field, Refused } from './parts.tsx';
import { makePasskey } from './passkey.ts';
import { type Account, beCalled, useDoing } from './use-account.ts';

type ClaimFormProps = {
  readonly account: Account;
  onClaimed(codes: readonly string[]): void;
};

/** Where a guest makes an account of themselves. */
export const ClaimForm = ({ account, onClaimed }: ClaimFormProps): ReactNode => {
  const speaker = useSpeaker();
  const { takes } = account;
  const [name, setName] = useState(useSettings.getState().name);
  const [password, setPassword] = useState('');
  const { busy, refused, run } = useDoing();
  const characters = limits.accountPasswordLeast;
  const claim = async (way: 'passkey' | 'password'): Promise<void> => {
    const given = way === 'passkey' ? { passkey: await makePasskey('claim', name) } : { password };
    const claimed = await theServer.call('claim', { name, ...given });
    beCalled(claimed.name);
    onClaimed(claimed.codes);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => claim('password'));
  };
  const isNamed = name.trim() !== '';
  return (
    <form className={styles.part} onSubmit={submit} data-claim>
      <p>{speaker.say('account.guest', { name: account.name })}</p>
      <p>
        <a className={buttonClass('paper')} href={linkTo('sign-in')}>
          {speaker.say('account.have-one')}
        </a>
      </p>
      <h3>{speaker.say('account.make')}</h3>
      {takes.passkeys || takes.passwords ? undefined : <p>{speaker.say('account.no-way')}</p>}
      <NameField value={name} onType={setName} />
      {takes.passkeys ? (
        <>
          <p className={styles.about}>{speaker.say('account.passkey.about')}</p>
          <div>
            <Button look="brass" disabled={busy || !isNamed} onClick={() => run(() => claim('passkey'))}>
              {speaker.say('account.with-passkey')}
            </Button>
          </div>
        </>
      ) : undefined}
      {takes.passwords ? (
        <>
          <Field
            label={speaker.say('account.password')}
            about={speaker.say('account.password.about', { characters })}
            type="password"
            value={password}
            maxLength={limits.accountPassword}
            autoComplete="new-password"
            onChange={event => setPassword(event.currentTarget.value)}
          />
          <div>
            <Button look="paper" type="submit" disabled={busy || !isNamed || password === ''}>
              {speaker.say('account.with-password')}
            </Button>
          </div>
        </>
      ) : undefined}
      <Refused reason={refused} />
    </form>
  );
};
