import type { SeatClock } from '@runehold/protocol/parts/pace';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { sayLeft } from '../../text/say-left.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { calledAt } from './absence-card.tsx';
import { slowLeft } from './clock-left.ts';
import styles from './clock-strip.module.css';
import { useTicks } from './use-ticks.ts';

/** Less than this is little, in milliseconds. */
const LITTLE = 3 * 3_600_000;

/** It is told by the minute at most. */
const EVERY = 20_000;

/** How it stands with the time of a seat, in words. */
const sayStanding = (clock: SeatClock, passed: number, speaker: Speaker): string => {
  const { turn, bank, stands } = slowLeft(clock, passed);
  if (stands > 0) return speaker.say('company.vacation', { time: sayLeft(stands, speaker) });
  if (clock.runs && turn > 0) return sayLeft(turn, speaker);
  if (clock.runs && bank <= 0) return speaker.say('company.time-up');
  return speaker.say(clock.runs ? 'company.late' : 'company.reserve', { time: sayLeft(bank, speaker) });
};

/** What everybody has left where it is played over days: of this turn, or of the reserve. */
export const SlowClocks = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people } = useTable();
  const clocks = session.store(state => state.clocks);
  const busy = session.store(state => state.busy);
  const now = useTicks(EVERY);
  if (clocks === undefined) return undefined;
  const passed = people.play === 'on' ? Math.max(0, now - clocks.at) : 0;
  return (
    <div className={styles.strip}>
      <section className={styles.clocks} aria-label={speaker.say('company.clocks')} data-clocks="slow">
        <ul>
          {people.players.map(player => {
            const clock = clocks.seats[player.seat];
            if (player.holder.kind !== 'person' || clock === undefined) return undefined;
            const { turn, stands } = slowLeft(clock, passed);
            return (
              <li
                key={player.seat}
                data-runs={clock.runs}
                data-little={clock.runs && stands <= 0 && turn < LITTLE}
                data-mine={player.mine}
              >
                <span>{calledAt(player, speaker)}</span> <b>{sayStanding(clock, passed, speaker)}</b>
                {player.may.includes('give-time') ? (
                  <Button disabled={busy} onClick={() => void session.giveTime(player.seat)}>
                    {speaker.say('company.give-time')}
                    <span className="sr"> {calledAt(player, speaker)}</span>
                  </Button>
                ) : undefined}
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
};
