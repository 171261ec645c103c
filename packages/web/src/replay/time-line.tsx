import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './time-line.module.css';
import type { FilmMark } from './turning-points.ts';
import type { Course } from './use-course.ts';
import '../table/ceremony/words.ts';

type TimeLineProps = {
  readonly course: Course;
  readonly last: number;
  setFrame(frame: number): void;
};

/** How close two names may stand, as a share of the whole line. */
const APART = 0.075;

/** Chapters whose names have room. */
const named = (chapters: readonly FilmMark[], last: number): ReadonlySet<FilmMark> => {
  const shown = new Set<FilmMark>();
  let before = Number.NEGATIVE_INFINITY;
  for (const mark of chapters) {
    if ((mark.frame - before) / last < APART) continue;
    shown.add(mark);
    before = mark.frame;
  }
  return shown;
};

/** Where years or rounds begin, where there was a fight and what turned the game, over the line on which one scrubs. */
export const TimeLine = ({ course: { marks, points = [] }, last, setFrame }: TimeLineProps): ReactNode => {
  const chapters = marks.filter(({ kind }) => kind === 'chapter');
  const shown = named(chapters, last);
  const at = (frame: number) => ({ left: `${(100 * frame) / Math.max(1, last)}%` });
  // Whoever does not point finds the same places in the list beside it.
  return (
    <span className={styles.line} aria-hidden="true">
      {chapters.map(mark => (
        <span key={mark.frame} className={styles.chapter} style={at(mark.frame)} data-mark="chapter">
          {shown.has(mark) ? mark.name.replace(/^\D+ /, '') : ''}
        </span>
      ))}
      {marks
        .filter(({ kind }) => kind === 'fight')
        .map(({ frame }) => (
          <i key={frame} className={styles.fight} style={at(frame)} data-mark="fight" />
        ))}
      {points.map(({ frame }, i) => (
        <button
          key={frame}
          type="button"
          tabIndex={-1}
          className={styles.point}
          style={at(frame)}
          data-mark="turn"
          onClick={() => setFrame(frame)}
        >
          {i + 1}
        </button>
      ))}
    </span>
  );
};

/** The same places by name, for everybody: touching one goes there. */
export const GoTo = ({
  course: { marks, points = [] },
  setFrame,
}: Omit<TimeLineProps, 'last'>): ReactNode => {
  const speaker = useSpeaker();
  const chapterAt = (frame: number): string =>
    marks.findLast(mark => mark.kind === 'chapter' && mark.frame <= frame)?.name ?? '';
  const groups: readonly (readonly [label: string, places: readonly { frame: number; name: string }[]])[] = [
    [speaker.say('replay.go.chapters'), marks.filter(({ kind }) => kind === 'chapter')],
    [
      speaker.say('end.turns'),
      points.map(({ frame, event }, i) => ({
        frame,
        name: `${i + 1}. ${chapterAt(frame)} ${event ? speaker.message({ key: `event.${event.key}`, args: event.args }) : ''}`,
      })),
    ],
    [speaker.say('replay.go.fights'), marks.filter(({ kind }) => kind === 'fight')],
  ];
  if (marks.length === 0) return undefined;
  return (
    <label>
      <span className="sr">{speaker.say('replay.go')}</span>
      <select
        value=""
        data-go
        onChange={event => {
          if (event.currentTarget.value !== '') setFrame(Number(event.currentTarget.value));
        }}
      >
        <option value="">{speaker.say('replay.go')}…</option>
        {groups
          .filter(([, places]) => places.length > 0)
          .map(([label, places]) => (
            <optgroup key={label} label={label}>
              {places.map(({ frame, name }) => (
                <option key={`${frame}${name}`} value={frame}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </label>
  );
};
