import type { ReactNode } from 'react';
import { useState } from 'react';
import { attempt } from '../app/notices.ts';
import { useCall } from '../app/use-call.ts';
import { forgetIntroductions } from '../house/introduce.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { setSettings } from './settings.ts';
import styles from './settings-page.module.css';

/** This browser shows no more notices of whoever it was known as. */
const forgetPush = async (): Promise<void> => {
  const { unsubscribeHere } = await import('./notices/push-here.ts');
  const endpoint = await unsubscribeHere();
  if (endpoint !== undefined) await theServer.call('drop-push', { endpoint });
};

/** What the server knows of this browser, and how to have it forgotten. Where it knows nothing, nothing is shown. */
export const KnownBrowser = (): ReactNode => {
  const speaker = useSpeaker();
  const asked = useCall(theServer, 'sessions', {});
  const me = useCall(theServer, 'me', {});
  const [step, setStep] = useState<'known' | 'sure' | 'forgotten'>('known');
  const [ended, setEnded] = useState(false);
  const sessions = asked.state === 'answered' ? asked.output.sessions : [];
  const others = ended ? 0 : sessions.filter(({ current }) => !current).length;
  // Who has an account signs out of it; what follows is about guests.
  const isMember = me.state === 'answered' && me.output.account === true;
  if (sessions.length === 0 || isMember) return undefined;
  const end = (session: 'this' | 'others', done: () => void): void =>
    void attempt(async () => {
      // Who is no longer known here is told nothing here either.
      if (session === 'this') await forgetPush();
      await theServer.call('sign-out', { session });
      done();
    });
  const forget = (): void =>
    end('this', () => {
      forgetIntroductions();
      setSettings({ name: '' });
      setStep('forgotten');
    });
  return (
    <section className={styles.sheet} aria-live="polite">
      <h2>{speaker.say('settings.known')}</h2>
      {step === 'forgotten' ? <p>{speaker.say('settings.forgotten')}</p> : undefined}
      {step === 'known' ? (
        <>
          <p>{speaker.say('settings.known.about')}</p>
          <div className={styles.acts}>
            <Button look="paper" onClick={() => setStep('sure')}>
              {speaker.say('settings.forget')}
            </Button>
            {others === 0 ? undefined : (
              <Button look="paper" onClick={() => end('others', () => setEnded(true))}>
                {speaker.say('settings.others', { n: others })}
              </Button>
            )}
          </div>
        </>
      ) : undefined}
      {step === 'sure' ? (
        <>
          <p>{speaker.say('settings.forget.sure')}</p>
          <div className={styles.acts}>
            <Button look="paper" onClick={forget}>
              {speaker.say('settings.forget.yes')}
            </Button>
            <Button look="brass" onClick={() => setStep('known')}>
              {speaker.say('settings.forget.no')}
            </Button>
          </div>
        </>
      ) : undefined}
    </section>
  );
};
