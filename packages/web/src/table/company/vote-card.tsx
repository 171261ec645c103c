import type { People } from '@runehold/protocol/parts/people';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { newcomerOf } from '../../text/newcomer-name.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { calledAt, sayPause } from './absence-card.tsx';
import styles from './company.module.css';
import { sayLength, useElapsed } from './elapsed.ts';

type Matter = NonNullable<People['matter']>;

/** What is asked, in words. */
const sayQuestion = (matter: Matter, { players }: People, speaker: Speaker): string => {
  const { what, seat = 0 } = matter;
  const name = calledAt(players[seat], speaker);
  switch (what) {
    case 'deputy':
    case 'substitute':
      return speaker.say(`company.vote.${what}`, { name });
    case 'admit':
      return speaker.say('company.vote.admit', { name: newcomerOf(matter, speaker), other: name });
    default:
      return speaker.say(`company.vote.${what}`);
  }
};

const Left = ({ session, left }: { session: TableSession; left: number }): ReactNode => {
  const { speaker } = useTable();
  const time = sayLength(Math.max(0, left - useElapsed(session, true)), speaker);
  return <span>{speaker.say('company.vote.left', { time })}</span>;
};

/** What the people at the table are deciding, how it stands, and one's own vote. Whoever watches sees it, too. */
export const VoteCard = ({ session, matter }: { session: TableSession; matter: Matter }): ReactNode => {
  const { speaker, people, view } = useTable();
  const { id, what, yes, no, of, left, mayVote } = matter;
  const busy = session.store(state => state.busy);
  const hasVoted = [...yes, ...no].some(voter => voter === view.viewer);
  return (
    <section className={styles.card} aria-label={speaker.say('company.vote')} data-vote={what}>
      <header>
        <div role="status">
          <p className={styles.eyebrow}>{speaker.say('company.vote')}</p>
          <h2>{sayQuestion(matter, people, speaker)}</h2>
          <p>
            {speaker.say('company.vote.count', { yes: yes.length, no: no.length, of })}{' '}
            {speaker.say('company.vote.bots')}
          </p>
        </div>
      </header>
      {what === 'resume' ? undefined : (
        <p className={styles.about}>
          {what === 'pause' ? sayPause(people, speaker) : speaker.say(`company.${what}.about`)}
        </p>
      )}
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
