import type { OutputOf } from '@runehold/protocol/hall/calls';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { QrCode } from '../kit/qr/qr-code.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';
import { Refused } from './parts.tsx';
import { ProveFirst } from './prove.tsx';
import { useDoing } from './use-account.ts';

/** How often it is asked whether somebody has come, in milliseconds. */
export const ASK_MS = 1000;

type Offered = OutputOf<'offered-device'>;

/** How an offer stands, asked for again and again while it may change. */
const useOffered = (code: string | undefined): Offered | undefined => {
  const [offered, setOffered] = useState<Offered>();
  useEffect(() => {
    setOffered(undefined);
    if (code === undefined) return;
    const timer = setInterval(
      () => void theServer.call('offered-device', { code }).then(setOffered, () => undefined),
      ASK_MS,
    );
    return () => clearInterval(timer);
  }, [code]);
  return offered;
};

/** Shows another device the way in, and asks whether it is the right one. */
export const OfferDevice = ({ onIn }: { onIn(): void }): ReactNode => {
  const speaker = useSpeaker();
  const [code, setCode] = useState<string>();
  const [isIn, setIn] = useState(false);
  const { busy, refused, run } = useDoing();
  const offered = useOffered(code);
  const offer = async (): Promise<void> => {
    setIn(false);
    setCode((await theServer.call('offer-device', {})).code);
  };
  const admit = async (number: string): Promise<void> => {
    if (code !== undefined) await theServer.call('admit-device', { code, number });
    setIn(true);
    setCode(undefined);
    // It comes in when it next asks.
    setTimeout(onIn, 2 * ASK_MS);
  };
  const address = code === undefined ? '' : new URL(linkTo('device', code), location.href).href;
  const number = offered?.state === 'asked' ? (offered.number ?? '') : undefined;
  return (
    <div className={styles.part} aria-live="polite">
      {code === undefined ? (
        <div>
          <Button look="paper" disabled={busy} onClick={() => run(offer)}>
            {speaker.say('account.device.add')}
          </Button>
        </div>
      ) : undefined}
      {isIn ? <p>{speaker.say('account.device.in')}</p> : undefined}
      {offered?.state === 'gone' && !isIn ? <p>{speaker.say('account.device.gone')}</p> : undefined}
      {code !== undefined && number === undefined && offered?.state !== 'gone' ? (
        <>
          <p>{speaker.say('account.device.scan')}</p>
          <QrCode text={address} label={speaker.say('account.device.code')} className={styles.qr} />
          <input
            className={styles.link}
            readOnly
            value={address}
            aria-label={speaker.say('account.device.link')}
            onFocus={event => event.currentTarget.select()}
          />
        </>
      ) : undefined}
      {number === undefined || code === undefined ? undefined : (
        <>
          <p>
            {speaker.say('account.device.asks', {
              label: offered?.label || speaker.say('account.device.unknown'),
              number,
            })}
          </p>
          <p className={styles.number}>{number}</p>
          <div className={styles.acts}>
            <Button look="brass" disabled={busy} onClick={() => run(() => admit(number))}>
              {speaker.say('account.device.yes')}
            </Button>
            <Button look="paper" onClick={() => setCode(undefined)}>
              {speaker.say('account.device.no')}
            </Button>
          </div>
        </>
      )}
      {refused?.key === 'refusal.prove' ? (
        <ProveFirst onProved={() => run(offer)} />
      ) : (
        <Refused reason={refused} />
      )}
    </div>
  );
};
