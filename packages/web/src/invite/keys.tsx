import type { Invitation } from '@runehold/protocol/hall/invitations';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { QrCode } from '../kit/qr/qr-code.tsx';
import type { TableSession } from '../table/session/session.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './invite.module.css';
import { addressOf, InviteLink } from './invite-link.tsx';
import type { Inviter } from './inviting.tsx';
import '../room/words.ts';

const HOUR_MS = 3_600_000;

/** For how long a link can be made to let people in. */
const TERMS = [24, 24 * 7, 24 * 14] as const;

type KeyRowProps = {
  readonly session: TableSession;
  readonly inviter: Inviter;
  readonly invitation: Invitation;
};

/** An invitation that is still good, and the way to take it back. */
const KeyRow = ({ session: { house, table }, inviter, invitation }: KeyRowProps): ReactNode => {
  const speaker = useSpeaker();
  const { id, seat, name, until, used } = invitation;
  const about =
    name ?? (seat === undefined ? speaker.say('invite.any') : speaker.say('room.seat', { n: seat + 1 }));
  const hours = Math.max(1, Math.round((until - Date.now()) / HOUR_MS));
  const takeBack = (): void =>
    void inviter.change(() => house.call('take-back-invitation', { table, invitation: id }));
  return (
    <li>
      <span>
        <b>{about}</b>
        <small>
          {name === undefined && used > 0 ? `${speaker.say('invite.used', { n: used })} · ` : undefined}
          {hours < 48
            ? speaker.say('invite.left', { hours })
            : speaker.say('invite.days', { n: Math.round(hours / 24) })}
        </small>
      </span>
      <Button look="paper" onClick={takeBack}>
        {speaker.say('invite.back')}
        <span className="sr"> {about}</span>
      </Button>
    </li>
  );
};

type KeysProps = { readonly session: TableSession; readonly seats: number; readonly inviter: Inviter };

/** Links that let people in where the link of the table alone does not: made, shown once, and taken back. */
export const Keys = ({ session, seats, inviter }: KeysProps): ReactNode => {
  const speaker = useSpeaker();
  const { house, table } = session;
  const [seat, setSeat] = useState('any');
  const [hours, setHours] = useState<number>(TERMS[1]);
  const [token, setToken] = useState<string>();
  const make = (): Promise<boolean> =>
    inviter.change(async () => {
      const made = await house.call('invite', {
        table,
        hours,
        ...(seat !== 'any' && { seat: Number(seat) }),
      });
      setToken(made.token);
      return house.call('invitations', { table });
    });
  return (
    <>
      <p>{speaker.say('invite.private')}</p>
      {token === undefined ? undefined : (
        <div className={styles.made} data-invitation>
          <QrCode text={addressOf(session, token)} label={speaker.say('room.code')} className={styles.code} />
          <InviteLink address={addressOf(session, token)} />
          <p>{speaker.say('invite.once')}</p>
        </div>
      )}
      <div className={styles.choices}>
        <label>
          <span>{speaker.say('invite.for')}</span>
          <select value={seat} onChange={event => setSeat(event.currentTarget.value)}>
            <option value="any">{speaker.say('invite.any')}</option>
            {[0, 1, 2, 3].slice(0, seats).map(at => (
              <option key={at} value={at}>
                {speaker.say('room.seat', { n: at + 1 })}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{speaker.say('invite.until')}</span>
          <select value={hours} onChange={event => setHours(Number(event.currentTarget.value))}>
            {TERMS.map(term => (
              <option key={term} value={term}>
                {speaker.say('invite.days', { n: term / 24 })}
              </option>
            ))}
          </select>
        </label>
        <Button look="brass" onClick={() => void make()}>
          {speaker.say('invite.make')}
        </Button>
      </div>
      {inviter.asked?.invitations.length ? (
        <ul className={styles.keys} aria-label={speaker.say('invite.list')}>
          {inviter.asked.invitations.map(invitation => (
            <KeyRow key={invitation.id} session={session} inviter={inviter} invitation={invitation} />
          ))}
        </ul>
      ) : undefined}
    </>
  );
};
