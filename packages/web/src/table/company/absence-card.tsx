import { isSlow } from '@runehold/protocol/parts/clock-terms';
import type { People, TablePlayer } from '@runehold/protocol/parts/people';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Crest } from '../../kit/crest.tsx';
import { nameOf } from '../../text/holder-name.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import styles from './company.module.css';
import { useElapsed } from './elapsed.ts';
import { sayPresence } from './presence-mark.tsx';

type CardProps = { readonly session: TableSession; readonly player: TablePlayer };

/** What a pause is, as the clocks of the table have it. */
export const sayPause = ({ pace }: Pick<People, 'pace'>, speaker: Speaker): string =>
  speaker.say(pace === undefined || isSlow(pace) ? 'company.pause.about' : 'company.pause.about.clock');

/** Who it is about: the person of the seat, also while a bot minds it. */
export const calledAt = ({ owner, holder, seat }: TablePlayer, speaker: Speaker): string =>
  owner ?? nameOf(speaker, holder, seat);

const titleOf = (player: TablePlayer, speaker: Speaker): string => {
  const name = calledAt(player, speaker);
  if (player.deputy) return speaker.say('company.minded-for', { name });
  return player.holder.kind === 'open'
    ? speaker.say('company.left', { name })
    : speaker.say('company.absent', { name });
};

const Since = ({ session, player }: CardProps): ReactNode => {
  const { speaker } = useTable();
  const elapsed = useElapsed(session);
  const { people } = useTable();
  if (player.presence === undefined) return undefined;
  const isLate = isSlow(people.pace) && player.holder.kind === 'person';
  return <p>{isLate ? speaker.say('company.turn-over') : sayPresence(player.presence, elapsed, speaker)}</p>;
};

/** What the others may do about somebody who is away and holds them up: each is a proposal, one's own vote included. */
export const AbsenceCard = ({ session, player, fold }: CardProps & { fold(): void }): ReactNode => {
  const table = useTable();
  const { speaker, art, people } = table;
  const { seat, may } = player;
  const busy = session.store(state => state.busy);
  const ways = (['deputy', 'substitute'] as const).filter(way => may.includes(way));
  return (
    <section className={styles.card} aria-label={titleOf(player, speaker)} data-absent={seat}>
      <header>
        {art.factionOf === undefined ? undefined : (
          <span className={styles.crest}>
            <Crest faction={art.factionOf(table, seat)} />
          </span>
        )}
        <div>
          <h2>{titleOf(player, speaker)}</h2>
          <Since session={session} player={player} />
        </div>
      </header>
      <ul>
        {ways.map(way => (
          <li key={way}>
            <button type="button" disabled={busy} onClick={() => void session.propose(way, seat)}>
              <b>{speaker.say(`company.${way}`)}</b>
              <span>{speaker.say(`company.${way}.about`)}</span>
            </button>
          </li>
        ))}
        {people.may.includes('pause') ? (
          <li>
            <button type="button" disabled={busy} onClick={() => void session.propose('pause')}>
              <b>{speaker.say('company.pause')}</b>
              <span>{sayPause(people, speaker)}</span>
            </button>
          </li>
        ) : undefined}
      </ul>
      <footer>
        <Button look="paper" onClick={fold}>
          {speaker.say('company.fold')}
        </Button>
        {player.holder.kind === 'person' && !isSlow(people.pace) ? (
          <Button look="paper" disabled={!may.includes('nudge')} onClick={() => void session.nudge(seat)}>
            {speaker.say('company.nudge')}
          </Button>
        ) : undefined}
      </footer>
    </section>
  );
};
