import { joinBilingual } from '@runehold/kernel/text/bilingual';
import type { Course, LessonCard } from '@runehold/school/courses';
import type { Lesson } from '@runehold/school/lesson';
import { lessonWords } from '@runehold/school/words';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { attempt } from '../app/notices.ts';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import { InPlay } from '../table/in-play.tsx';
import type { TableSession } from '../table/session/session.ts';
import { type LoadedGame, loadGame } from '../table/use-game.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { Classroom, type Notebook } from './classroom.ts';
import { CoachCard } from './coach-card.tsx';
import { lessonBook, skipLesson } from './lesson-book.ts';
import styles from './lesson-page.module.css';
import { linkToLesson } from './links.ts';
import { usePointed } from './pointing.ts';
import { Rings } from './rings.tsx';

/** After so many answers that were held, what is pointed at is pulsed. */
const AGAIN = 2;

/** Whoever teaches, over the table: the card, and the rings about what it speaks of. */
const Teacher = ({ room, next }: { room: Classroom; next: LessonCard | undefined }): ReactNode => {
  const pointing = usePointed(room);
  return (
    <>
      <Rings pointed={pointing.pointed} isPulsed={room.run.state.tries >= AGAIN} />
      <CoachCard
        room={room}
        {...pointing}
        skip={() => {
          skipLesson(room);
          location.hash = next === undefined ? linkTo('learn') : linkToLesson(next.id);
        }}
      />
    </>
  );
};

/** Leaves the lesson, which is kept as it stands. */
const LeaveButton = ({ home }: { home: string | undefined }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <a
      className={buttonClass('round')}
      href={home ?? linkTo('learn')}
      aria-label={speaker.say(home === undefined ? 'school.leave' : 'school.home')}
      data-leave
    >
      ✕
    </a>
  );
};

type AtLesson = { readonly room: Classroom; readonly game: LoadedGame };

/** A lesson that somebody has come to: how it is fetched, and what is kept of it. Two that are the same object are one. */
export type Entry = { readonly game: string; load(): Promise<Lesson>; book(): Notebook };

/** Fetches a lesson and its game, and sits down. */
const useEntered = (entry: Entry): AtLesson | undefined => {
  const [entered, setEntered] = useState<AtLesson>();
  useEffect(() => {
    let room: Classroom | undefined;
    let wanted = true;
    const enter = async (): Promise<void> => {
      const [lesson, game] = await Promise.all([entry.load(), loadGame(entry.game)]);
      if (!wanted || game === undefined) return;
      const { pack, art } = game;
      const spoken = { ...pack, words: joinBilingual(pack.words, lessonWords(lesson)) };
      room = new Classroom(pack.game, lesson, entry.book());
      setEntered({ room, game: { pack: spoken, art } });
      await room.open();
    };
    void attempt(enter);
    return () => {
      wanted = false;
      room?.close();
    };
  }, [entry]);
  return entered;
};

type AtTableProps = {
  readonly entered: AtLesson;
  readonly session: TableSession;
  /** The lesson after this one. */
  readonly next: LessonCard | undefined;
};

/** The table of a lesson. What is laid over it is made once, so that a touch does not draw the table anew. */
const AtTable = ({ entered: { room, game }, session, next }: AtTableProps): ReactNode => {
  const speaker = useSpeaker();
  const view = session.store(state => state.view);
  const teacher = useMemo(
    () => ({ over: <Teacher room={room} next={next} />, tools: <LeaveButton home={room.home} /> }),
    [room, next],
  );
  if (view === undefined)
    return (
      <RoomPage className={styles.waiting}>
        <p role="status">{speaker.say('table.opening')}</p>
      </RoomPage>
    );
  return <InPlay session={session} game={game} view={view} teacher={teacher} />;
};

/** One lesson of a course, at its table. */
export const LessonPage = ({ course, card }: { course: Course; card: LessonCard }): ReactNode => {
  const { game, lessons } = course;
  const at = lessons.indexOf(card);
  const entry = useMemo(() => ({ game, load: card.load, book: () => lessonBook(card.id) }), [game, card]);
  return <TablePage entry={entry} next={lessons[at + 1]} />;
};

type TablePageProps = {
  readonly entry: Entry;
  /** The lesson after this one. */
  readonly next?: LessonCard | undefined;
};

/** A lesson at its table, wherever it was come to from. */
export const TablePage = ({ entry, next }: TablePageProps): ReactNode => {
  const speaker = useSpeaker();
  const entered = useEntered(entry);
  return entered === undefined ? (
    <RoomPage className={styles.waiting}>
      <p role="status">{speaker.say('app.loading')}</p>
    </RoomPage>
  ) : (
    <Entered entered={entered} next={next} />
  );
};

const Entered = ({ entered, next }: Omit<AtTableProps, 'session'>): ReactNode => {
  const speaker = useSpeaker();
  const session = entered.room.room(state => state.session);
  return session === undefined ? (
    <RoomPage className={styles.waiting}>
      <p role="status">{speaker.say('table.opening')}</p>
    </RoomPage>
  ) : (
    <AtTable key={session.table} entered={entered} session={session} next={next} />
  );
};
