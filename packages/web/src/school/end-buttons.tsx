import { courseOf } from '@runehold/school/courses';
import { puzzlesAfter } from '@runehold/school/puzzles/list';
import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { useTable } from '../table/session/table-context.ts';
import type { Classroom } from './classroom.ts';
import { linkToLesson, linkToPuzzle } from './links.ts';
import { useText } from './use-text.ts';
import '../puzzles/words.ts';

/** Where a lesson leads when it is done: to its next table, the next lesson, a game. */
export const EndButtons = ({ room }: { room: Classroom }): ReactNode => {
  const { speaker } = useTable();
  const text = useText();
  const { run } = room;
  if (!run.isOver)
    return (
      <Button look="brass" data-school-target="" data-next-table onClick={() => void room.nextTable()}>
        {speaker.say('school.next-table')}
      </Button>
    );
  if (room.home !== undefined)
    return (
      <a className={buttonClass('brass')} href={room.home} data-home>
        {speaker.say('school.home')}
      </a>
    );
  const { id, game } = run.lesson;
  const { lessons = [], guided } = courseOf(id) ?? {};
  const next = lessons[lessons.findIndex(card => card.id === id) + 1] ?? guided;
  return (
    <>
      {next === undefined ? undefined : (
        <a className={buttonClass('brass')} href={linkToLesson(next.id)} data-next-lesson>
          {speaker.say('school.next-lesson', { title: text(next.title) })}
        </a>
      )}
      {puzzlesAfter(id).map(puzzle => (
        <a key={puzzle.id} className={buttonClass('paper')} href={linkToPuzzle(puzzle.id)} data-lesson-puzzle>
          {speaker.say('puzzle.after-lesson', { title: text(puzzle.title) })}
        </a>
      ))}
      <a className={buttonClass('paper')} href={linkTo('new', game)} data-play>
        {speaker.say('school.play')}
      </a>
    </>
  );
};
