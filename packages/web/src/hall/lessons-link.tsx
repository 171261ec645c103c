import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import { linkToLesson } from '../school/links.ts';
import { underWay, useSchool } from '../school/progress.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './panels.module.css';

/** The way to the lessons: to the one that is under way, or to all of them. */
export const LessonsLink = (): ReactNode => {
  const speaker = useSpeaker();
  const going = underWay(useSchool(({ lessons }) => lessons));
  const [id, progress] = going ?? [];
  return (
    <p className={styles.lessons}>
      <a
        className={buttonClass('brass')}
        href={id === undefined ? linkTo('learn') : linkToLesson(id)}
        data-lessons
      >
        {speaker.say(progress === undefined ? 'school.enter' : 'school.go-on')}
      </a>
      <em>
        {progress === undefined
          ? speaker.say('school.enter.about')
          : speaker.say('school.at-lesson', progress)}
      </em>
    </p>
  );
};
