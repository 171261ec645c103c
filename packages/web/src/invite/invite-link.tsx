import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { copyFrom } from '../kit/copy-text.ts';
import type { TableSession } from '../table/session/session.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './invite.module.css';

/** The address at which a table is found, from wherever this page is; with what lets people in, where they need that. */
export const addressOf = ({ house, table }: TableSession, token?: string): string => {
  const link = linkTo('table', house.id, table);
  return new URL(token === undefined ? link : `${link}/k=${token}`, location.href).href;
};

/** A link to a table, to be copied or passed on. */
export const InviteLink = ({ address }: { address: string }): ReactNode => {
  const speaker = useSpeaker();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = async (): Promise<void> => {
    if (field.current) setCopied((await copyFrom(field.current)) ? 'yes' : 'no');
  };
  return (
    <div className={styles.link}>
      <input
        ref={field}
        readOnly
        value={address}
        aria-label={speaker.say('invite.link')}
        onFocus={event => event.currentTarget.select()}
      />
      <Button look="brass" onClick={() => void copy()}>
        {speaker.say(copied === 'yes' ? 'invite.copied' : 'invite.copy')}
      </Button>
      {typeof navigator.share === 'function' ? (
        <Button look="paper" onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
          {speaker.say('invite.share')}
        </Button>
      ) : undefined}
      <p role="status">{copied === 'no' ? speaker.say('invite.by-hand') : undefined}</p>
    </div>
  );
};
