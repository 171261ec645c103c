import { puzzleSets } from '@runehold/school/puzzles/list';
import type { ReactNode } from 'react';
import type { PageProps } from '../app/app.tsx';
import { NotFound } from '../app/not-found.tsx';
import { RoomPage } from '../app/room-page.tsx';
import styles from '../school/learn-page.module.css';
import { useSpeaker } from '../text/use-speaker.ts';
import { PuzzleList } from './puzzle-list.tsx';
import { PuzzlePage } from './puzzle-page.tsx';
import './words.ts';

/** The puzzles of both games, or the one that the address names. */
export const PuzzlesPage = ({ rest: [game, name] }: PageProps): ReactNode => {
  const speaker = useSpeaker();
  const set = puzzleSets.find(each => each.game === game);
  if (game !== undefined && set === undefined) return <NotFound rest={[]} />;
  if (set !== undefined && name !== undefined) {
    const card = set.puzzles.find(({ id }) => id === `${game}.${name}`);
    return card === undefined ? <NotFound rest={[]} /> : <PuzzlePage key={card.id} set={set} card={card} />;
  }
  return (
    <RoomPage here="learn" className={styles.learn}>
      <h1>{speaker.say('puzzle.title')}</h1>
      <p>{speaker.say('puzzle.about')}</p>
      <div className={styles.courses}>
        {(set === undefined ? puzzleSets : [set]).map(each => (
          <PuzzleList key={each.game} set={each} />
        ))}
      </div>
    </RoomPage>
  );
};
