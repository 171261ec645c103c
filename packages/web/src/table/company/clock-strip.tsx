import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { calledAt } from './absence-card.tsx';
import { leftAfter, sayClock } from './clock-left.ts';
import styles from './clock-strip.module.css';
import { useTicks } from './use-ticks.ts';

/** Less than this is little, in milliseconds: it is marked, and told once to whoever it is. */
const LITTLE = 60_000;

/** What everybody has to think with, at a table with a clock. */
export const ClockStrip = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people } = useTable();
  const clocks = session.store(state => state.clocks);
  const busy = session.store(state => state.busy);
  const now = useTicks(500);
  if (clocks === undefined || people.play === 'called-off') return undefined;
  const passed = people.play === 'on' ? Math.max(0, now - clocks.at) : 0;
  const shown = people.players.flatMap(player => {
    const clock = clocks.seats[player.seat];
    return player.holder.kind === 'person' && clock
      ? [{ player, clock, left: leftAfter(clock, passed) }]
      : [];
  });
  const own = shown.find(({ player, clock }) => player.mine && clock.runs);
  return (
    <div className={styles.strip}>
      <section className={styles.clocks} aria-label={speaker.say('company.clocks')} data-clocks>
        <ul>
          {shown.map(({ player, clock, left }) => (
            <li key={player.seat} data-runs={clock.runs} data-little={left < LITTLE} data-mine={player.mine}>
              <span>{calledAt(player, speaker)}</span> <b role="timer">{sayClock(left)}</b>
              {player.may.includes('give-time') ? (
                <Button disabled={busy} onClick={() => void session.giveTime(player.seat)}>
                  {speaker.say('company.give-time')}
                  <span className="sr"> {calledAt(player, speaker)}</span>
                </Button>
              ) : undefined}
            </li>
          ))}
        </ul>
        <p className="sr" role="status">
          {own && own.left < LITTLE ? speaker.say('company.little-time') : undefined}
        </p>
      </section>
    </div>
  );
};
