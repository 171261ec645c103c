import { joinBilingual } from '@runehold/kernel/text/bilingual';
import type { PuzzleCard as Card, PuzzleSet } from '@runehold/school/puzzles/list';
import { lessonOf } from '@runehold/school/puzzles/puzzle';
import { lessonWords } from '@runehold/school/words';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { attempt } from '../app/notices.ts';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import styles from '../school/lesson-page.module.css';
import { InPlay } from '../table/in-play.tsx';
import type { TableSession } from '../table/session/session.ts';
import { type LoadedGame, loadGame } from '../table/use-game.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import { Puzzling } from './puzzling.ts';

/** Leaves the puzzle. */
const LeaveButton = (): ReactNode => {
  const speaker = useSpeaker();
  return (
    <a
      className={buttonClass('round')}
      href={linkTo('puzzles')}
      aria-label={speaker.say('puzzle.all')}
      data-leave
    >
      ✕
    </a>
  );
};

type AtPuzzle = { readonly at: Puzzling; readonly game: LoadedGame };

/** Fetches a puzzle and its game, and sits down. */
const useEntered = (name: string, card: Card): AtPuzzle | undefined => {
  const [entered, setEntered] = useState<AtPuzzle>();
  useEffect(() => {
    let at: Puzzling | undefined;
    let wanted = true;
    const enter = async (): Promise<void> => {
      const [puzzle, game] = await Promise.all([card.load(), loadGame(name)]);
      if (!wanted || game === undefined) return;
      const { pack, art } = game;
      const spoken = { ...pack, words: joinBilingual(pack.words, lessonWords(lessonOf(puzzle))) };
      at = new Puzzling(pack.game, puzzle);
      setEntered({ at, game: { pack: spoken, art } });
      await at.room.open();
    };
    void attempt(enter);
    return () => {
      wanted = false;
      at?.room.close();
    };
  }, [name, card]);
  return entered;
};

const Waiting = ({ word }: { word: 'app.loading' | 'table.opening' }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <RoomPage className={styles.waiting}>
      <p role="status">{speaker.say(word)}</p>
    </RoomPage>
  );
};

type AtTableProps = AtPuzzle & {
  readonly session: TableSession;
  readonly card: Card;
  readonly next: Card | undefined;
};

/** The table of a puzzle. What is laid over it is made once, so that a touch does not draw the table anew. */
const AtTable = ({ at, game, session, card, next }: AtTableProps): ReactNode => {
  const view = session.store(state => state.view);
  const teacher = useMemo(
    () => ({ over: <PuzzleCard at={at} card={card} next={next} />, tools: <LeaveButton /> }),
    [at, card, next],
  );
  if (view === undefined) return <Waiting word="table.opening" />;
  return <InPlay session={session} game={game} view={view} teacher={teacher} />;
};

const Entered = (props: Omit<AtTableProps, 'session'>): ReactNode => {
  const session = props.at.room.room(state => state.session);
  return session === undefined ? (
    <Waiting word="table.opening" />
  ) : (
    <AtTable key={session.table} session={session} {...props} />
  );
};

/** One puzzle, at its table. */
export const PuzzlePage = ({ set, card }: { set: PuzzleSet; card: Card }): ReactNode => {
  const entered = useEntered(set.game, card);
  const next = set.puzzles[set.puzzles.indexOf(card) + 1];
  return entered === undefined ? (
    <Waiting word="app.loading" />
  ) : (
    <Entered {...entered} card={card} next={next} />
  );
};
