import type { ReactNode } from 'react';
import type { FilmMark, TurningPoint } from '../../replay/turning-points.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import { useTable } from '../session/table-context.ts';
import styles from './ceremony.module.css';

type TurnsProps = {
  readonly points: readonly TurningPoint[] | undefined;
  readonly marks: readonly FilmMark[];
  readonly own: number;
};

/** The moments that changed most. Each leads to where it is seen again. */
export const Turns = ({ points, marks, own }: TurnsProps): ReactNode => {
  const speaker = useSpeaker();
  const { momentOf } = useTable();
  const chapterAt = (frame: number): string =>
    marks.findLast(mark => mark.kind === 'chapter' && mark.frame <= frame)?.name ?? '';
  return (
    <section className={styles.panel} aria-label={speaker.say('end.turns')}>
      <h3>{speaker.say('end.turns')}</h3>
      <p className={styles.about}>{speaker.say('end.turns.about', { who: own })}</p>
      {points === undefined ? <p role="status">{speaker.say('end.counting')}</p> : undefined}
      {points?.length === 0 ? <p>{speaker.say('end.turns.none')}</p> : undefined}
      <ol className={styles.turns}>
        {points?.map(({ frame, change, event }, i) => {
          const n = Math.max(1, Math.round(Math.abs(change)));
          return (
            <li key={frame}>
              <a href={momentOf(frame)} data-turn={frame}>
                <b className={styles.number} aria-hidden="true">
                  {i + 1}
                </b>
                <span>
                  <b>{chapterAt(frame)}</b>{' '}
                  {event === undefined
                    ? undefined
                    : speaker.message({ key: `event.${event.key}`, args: event.args })}
                </span>
                <b data-change={change > 0 ? 'up' : 'down'}>
                  {speaker.say(change > 0 ? 'end.points.up' : 'end.points.down', { n })}
                </b>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
