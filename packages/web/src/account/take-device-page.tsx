import type { Message } from '@runehold/kernel/text/message';
import type { OutputOf } from '@runehold/protocol/hall/calls';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { PageProps } from '../app/app.tsx';
import { reasonOf } from '../app/notices.ts';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';
import { ASK_MS } from './offer-device.tsx';
import { Refused } from './parts.tsx';
import { beCalled } from './use-account.ts';
import './words.ts';

type Taken = OutputOf<'take-device'>;

/** Comes with a code, again and again until the other device has said yes; or is told why not. */
const useTaking = (
  code: string,
  isWanted: boolean,
): { readonly taken: Taken | undefined; readonly refused: Message | undefined } => {
  const [taken, setTaken] = useState<Taken>();
  const [refused, setRefused] = useState<Message>();
  const isWaiting = isWanted && refused === undefined && taken?.state !== 'in';
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (): void =>
      void theServer.call('take-device', { code }).then(
        answer => {
          if (answer.state === 'in') beCalled(answer.name);
          setTaken(answer);
        },
        (error: unknown) => setRefused(reasonOf(error)),
      );
    ask();
    const timer = setInterval(ask, ASK_MS);
    return () => clearInterval(timer);
  }, [code, isWaiting]);
  return { taken, refused };
};

/** What a second device shows that came by a code: nothing happens before somebody has said what they want. */
export const TakeDevicePage = ({ rest: [code = ''] }: PageProps): ReactNode => {
  const speaker = useSpeaker();
  const [isWanted, setWanted] = useState(false);
  const { taken, refused } = useTaking(code, isWanted);
  return (
    <RoomPage className={styles.page}>
      <section className={styles.sheet} aria-live="polite" data-take-device>
        <h1>{speaker.say('account.take')}</h1>
        {isWanted ? undefined : (
          <>
            <p>{speaker.say('account.take.about')}</p>
            <div>
              <Button look="brass" onClick={() => setWanted(true)}>
                {speaker.say('account.take.go')}
              </Button>
            </div>
          </>
        )}
        {taken?.state === 'asked' && refused === undefined ? (
          <>
            <p>{speaker.say('account.take.number', { name: taken.name })}</p>
            <p className={styles.number}>{taken.number}</p>
          </>
        ) : undefined}
        {taken?.state === 'in' ? (
          <>
            <p>{speaker.say('account.take.done', { name: taken.name })}</p>
            <p>
              <a className={buttonClass('brass')} href={linkTo()}>
                {speaker.say('account.to-hall')}
              </a>
            </p>
          </>
        ) : undefined}
        <Refused reason={refused} />
      </section>
    </RoomPage>
  );
};
