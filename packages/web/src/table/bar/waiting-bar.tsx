import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { InviteButton } from '../menu/invite.tsx';
import { SitButton } from '../menu/sit-button.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import styles from './decision-bar.module.css';
import { Refusal } from './refusal.tsx';

/** Seats to sit down on, for somebody who only watches. */
const OpenSeats = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people } = useTable();
  return people.players
    .filter(({ may }) => may.includes('sit'))
    .map(({ seat, mayTakeBack }) => (
      <SitButton
        key={seat}
        session={session}
        seat={seat}
        look="brass"
        label={
          mayTakeBack
            ? speaker.say('table.menu.back')
            : speaker.say('table.menu.sit', { name: speaker.seat(seat) })
        }
      />
    ));
};

/** Shown while it is not one's own move: who is waited for, and what happened last. */
export const WaitingBar = (): ReactNode => {
  const { view, speaker, session, people } = useTable();
  const frozen = session?.store(state => state.frozen) ?? false;
  const mayUndo = session?.store(state => state.refusedUndo) === undefined && view.viewer !== 'spectator';
  const waited = view.waiting.filter(({ answered }) => !answered).map(({ seat }) => seat);
  const names = waited.map(seat => speaker.seat(seat)).join(', ');
  // Nobody can be waited for who is not there yet.
  const isForNobody = waited.some(seat => people.players[seat]?.holder.kind === 'open');
  return (
    <section className={styles.bar} aria-label={speaker.say('bar.decision')} data-waiting="true">
      <div className={styles.ask}>
        <h2>
          {frozen
            ? speaker.say('table.frozen')
            : speaker.say(isForNobody ? 'bar.waiting.open' : 'bar.waiting', { names })}
        </h2>
        {view.viewer === 'spectator' ? <p>{speaker.say('bar.watching')}</p> : undefined}
        <Refusal />
      </div>
      {session === undefined ? undefined : (
        <div className={styles.go}>
          {view.viewer === 'spectator' ? <OpenSeats session={session} /> : undefined}
          {isForNobody ? <InviteButton session={session} /> : undefined}
          {mayUndo ? (
            <Button look="paper" onClick={() => void session.undo()}>
              <span aria-hidden="true">↶</span> {speaker.say('bar.undo')}
            </Button>
          ) : undefined}
          <Button look="paper" onClick={() => session.skip()}>
            {speaker.say('bar.skip')}
          </Button>
        </div>
      )}
    </section>
  );
};
