import { type Scope, scopesOf } from '@runehold/protocol/api/scopes';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { Field, Refused } from '../account/parts.tsx';
import { ProveFirst } from '../account/prove.tsx';
import { useDoing } from '../account/use-account.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import type { Bot } from './programs-part.tsx';

/** For how many days a token can be had. */
const terms = [7, 90, 365] as const;

const LONGEST_LABEL = 24;

type TokenFormProps = { readonly bots: readonly Bot[]; onMade(token: string): void };

/** Where somebody makes a token: for whom, for what, for how long. */
export const TokenForm = ({ bots, onMade }: TokenFormProps): ReactNode => {
  const speaker = useSpeaker();
  const [label, setLabel] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [days, setDays] = useState<number>(90);
  const [without, setWithout] = useState<readonly Scope[]>(['host', 'chat']);
  const { busy, refused, run } = useDoing();
  // A bot is what most come for.
  const bot = chosen ?? bots.at(-1)?.id ?? '';
  const possible = scopesOf[bot === '' ? 'person' : 'bot'];
  const scopes = possible.filter(scope => !without.includes(scope));
  const needsProof = refused?.key === 'refusal.prove';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      const { token } = await theServer.call('make-token', {
        ...{ label, scopes, days },
        ...(bot !== '' && { bot }),
      });
      setLabel('');
      onMade(token);
    });
  };
  return (
    <>
      <form className={styles.part} onSubmit={submit}>
        <label className={styles.field}>
          <span>{speaker.say('programs.token.for')}</span>
          <select value={bot} onChange={event => setChosen(event.currentTarget.value)}>
            <option value="">{speaker.say('programs.token.me')}</option>
            {bots.map(({ id, name }) => (
              <option key={id} value={id}>
                {speaker.say('programs.marked', { name })}
              </option>
            ))}
          </select>
        </label>
        <Field
          label={speaker.say('programs.token.label')}
          value={label}
          maxLength={LONGEST_LABEL}
          autoComplete="off"
          onChange={event => setLabel(event.currentTarget.value)}
        />
        <label className={styles.field}>
          <span>{speaker.say('programs.token.days')}</span>
          <select value={days} onChange={event => setDays(Number(event.currentTarget.value))}>
            {terms.map(term => (
              <option key={term} value={term}>
                {speaker.say('programs.token.days-of', { n: term })}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={styles.checks}>
          <legend>{speaker.say('programs.token.scopes')}</legend>
          {possible.map(scope => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={event =>
                  setWithout(
                    event.currentTarget.checked
                      ? without.filter(each => each !== scope)
                      : [...without, scope],
                  )
                }
              />
              {speaker.say(`programs.scope.${scope}`)}
            </label>
          ))}
        </fieldset>
        {needsProof ? undefined : <Refused reason={refused} />}
        <Button look="paper" type="submit" disabled={busy || scopes.length === 0}>
          {speaker.say('programs.token.make')}
        </Button>
      </form>
      {needsProof ? <ProveFirst onProved={() => run(async () => undefined)} /> : undefined}
    </>
  );
};
