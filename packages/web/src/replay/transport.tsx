import type { Viewer } from '@runehold/kernel/layout/seats';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import type { Film } from './film.ts';
import { GoTo, TimeLine } from './time-line.tsx';
import styles from './transport.module.css';
import type { Course } from './use-course.ts';
import '../table/bar/words.ts';

/** Milliseconds a frame stays, by speed. */
const speeds = [
  ['1×', 1200],
  ['2×', 600],
  ['4×', 300],
  ['8×', 150],
] as const;

type TransportProps = {
  readonly film: Film;
  readonly frame: number;
  setFrame(frame: number): void;
  readonly viewer: Viewer;
  setViewer(viewer: Viewer): void;
  openCharts(): void;
  /** What stands on the line of time. */
  readonly course: Course;
  /** Goes on from here at a table of one's own; absent where that would tell what is hidden, or nothing is left to play. */
  readonly playOn: (() => void) | undefined;
  /** Where the game is gone through; absent while it goes on, and where nobody can judge it. */
  readonly review: string | undefined;
  /** Where the table itself is. */
  readonly back: string;
};

const nameOf = (viewer: Viewer, speaker: ReturnType<typeof useSpeaker>): string => {
  if (viewer === 'all-seeing') return speaker.say('replay.seen-by.all');
  return viewer === 'spectator' ? speaker.say('bar.watching') : speaker.seat(viewer);
};

/** Start, stop, step and scrub through a game. */
export const Transport = ({
  film,
  frame,
  setFrame,
  viewer,
  setViewer,
  openCharts,
  course,
  playOn,
  review,
  back,
}: TransportProps): ReactNode => {
  const speaker = useSpeaker();
  const [playing, setPlaying] = useState(false);
  const [pause, setPause] = useState<number>(speeds[1][1]);
  const last = film.frames - 1;
  useEffect(() => {
    if (!playing) return undefined;
    if (frame >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setFrame(frame + 1), pause);
    return () => clearTimeout(timer);
  }, [playing, frame, last, pause, setFrame]);
  const button = (key: 'first' | 'back' | 'on' | 'last', sign: string, to: number): ReactNode => (
    <Button
      look="paper"
      aria-label={speaker.say(`replay.${key}`)}
      disabled={to < 0 || to > last || to === frame}
      onClick={() => setFrame(to)}
    >
      {sign}
    </Button>
  );
  const position = speaker.say('replay.decision', { n: frame, of: last });
  return (
    <section className={styles.transport} aria-label={speaker.say('replay.transport')} data-frame={frame}>
      <div className={styles.buttons}>
        {button('first', '|◀', 0)}
        {button('back', '◀', frame - 1)}
        <Button
          look="brass"
          className={styles.play}
          aria-label={speaker.say(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? '❚❚' : '▶'}
        </Button>
        {button('on', '▶', frame + 1)}
        {button('last', '▶|', last)}
      </div>
      <div className={styles.scrub}>
        <div className={styles.where}>
          <span>{position}</span>
          <GoTo course={course} setFrame={setFrame} />
        </div>
        {course.marks.length === 0 ? undefined : <TimeLine course={course} last={last} setFrame={setFrame} />}
        <input
          type="range"
          min={0}
          max={last}
          value={frame}
          aria-label={speaker.say('replay.transport')}
          aria-valuetext={position}
          onChange={event => setFrame(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles.choices}>
        <label>
          <span>{speaker.say('replay.seen-by')}</span>
          <select
            value={String(viewer)}
            onChange={event => {
              const chosen = film.viewers.find(each => String(each) === event.currentTarget.value);
              if (chosen !== undefined) setViewer(chosen);
            }}
          >
            {film.viewers.map(each => (
              <option key={each} value={String(each)}>
                {nameOf(each, speaker)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{speaker.say('replay.speed')}</span>
          <select value={pause} onChange={event => setPause(Number(event.currentTarget.value))}>
            {speeds.map(([name, each]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.buttons}>
        {playOn === undefined ? undefined : (
          <Button look="paper" onClick={playOn}>
            {speaker.say('replay.play-on')}
          </Button>
        )}
        <Button look="paper" onClick={openCharts}>
          {speaker.say('replay.charts')}
        </Button>
        {review === undefined ? undefined : (
          <a className={buttonClass('paper')} href={review}>
            {speaker.say('review.title')}
          </a>
        )}
        <a className={buttonClass('paper')} href={back}>
          {speaker.say('replay.table')}
        </a>
      </div>
    </section>
  );
};
