import { courses } from '@runehold/school/courses';
import type { ReactNode } from 'react';
import { RoomPage } from '../../app/room-page.tsx';
import { linkTo } from '../../app/route.ts';
import { Button, buttonClass } from '../../kit/button.tsx';
import { linkToLesson } from '../../school/links.ts';
import type { Speaker } from '../../text/speaker.ts';
import { SpeakerContext } from '../../text/use-speaker.ts';
import styles from './brief.module.css';
import type { Chapter } from './chapter.ts';
import './words.ts';

type BriefPageProps = {
  readonly game: 'rune-age' | 'runewars';
  readonly speaker: Speaker;
  readonly chapters: readonly Chapter[];
};

/** A game in ten minutes: read here, or printed on one page. */
export const BriefPage = ({ game, speaker, chapters }: BriefPageProps): ReactNode => {
  const lesson = courses.find(course => course.game === game)?.lessons[0];
  return (
    <SpeakerContext value={speaker}>
      <RoomPage here="learn" className={styles.brief}>
        <header>
          <h1>{speaker.say(`brief.${game}.title`)}</h1>
          <nav className={styles.ways}>
            <Button look="brass" onClick={() => print()} data-print>
              {speaker.say('brief.print')}
            </Button>
            {lesson === undefined ? undefined : (
              <a className={buttonClass('slate')} href={linkToLesson(lesson.id)}>
                {speaker.say('brief.try')}
              </a>
            )}
            <a className={buttonClass('slate')} href={linkTo('library', 'rules', game)}>
              {speaker.say('brief.rules')}
            </a>
          </nav>
        </header>
        <ol className={styles.chapters}>
          {chapters.map(({ id, title, text, pictures }) => (
            <li key={id} data-chapter={id}>
              <h2>{title}</h2>
              <p>{text}</p>
              <div className={styles.pictures} aria-hidden="true">
                {pictures.map(picture => (
                  <span key={picture.id} data-head={picture.head}>
                    {picture.look}
                  </span>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </RoomPage>
    </SpeakerContext>
  );
};
