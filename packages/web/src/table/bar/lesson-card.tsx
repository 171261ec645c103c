import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { setSettings, useSettings } from '../../settings/settings.ts';
import { useOpenAdvice } from '../advice/advice-button.tsx';
import { useSpeaking } from '../coach/coach-store.ts';
import { useTable } from '../session/table-context.ts';
import { Slot } from '../tips/slot.tsx';
import styles from './lesson-card.module.css';
import { lessonOf, meet, useLessons } from './lessons.ts';

/** The lesson that the open ask gives, if it was not given before and lessons are wanted. */
const useLesson = (ask: AskView) => {
  const table = useTable();
  const isWanted = useSettings(state => state.lessons);
  const met = useLessons(state => state.met);
  const lesson = isWanted && !table.isTaught ? lessonOf(ask, table) : undefined;
  return lesson === undefined || met.includes(lesson.id) ? undefined : lesson;
};

/** What a decision is about, for somebody who meets it for the first time. Who has left it behind has met it. */
export const LessonCard = ({ ask }: { ask: AskView }): ReactNode => {
  const { speaker } = useTable();
  const lesson = useLesson(ask);
  const isAdvised = useOpenAdvice(ask) !== undefined;
  const shown = useRef<string | undefined>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // There is one slot: a word of the coach comes first, and advice that was asked for before that.
  const isTaken = useSpeaking(state => state.ask === ask.id) || isAdvised;
  shown.current = isTaken ? undefined : lesson?.id;
  // Only when the decision is really gone: a card that is drawn anew is still there a moment later.
  useEffect(() => {
    if (ask.id !== '') clearTimeout(leaving.current);
    return () => {
      const { current } = shown;
      if (current !== undefined) leaving.current = setTimeout(() => meet(current));
    };
  }, [ask.id]);
  if (lesson === undefined || isTaken) return undefined;
  return (
    <Slot about={ask.id} className={styles.card} aria-label={speaker.say('lesson')} data-lesson={lesson.id}>
      <h3>{lesson.title}</h3>
      <p>{lesson.text}</p>
      <div className={styles.go}>
        <Button look="brass" onClick={() => meet(lesson.id)}>
          {speaker.say('lesson.understood')}
        </Button>
        <Button look="paper" onClick={() => setSettings({ lessons: false })}>
          {speaker.say('lesson.none')}
        </Button>
      </div>
    </Slot>
  );
};
