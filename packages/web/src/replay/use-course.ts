import { useEffect, useState } from 'react';
import { attempt } from '../app/notices.ts';
import type { Story } from '../table/art/finish.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import type { Film } from './film.ts';
import { type Glimpses, glimpsesOf } from './glimpses.ts';
import { type FilmMark, marksOf, type TurningPoint, turningPointsOf } from './turning-points.ts';

/** How a game went: what stands on its line of time at once, the rest once it has been looked through. */
export type Course = {
  readonly marks: readonly FilmMark[];
  readonly glimpses: Glimpses | undefined;
  readonly points: readonly TurningPoint[] | undefined;
};

const unknown: Course = { marks: [], glimpses: undefined, points: undefined };

/** How the game of a film went for a seat. What only its host remembers is not looked through: it would be asked for it all. */
export const useCourse = (film: Film, story: Story | undefined, seat: number): Course => {
  const speaker = useSpeaker();
  const [course, setCourse] = useState(unknown);
  useEffect(() => {
    let wanted = true;
    const tell = (next: Course): void => {
      if (wanted) setCourse(next);
    };
    void attempt(async () => {
      if (story === undefined) return;
      const marks = marksOf(film, story, speaker);
      tell({ ...unknown, marks });
      if (!film.viewers.includes('all-seeing')) return;
      const glimpses = await glimpsesOf(film);
      tell({ marks, glimpses, points: undefined });
      const begun = marks.find(({ kind }) => kind === 'chapter')?.frame ?? 0;
      if (wanted)
        tell({ marks, glimpses, points: await turningPointsOf(film, glimpses, story, seat, begun) });
    });
    return () => {
      wanted = false;
    };
  }, [film, story, seat, speaker]);
  return course;
};
