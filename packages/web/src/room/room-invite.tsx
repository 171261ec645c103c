import type { RoomMessage } from '@runehold/protocol/wire/from-host';
import type { ReactNode } from 'react';
import { Inviting } from '../invite/inviting.tsx';
import { InviteBot } from '../programs/invite-bot.tsx';
import type { TableSession } from '../table/session/session.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './room.module.css';

/** The way to bring others: the link, the same link for a camera, and whether the hall shows the table. */
export const RoomInvite = ({ session, room }: { session: TableSession; room: RoomMessage }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <section className={styles.invite} aria-label={speaker.say('room.bring')}>
      <h2>{speaker.say('room.bring')}</h2>
      <Inviting
        session={session}
        host={room.host}
        seats={room.seats.length}
        isPrivate={room.private === true}
      />
      {room.host && !room.private ? (
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
      {room.locked && !room.private ? <p data-locked>{speaker.say('room.locked')}</p> : undefined}
      {room.reliable ? <p>{speaker.say('room.reliable')}</p> : undefined}
      {room.unwatched ? <p>{speaker.say('room.unwatched')}</p> : undefined}
      <p>{speaker.say('room.code.about')}</p>
    </section>
  );
};
