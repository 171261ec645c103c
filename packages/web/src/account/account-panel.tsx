import type { ReactNode } from 'react';
import { useState } from 'react';
import { linkTo } from '../app/route.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { ProgramsPart } from '../programs/programs-part.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';
import { ClaimForm } from './claim-form.tsx';
import { CodesSheet } from './codes-sheet.tsx';
import { DeviceList } from './device-list.tsx';
import { MyData } from './my-data.tsx';
import { beCalled, useAccount, useDoing } from './use-account.ts';
import { WaysIn } from './ways-in.tsx';
import './words.ts';
import '../programs/words.ts';

/** Who one is here, and everything about it. Where there is no server, nothing is shown. */
export const AccountPanel = (): ReactNode => {
  const speaker = useSpeaker();
  const [account, refresh] = useAccount();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isForgotten, setForgotten] = useState(false);
  const { busy, run } = useDoing();
  if (account === undefined) return undefined;
  const signOut = async (): Promise<void> => {
    await theServer.call('sign-out', { session: 'this' });
    beCalled('');
    await refresh();
  };
  return (
    <section className={styles.sheet} aria-label={speaker.say('account.title')} data-account>
      <h2>{speaker.say('account.title')}</h2>
      <p role="status">{isForgotten ? speaker.say('account.forgotten') : undefined}</p>
      {codes === undefined ? undefined : <CodesSheet codes={codes} onKept={() => setCodes(undefined)} />}
      {account.claimed ? (
        <>
          <p>{speaker.say('account.member', { name: account.name })}</p>
          <div className={styles.acts}>
            <Button look="paper" disabled={busy} onClick={() => run(signOut)}>
              {speaker.say('account.sign-out')}
            </Button>
            {account.keepsOrder ? (
              <a className={buttonClass('paper')} href={linkTo('admin')}>
                {speaker.say('account.order')}
              </a>
            ) : undefined}
          </div>
          <WaysIn account={account} refresh={refresh} onCodes={setCodes} />
        </>
      ) : (
        <ClaimForm
          account={account}
          onClaimed={given => {
            setCodes(given);
            setForgotten(false);
            void refresh();
          }}
        />
      )}
      <DeviceList key={account.claimed ? 'member' : 'guest'} />
      {account.claimed ? <ProgramsPart name={account.name} /> : undefined}
      <MyData
        account={account}
        onForgotten={() => {
          setForgotten(true);
          void refresh();
        }}
      />
    </section>
  );
};
