import type { Course, LessonCard } from '@runehold/school/courses';
import { courseOf, courses } from '@runehold/school/courses';
import { puzzleSets } from '@runehold/school/puzzles/list';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { PageProps } from '../app/app.tsx';
import { NotFound } from '../app/not-found.tsx';
import { RoomPage } from '../app/room-page.tsx';
import { buttonClass } from '../kit/button.tsx';
import { BriefLinks } from '../library/brief/brief-links.tsx';
import { BRIEF, briefs } from '../library/brief/briefs.ts';
import { PuzzleList } from '../puzzles/puzzle-list.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { GuidedPage } from './guided-page.tsx';
import styles from './learn-page.module.css';
import { LessonPage } from './lesson-page.tsx';
import { linkToLesson } from './links.ts';
import { type LessonProgress, useSchool } from './progress.ts';
import { useText } from './use-text.ts';
import './words.ts';
import '../puzzles/words.ts';

/** What the way into a lesson says: to begin, to go on, to do it once more. */
const wayIn = {
  begun: 'school.go-on',
  done: 'school.again',
  skipped: 'school.begin',
} as const satisfies Readonly<Record<LessonProgress['state'], string>>;

const Standing = ({ progress }: { progress: LessonProgress | undefined }): ReactNode => {
  const speaker = useSpeaker();
  if (progress === undefined) return undefined;
  const { state, step, steps } = progress;
  return (
    <em data-standing={state}>
      {state === 'begun' ? speaker.say('school.at-step', { step, steps }) : speaker.say(`school.${state}`)}
    </em>
  );
};

type LineProps = { readonly card: Pick<LessonCard, 'id' | 'title' | 'minutes'>; readonly number: number };

/** A lesson on the list. */
const Line = ({ card, number }: LineProps): ReactNode => {
  const speaker = useSpeaker();
  const text = useText();
  const progress = useSchool(({ lessons }) => lessons[card.id]);
  return (
    <li data-lesson-card={card.id}>
      <b className={styles.number} aria-hidden="true">
        {number}
      </b>
      <span className={styles.what}>
        <b>{text(card.title)}</b>
        <small>{speaker.say('school.minutes', { n: card.minutes })}</small>
        <Standing progress={progress} />
      </span>
      <a
        className={buttonClass(progress?.state === 'done' ? 'slate' : 'brass')}
        href={linkToLesson(card.id)}
        aria-label={`${speaker.say(progress === undefined ? 'school.begin' : wayIn[progress.state])}: ${text(card.title)}`}
      >
        {speaker.say(progress === undefined ? 'school.begin' : wayIn[progress.state])}
      </a>
    </li>
  );
};

const CourseList = ({ course: { title, lessons, guided } }: { course: Course }): ReactNode => {
  const text = useText();
  const heading = useId();
  return (
    <section className={styles.course} aria-labelledby={heading}>
      <h2 id={heading}>{text(title)}</h2>
      <ol>
        {lessons.map((card, i) => (
          <Line key={card.id} card={card} number={i + 1} />
        ))}
        {guided === undefined ? undefined : <Line card={guided} number={lessons.length + 1} />}
      </ol>
    </section>
  );
};

/** The lessons of both games, or the one that the address names. */
export const LearnPage = ({ rest: [game, lesson] }: PageProps): ReactNode => {
  const speaker = useSpeaker();
  if (game !== undefined && lesson === BRIEF && Object.hasOwn(briefs, game)) {
    const Brief = briefs[game];
    return <Brief />;
  }
  if (game !== undefined && lesson !== undefined) {
    const id = `${game}.${lesson}`;
    const course = courseOf(id);
    const card = course?.lessons.find(each => each.id === id);
    if (course !== undefined && card !== undefined)
      return <LessonPage key={id} course={course} card={card} />;
    if (course?.guided?.id === id) return <GuidedPage guided={course.guided} />;
    return <NotFound rest={[]} />;
  }
  const ofGame = courses.filter(each => each.game === game);
  return (
    <RoomPage here="learn" className={styles.learn}>
      <h1>{speaker.say('school.title')}</h1>
      <p>{speaker.say('school.about')}</p>
      <BriefLinks className={styles.briefs} game={ofGame[0]?.game} />
      <div className={styles.courses}>
        {(ofGame.length === 0 ? courses : ofGame).map(each => (
          <CourseList key={each.title[0]} course={each} />
        ))}
      </div>
      <h2>{speaker.say('puzzle.title')}</h2>
      <p>{speaker.say('puzzle.about')}</p>
      <div className={styles.courses}>
        {puzzleSets
          .filter(set => ofGame.length === 0 || set.game === game)
          .map(set => (
            <PuzzleList key={set.game} set={set} />
          ))}
      </div>
    </RoomPage>
  );
};
