import { courseOf } from '@runehold/school/courses';
import type { Classroom, Notebook } from './classroom.ts';
import { countAgain, keepProgress, type LessonProgress, useSchool } from './progress.ts';

/** Where somebody stands in a lesson of a course. */
const standing = ({
  run,
  stepNumber,
  steps,
}: Classroom): Pick<LessonProgress, 'lesson' | 'step' | 'steps'> => {
  const { id } = run.lesson;
  const lessons = courseOf(id)?.lessons ?? [];
  return { lesson: lessons.findIndex(card => card.id === id) + 1, step: stepNumber, steps };
};

/** Keeps how far somebody has come in a lesson of a course. */
export const lessonBook = (id: string): Notebook => {
  const kept = useSchool.getState().lessons[id];
  return {
    saved: kept?.state === 'begun' ? kept.saved : undefined,
    keep: room => {
      if (room.run.isOver) keepProgress(id, { state: 'done', ...standing(room) });
      else keepProgress(id, { state: 'begun', ...standing(room), saved: room.run.saved() });
    },
    countAgain: () => countAgain(id),
  };
};

/** Leaves a lesson of a course undone, for good. */
export const skipLesson = (room: Classroom): void =>
  keepProgress(room.run.lesson.id, { state: 'skipped', ...standing(room) });
