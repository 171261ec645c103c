import type { Message } from '@runehold/kernel/text/message';
import type { OutputOf } from '@runehold/protocol/hall/calls';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { reasonOf } from '../app/notices.ts';
import { QrCode } from '../kit/qr/qr-code.tsx';
import type { TableSession } from '../table/session/session.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { ByName } from './by-name.tsx';
import styles from './invite.module.css';
import { addressOf, InviteLink } from './invite-link.tsx';
import { Keys } from './keys.tsx';
import './words.ts';
import '../room/words.ts';

/** Whom the host of a table has asked to it; and what a change of that comes to. */
type Asked = OutputOf<'invitations'>;
export type Inviter = {
  readonly asked: Asked | undefined;
  readonly refused: Message | undefined;
  /** Does something about it and shows how it stands then; false where that was refused. */
  change(act: () => Promise<Asked>): Promise<boolean>;
};

const useInviter = ({ house, table }: TableSession, host: boolean): Inviter => {
  const [asked, setAsked] = useState<Asked>();
  const [refused, setRefused] = useState<Message>();
  const change = async (act: () => Promise<Asked>): Promise<boolean> => {
    setRefused(undefined);
    try {
      setAsked(await act());
      return true;
    } catch (error) {
      setRefused(reasonOf(error));
      return false;
    }
  };
  useEffect(() => {
    let wanted = true;
    if (host)
      void house
        .call('invitations', { table })
        .then(output => (wanted ? setAsked(output) : undefined))
        .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [house, table, host]);
  return { asked, refused, change };
};

type InvitingProps = {
  readonly session: TableSession;
  /** Whoever reads this hosts the table. */
  readonly host: boolean;
  readonly seats: number;
  /** The link alone lets nobody in, as far as that is known without asking. */
  readonly isPrivate?: boolean;
};

/** The ways to bring others to a table: its link; where that is not enough, links that let people in; by name. */
export const Inviting = ({ session, host, seats, isPrivate = false }: InvitingProps): ReactNode => {
  const speaker = useSpeaker();
  const inviter = useInviter(session, host);
  const isShut = inviter.asked?.private ?? isPrivate;
  const isLocked = inviter.asked?.locked ?? isPrivate;
  return (
    <div className={styles.inviting}>
      {isShut ? undefined : (
        <>
          <p>{speaker.say('invite.about')}</p>
          <QrCode text={addressOf(session)} label={speaker.say('room.code')} className={styles.code} />
          <InviteLink address={addressOf(session)} />
        </>
      )}
      {isShut && !host ? <p>{speaker.say('invite.by-host')}</p> : undefined}
      {isLocked && host ? <Keys session={session} seats={seats} inviter={inviter} /> : undefined}
      {host ? <ByName session={session} inviter={inviter} /> : undefined}
      {inviter.refused === undefined ? undefined : <p role="alert">{speaker.message(inviter.refused)}</p>}
    </div>
  );
};
