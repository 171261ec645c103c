import type { ReactNode } from 'react';
import { useSchool } from '../school/progress.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { readingOf } from './reading.ts';
import styles from './settings-page.module.css';

/** How often steps of lessons were read again in this browser. It is counted for whoever looks here, and never sent. */
export const LessonReading = (): ReactNode => {
  const speaker = useSpeaker();
  const { lessons, again } = useSchool();
  // Who has only looked at the first step has no progress there yet.
  const entered = new Set([...Object.keys(lessons), ...Object.keys(again)]);
  const reading = readingOf([...entered], again);
  if (reading.lessons === 0) return undefined;
  return (
    <section className={styles.sheet}>
      <h2>{speaker.say('settings.reading')}</h2>
      <p data-reading={reading.again}>{speaker.say('settings.reading.about', reading)}</p>
    </section>
  );
};
