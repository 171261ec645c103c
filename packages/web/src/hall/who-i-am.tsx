import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { useCall } from '../app/use-call.ts';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './hall.module.css';

/** Who one is here: by the account, else by the name that is set in this browser. */
export const WhoIAm = ({ own }: { readonly own: string }): ReactNode => {
  const speaker = useSpeaker();
  const me = useCall(theServer, 'me', {});
  const account = me.state === 'answered' && me.output.account === true ? me.output.name : undefined;
  if (account !== undefined)
    return (
      <a className={styles.guest} href={linkTo('people')}>
        {speaker.say('account.signed-in-as', { name: account })}
      </a>
    );
  return own === '' ? undefined : (
    <a className={styles.guest} href={linkTo('people')}>
      {speaker.say('app.playing-as', { name: own })}
    </a>
  );
};
