import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './room-links.module.css';
import { linkTo } from './route.ts';

const rooms = ['hall', 'learn', 'library', 'settings'] as const;
export type Room = (typeof rooms)[number];

/** The ways to the rooms of the house. */
export const RoomLinks = ({ here }: { here: Room | undefined }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <nav className={styles.rooms} aria-label={speaker.say('app.rooms')}>
      {rooms.map(room => (
        <a
          key={room}
          href={room === 'hall' ? linkTo() : linkTo(room)}
          aria-current={room === here ? 'page' : undefined}
        >
          {speaker.say(`app.${room}`)}
        </a>
      ))}
    </nav>
  );
};
