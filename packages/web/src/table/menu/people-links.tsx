import type { ReactNode } from 'react';
import { PersonLink } from '../../app/person-link.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import styles from './dialogs.module.css';
import '../../people/words.ts';

/** The people at a table of the server, each a way to their page. */
export const PeopleLinks = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people } = useTable();
  const persons = people.players.filter(({ holder, deputy }) => holder.kind === 'person' || deputy);
  if (session.house.id !== 'server' || persons.length === 0) return undefined;
  return (
    <>
      <h3 className={styles.heading}>{speaker.say('people.at-table')}</h3>
      <p className={styles.people}>
        {persons.map(({ seat, owner }) => (
          <PersonLink key={seat} table={session.table} seat={seat} name={owner ?? speaker.seat(seat)} />
        ))}
      </p>
    </>
  );
};
