import type { OutputOf } from '@runehold/protocol/hall/calls';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { since } from '../hall/since.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';
import { OfferDevice } from './offer-device.tsx';
import { Refused } from './parts.tsx';
import { useDoing } from './use-account.ts';

type Session = OutputOf<'sessions'>['sessions'][number];

/** The browsers that are known as mine; each can be signed out, and another brought in. */
export const DeviceList = (): ReactNode => {
  const speaker = useSpeaker();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const { busy, refused, run } = useDoing();
  const refresh = useCallback(async () => setSessions((await theServer.call('sessions', {})).sessions), []);
  useEffect(() => void refresh().catch(() => undefined), [refresh]);
  const end = async (session: string): Promise<void> => {
    await theServer.call('sign-out', { session });
    await refresh();
  };
  const labelOf = ({ label }: Session): string => label || speaker.say('account.device.unknown');
  return (
    <div className={styles.part}>
      <h3>{speaker.say('account.devices')}</h3>
      <ul className={styles.list} data-devices>
        {sessions.map(session => (
          <li key={session.id}>
            <span>
              {labelOf(session)}{' '}
              <small>
                {session.current
                  ? speaker.say('account.device.this')
                  : speaker.say('account.device.seen', { since: since(session.seen, speaker) })}
              </small>
            </span>
            {session.current ? undefined : (
              <Button
                look="paper"
                disabled={busy}
                aria-label={speaker.say('account.device.end', { label: labelOf(session) })}
                onClick={() => run(() => end(session.id))}
              >
                {speaker.say('account.device.end-short')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 ? (
        <div>
          <Button look="paper" disabled={busy} onClick={() => run(() => end('others'))}>
            {speaker.say('account.device.end-others')}
          </Button>
        </div>
      ) : undefined}
      <Refused reason={refused} />
      <OfferDevice onIn={() => void refresh().catch(() => undefined)} />
    </div>
  );
};
