import type { ReactNode } from 'react';
import { useState } from 'react';
import { Refused } from '../../account/parts.tsx';
import { ProveFirst } from '../../account/prove.tsx';
import { useDoing } from '../../account/use-account.ts';
import { Button } from '../../kit/button.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import styles from './notices.module.css';
import type { PlaceProps } from './notices-part.tsx';
import { TestButton } from './test-button.tsx';

type MailPlaceProps = Pick<PlaceProps, 'mine'> & { set(address: string): Promise<void> };

/** The address that letters go to, and whether it has said that it is right. */
export const MailPlace = ({ mine: { mail, offered }, set }: MailPlaceProps): ReactNode => {
  const speaker = useSpeaker();
  const { refused, run } = useDoing();
  const needsProof = refused?.key === 'refusal.prove';
  const [address, setAddress] = useState(mail?.address ?? '');
  return (
    <div className={styles.place}>
      <h3>{speaker.say('notices.mail')}</h3>
      {offered.mail ? undefined : <p>{speaker.say('notices.mail.elsewhere')}</p>}
      <p aria-live="polite">
        {mail === undefined
          ? ''
          : speaker.say(mail.isGood ? 'notices.mail.good' : 'notices.mail.asked', { address: mail.address })}
      </p>
      {offered.mail ? (
        <form
          className={styles.acts}
          onSubmit={event => {
            event.preventDefault();
            run(() => set(address));
          }}
        >
          <label className={styles.field}>
            <span>{speaker.say('notices.mail.address')}</span>
            <input
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              value={address}
              onChange={event => setAddress(event.currentTarget.value)}
            />
          </label>
          <Button look="paper" type="submit">
            {speaker.say('notices.mail.set')}
          </Button>
        </form>
      ) : undefined}
      {mail === undefined ? undefined : (
        <div className={styles.acts}>
          <Button look="paper" onClick={() => run(() => set(''))}>
            {speaker.say('notices.mail.drop')}
          </Button>
          {mail.isGood ? <TestButton channel="mail" /> : undefined}
        </div>
      )}
      {needsProof ? <ProveFirst onProved={() => run(async () => undefined)} /> : <Refused reason={refused} />}
    </div>
  );
};
