import type { SeatPresence } from '@runehold/protocol/parts/people';
import type { ReactNode } from 'react';
import type { Speaker } from '../../text/speaker.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import styles from './company.module.css';
import { sayLength, useElapsed } from './elapsed.ts';
import './words.ts';

/** Under a minute nobody counts. */
const COUNTED = 60_000;

/** How it stands with somebody, in words. */
export const sayPresence = (
  { state, for: ms = 0 }: SeatPresence,
  elapsed: number,
  speaker: Speaker,
): string => {
  if (state === 'here') return speaker.say('company.here');
  if (state === 'today' || state === 'week' || state === 'long') return speaker.say(`company.seen.${state}`);
  const time = sayLength(ms + elapsed, speaker);
  if (state === 'idle') return speaker.say('company.idle', { time });
  return ms + elapsed < COUNTED ? speaker.say('company.away.now') : speaker.say('company.away', { time });
};

const Mark = ({ session, presence }: { session: TableSession; presence: SeatPresence }): ReactNode => {
  const { speaker } = useTable();
  const said = sayPresence(presence, useElapsed(session), speaker);
  return (
    <span className={styles.mark} data-presence={presence.state}>
      <i aria-hidden="true" />
      <span className={presence.state === 'here' ? 'sr' : undefined}>{said}</span>
    </span>
  );
};

/** Whether the person of a seat is there: a dot, and in words where they are not. Bots have none. */
export const PresenceMark = ({ seat }: { seat: number }): ReactNode => {
  const { session, people, speaker } = useTable();
  const player = people.players[seat];
  if (session === undefined || player?.presence === undefined) return undefined;
  return (
    <>
      {player.marks?.map(mark => (
        <span key={mark} className={styles.deputy} data-mark={mark}>
          {` · ${speaker.say(`company.mark.${mark}`)}`}
        </span>
      ))}
      {player.owner === undefined ? undefined : (
        <span className={styles.deputy}>{` · ${speaker.say('company.for', { name: player.owner })}`}</span>
      )}
      <Mark session={session} presence={player.presence} />
    </>
  );
};
