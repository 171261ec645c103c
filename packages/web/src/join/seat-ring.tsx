import type { TablePlayer } from '@runehold/protocol/parts/people';
import type { ReactNode } from 'react';
import { Crest } from '../kit/crest.tsx';
import type { Faction } from '../kit/factions.ts';
import { nameOf } from '../text/holder-name.ts';
import { botLine } from '../text/level-name.ts';
import type { Speaker } from '../text/speaker.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './join.module.css';

/** Whether somebody is at the table, in a word or two. */
const stateOf = ({ holder, present, host }: TablePlayer, speaker: Speaker): string => {
  if (holder.kind === 'bot') return botLine(speaker, holder.level);
  const where = present ? 'here' : 'away';
  return host ? speaker.say(`join.host.${where}`) : speaker.say(`join.${where}`);
};

type SeatRingProps = {
  readonly players: readonly TablePlayer[];
  factionOf(seat: number): Faction;
  /** The seat that would be taken. */
  readonly chosen: number | undefined;
};

/** The table from above: who sits where, and where nobody does. */
export const SeatRing = ({ players, factionOf, chosen }: SeatRingProps): ReactNode => {
  const speaker = useSpeaker();
  const free = players.filter(({ holder }) => holder.kind === 'open').length;
  return (
    <section className={styles.ring} aria-label={speaker.say('join.seats')} data-of={players.length}>
      <p className={styles.wood}>
        {free === 0 ? speaker.say('join.free.none') : speaker.say('join.free', { n: free })}
      </p>
      <ol>
        {players.map(player => {
          const { seat, holder } = player;
          const isOpen = holder.kind === 'open';
          return (
            <li
              key={seat}
              className={styles.place}
              data-holder={holder.kind}
              data-chosen={isOpen && seat === chosen}
            >
              <Crest faction={factionOf(seat)} />
              <b>
                {isOpen
                  ? speaker.say(seat === chosen ? 'join.seat.you' : 'join.seat.free')
                  : nameOf(speaker, holder, seat)}
              </b>
              <span>{isOpen ? speaker.say('new.seat', { n: seat + 1 }) : stateOf(player, speaker)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
