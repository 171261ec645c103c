import type { ReactNode } from 'react';
import type { PageProps } from '../app/app.tsx';
import { NotFound } from '../app/not-found.tsx';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { BoardPage } from './board-page.tsx';
import { games } from './game-names.ts';
import { GamePage } from './game-page.tsx';
import styles from './people.module.css';
import { ProfilePage, SeatProfilePage } from './profile-page.tsx';
import './words.ts';

type WayProps = { readonly to: readonly (string | number)[]; readonly here: boolean; readonly name: string };

const Way = ({ to, here, name }: WayProps): ReactNode => (
  <a href={linkTo('people', ...to)} aria-current={here ? 'page' : undefined}>
    {name}
  </a>
);

/** The ways within the room: one's own page, boards, statistics. */
const Ways = ({ here }: { here: string }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <nav className={styles.ways} aria-label={speaker.say('people.title')}>
      <Way to={['me']} here={here === 'me'} name={speaker.say('people.mine')} />
      <Way to={['boards']} here={here === 'boards'} name={speaker.say('people.boards')} />
      <Way to={['games']} here={here === 'games'} name={speaker.say('people.statistics')} />
    </nav>
  );
};

const Boards = ({ game = games[0].id, seats = '2' }: { game?: string; seats?: string }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <>
      <h1>{speaker.say('people.boards')}</h1>
      <nav className={styles.choice} aria-label={speaker.say('people.game')}>
        {games.map(({ id, name }) => (
          <Way key={id} to={['boards', id, seats]} here={id === game} name={name} />
        ))}
      </nav>
      <nav className={styles.choice} aria-label={speaker.say('people.seats')}>
        {(games.find(({ id }) => id === game)?.seats ?? []).map(count => (
          <Way
            key={count}
            to={['boards', game, count]}
            here={String(count) === seats}
            name={speaker.say('people.players', { n: count })}
          />
        ))}
      </nav>
      <BoardPage key={`${game} ${seats}`} game={game} seats={seats} />
    </>
  );
};

const Statistics = ({ game = games[0].id }: { game?: string }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <>
      <h1>{speaker.say('people.statistics')}</h1>
      <nav className={styles.choice} aria-label={speaker.say('people.game')}>
        {games.map(({ id, name }) => (
          <Way key={id} to={['games', id]} here={id === game} name={name} />
        ))}
      </nav>
      <GamePage key={game} game={game} />
    </>
  );
};

const roomOf = ([what = 'me', first, second]: readonly string[]): ReactNode => {
  switch (what) {
    case 'boards':
      return <Boards {...(first !== undefined && { game: first })} {...(second && { seats: second })} />;
    case 'games':
      return <Statistics {...(first !== undefined && { game: first })} />;
    case 'at':
      return first === undefined || second === undefined ? undefined : (
        <SeatProfilePage key={`${first} ${second}`} table={first} seat={second} />
      );
    default:
      return <ProfilePage key={what} person={what} />;
  }
};

/** The players: somebody's page, boards, and what games come to. */
export const PeoplePage = ({ rest }: PageProps): ReactNode => {
  const room = roomOf(rest);
  if (room === undefined) return <NotFound rest={[]} />;
  return (
    <RoomPage className={styles.people}>
      <Ways here={rest[0] ?? 'me'} />
      {room}
    </RoomPage>
  );
};
