import type { People } from '@runehold/protocol/parts/people';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { calledAt } from './absence-card.tsx';
import styles from './company.module.css';
import { sayLength, useElapsed } from './elapsed.ts';

type Matter = NonNullable<People['matter']>;

const Left = ({ session, left }: { session: TableSession; left: number }): ReactNode => {
  const { speaker } = useTable();
  const time = sayLength(Math.max(0, left - useElapsed(session, true)), speaker);
  return <span>{speaker.say('company.vote.left', { time })}</span>;
};

/** What the people at the table are deciding, how it stands, and one's own vote. Whoever watches sees it, too. */
export const VoteCard = ({ session, matter }: { session: TableSession; matter: Matter }): ReactNode => {
  const { speaker, people, view } = useTable();
  const { id, what, seat, yes, no, of, left, mayVote } = matter;
  const busy = session.store(state => state.busy);
  const about = seat === undefined ? undefined : people.players[seat];
  const question =
    (what === 'deputy' || what === 'substitute') && about !== undefined
      ? speaker.say(`company.vote.${what}`, { name: calledAt(about, speaker) })
      : speaker.say(what === 'pause' || what === 'end' ? `company.vote.${what}` : 'company.vote.resume');
  const hasVoted = [...yes, ...no].some(voter => voter === view.viewer);
  return (
    <section className={styles.card} aria-label={speaker.say('company.vote')} data-vote={what}>
      <header>
        <div role="status">
          <p className={styles.eyebrow}>{speaker.say('company.vote')}</p>
          <h2>{question}</h2>
          <p>
            {speaker.say('company.vote.count', { yes: yes.length, no: no.length, of })}{' '}
            {speaker.say('company.vote.bots')}
          </p>
        </div>
      </header>
      {what === 'resume' ? undefined : <p className={styles.about}>{speaker.say(`company.${what}.about`)}</p>}
      <footer>
        <Left session={session} left={left} />
        {mayVote ? (
          <>
            <Button look="paper" disabled={busy} onClick={() => void session.vote(id, 'no')}>
              {speaker.say('company.vote.no')}
            </Button>
            <Button look="brass" disabled={busy} onClick={() => void session.vote(id, 'yes')}>
              {speaker.say('company.vote.yes')}
            </Button>
          </>
        ) : undefined}
        {hasVoted ? <b>{speaker.say('company.vote.cast')}</b> : undefined}
      </footer>
    </section>
  );
};
