import type { RoomMessage } from '@runehold/protocol/wire/from-host';
import type { ReactNode } from 'react';
import { QrCode } from '../kit/qr/qr-code.tsx';
import { InviteBot } from '../programs/invite-bot.tsx';
import { addressOf, InviteLink } from '../table/menu/invite.tsx';
import type { TableSession } from '../table/session/session.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './room.module.css';

/** The way to bring others: the link, the same link for a camera, and whether the hall shows the table. */
export const RoomInvite = ({ session, room }: { session: TableSession; room: RoomMessage }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <section className={styles.invite} aria-label={speaker.say('room.bring')}>
      <h2>{speaker.say('room.bring')}</h2>
      <QrCode text={addressOf(session)} label={speaker.say('room.code')} className={styles.code} />
      <InviteLink session={session} />
      {room.host ? (
        <label className={styles.listed}>
          <input
            type="checkbox"
            checked={room.listed}
            onChange={event => void session.plan({ listed: event.currentTarget.checked })}
          />
          {speaker.say('room.listed')}
        </label>
      ) : undefined}
      {room.outsideBots ? <p data-welcome>{speaker.say('programs.welcome')}</p> : undefined}
      {room.outsideBots && room.host ? <InviteBot table={session.table} /> : undefined}
      {room.locked ? <p data-locked>{speaker.say('room.locked')}</p> : undefined}
      <p>{speaker.say('room.code.about')}</p>
    </section>
  );
};
