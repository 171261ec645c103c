import type { Board } from '@runehold/protocol/hall/sums';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { attempt } from '../app/notices.ts';
import { linkTo } from '../app/route.ts';
import { useCall } from '../app/use-call.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { gameName } from './game-names.ts';
import styles from './people.module.css';
import { Nothing } from './profile-page.tsx';
import panel from './ratings.module.css';
import '../hall/words.ts';

type BoardOf = { readonly game: string; readonly seats: string };

const Rows = ({ game, seats, first }: BoardOf & { readonly first: Board }): ReactNode => {
  const speaker = useSpeaker();
  const [further, setFurther] = useState<Board>({ rows: [], ...(first.after && { after: first.after }) });
  const { after } = further;
  const more = (from: string): void =>
    void attempt(async () => {
      const next = await theServer.call('more-board', { game, seats, after: from });
      setFurther(now => ({ ...next, rows: [...now.rows, ...next.rows] }));
    });
  const rows = [...first.rows, ...further.rows];
  if (rows.length === 0) return <p>{speaker.say('people.board.none')}</p>;
  return (
    <>
      <table className={styles.board}>
        <thead>
          <tr>
            <th scope="col">{speaker.say('people.board.place')}</th>
            <th scope="col">{speaker.say('people.board.name')}</th>
            <th scope="col">{speaker.say('people.board.rating')}</th>
            <th scope="col">{speaker.say('people.board.games')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, name, rating, games, me }, i) => (
            <tr key={page} data-me={me}>
              <td>{i + 1}</td>
              <th scope="row">
                <a href={linkTo('people', page)}>{name}</a>
                {me ? <em> {speaker.say('people.you')}</em> : undefined}
              </th>
              <td>{rating}</td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {after === undefined ? undefined : (
        <Button onClick={() => more(after)}>{speaker.say('hall.more')}</Button>
      )}
    </>
  );
};

/** Who is strongest at a game of so many. */
export const BoardPage = ({ game, seats }: BoardOf): ReactNode => {
  const speaker = useSpeaker();
  const asked = useCall(theServer, 'board', { game, seats });
  if (asked.state !== 'answered')
    return <Nothing {...(asked.state === 'failed' && { reason: asked.reason })} />;
  return (
    <section className={panel.panel}>
      <h2>
        {`${gameName(game)}, ${speaker.say('people.players', { n: Number(seats) })}`}{' '}
        <small>{speaker.say('people.board.about')}</small>
      </h2>
      <Rows game={game} seats={seats} first={asked.output} />
    </section>
  );
};
