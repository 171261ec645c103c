import type { ReactNode } from 'react';
import { useState } from 'react';
import { useWidth } from '../../app/use-width.ts';
import type { Film } from '../../replay/film.ts';
import type { Glimpses } from '../../replay/glimpses.ts';
import { type FilmMark, sharesOf, type TurningPoint } from '../../replay/turning-points.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import type { Story } from '../art/finish.ts';
import { useTable } from '../session/table-context.ts';
import styles from './curve.module.css';

const HEIGHT = 210;
const LEFT = 34;
const BOTTOM = 24;
const TOP = 12;
const dashes = [undefined, '9 5', '2 5', '11 4 2 4'] as const;

type CurveProps = {
  readonly film: Film;
  readonly story: Story;
  readonly glimpses: Glimpses;
  readonly marks: readonly FilmMark[];
  readonly points: readonly TurningPoint[];
  readonly own: number;
};

/** Years or rounds that have room for their names. */
const spaced = (chapters: readonly { readonly x: number; readonly name: string }[], least: number) => {
  let last = Number.NEGATIVE_INFINITY;
  return chapters.filter(({ x }) => {
    if (x - last < least) return false;
    last = x;
    return true;
  });
};

/** Everybody's share from beginning to end: one's own line is thick, the others are dashed, each in its own way. */
export const Curve = ({ film, story, glimpses, marks, points, own }: CurveProps): ReactNode => {
  const table = useTable();
  const speaker = useSpeaker();
  const [box, width] = useWidth(640);
  const [shares] = useState(() => sharesOf(glimpses.views, story.weight));
  const top = Math.min(100, 10 * Math.ceil((Math.max(...shares.flat(), 10) + 2) / 10));
  const begun = marks.find(({ kind }) => kind === 'chapter')?.frame ?? 0;
  const last = Math.max(begun + 1, film.frames - 1);
  const xOf = (frame: number): number =>
    LEFT + ((Math.max(begun, frame) - begun) / (last - begun)) * (width - LEFT - 12);
  const yOf = (share: number): number => TOP + (1 - share / top) * (HEIGHT - TOP - BOTTOM);
  const lineOf = (values: readonly number[]): string =>
    glimpses.frames
      .flatMap((frame, i) => (frame < begun ? [] : [`${xOf(frame).toFixed(1)} ${yOf(values[i]).toFixed(1)}`]))
      .join('L');
  const shareAt = (frame: number): number => {
    const i = glimpses.frames.findIndex(each => each >= frame);
    return shares[own][i < 0 ? shares[own].length - 1 : i];
  };
  const chapters = marks
    .filter(({ kind }) => kind === 'chapter')
    .map(({ frame, name }) => ({ x: xOf(frame), name }));
  const named = new Set(spaced(chapters, 66).map(({ x }) => x));
  const factionOf = (seat: number) => table.art.factionOf?.(table, seat) ?? 'neutral';
  const order = shares.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own));
  const grid = [0, 1, 2, 3, 4].map(i => Math.round((top * i) / 4));
  return (
    <figure className={styles.curve}>
      <div ref={box}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {grid.map(share => (
            <g key={share} className={styles.grid}>
              <path d={`M${LEFT} ${yOf(share)}H${width - 12}`} />
              <text x={LEFT - 6} y={yOf(share) + 4} textAnchor="end">
                {share}
              </text>
            </g>
          ))}
          {chapters.map(({ x, name }) => (
            <g key={name} className={styles.grid}>
              <path d={`M${x} ${TOP}V${HEIGHT - BOTTOM}`} />
              {named.has(x) && x < width - 50 ? (
                <text x={x + 3} y={HEIGHT - 7}>
                  {name}
                </text>
              ) : undefined}
            </g>
          ))}
          {order.map(seat => (
            <path
              key={seat}
              className={`${styles.line} ${factionOf(seat)}`}
              data-own={seat === own}
              strokeDasharray={seat === own ? undefined : dashes[1 + ((seat + 3) % 3)]}
              d={`M${lineOf(shares[seat])}`}
            />
          ))}
          {points.map(({ frame }, i) => (
            <g key={frame} className={styles.point}>
              <path d={`M${xOf(frame)} ${yOf(shareAt(frame))}V${HEIGHT - BOTTOM}`} />
              <circle cx={xOf(frame)} cy={yOf(shareAt(frame))} r="10" />
              <text x={xOf(frame)} y={yOf(shareAt(frame)) + 4.5} textAnchor="middle">
                {i + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <dl className={styles.legend}>
        {order.toReversed().map(seat => (
          <div key={seat} className={factionOf(seat)}>
            <dt>
              <svg width="26" height="8" aria-hidden="true">
                <path
                  className={styles.line}
                  data-own={seat === own}
                  strokeDasharray={seat === own ? undefined : dashes[1 + ((seat + 3) % 3)]}
                  d="M0 4H26"
                />
              </svg>
              {speaker.seat(seat)}
            </dt>
            <dd>{speaker.say('end.curve.at-end', { n: Math.round(shares[seat].at(-1) ?? 0) })}</dd>
          </div>
        ))}
      </dl>
      <figcaption>{story.weight.about(speaker)}</figcaption>
    </figure>
  );
};
