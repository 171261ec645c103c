import type { Costly, Standing } from '@runehold/ai/review/review';
import type { ReactNode } from 'react';
import { emblems } from '../kit/factions.ts';
import { Icon } from '../kit/icon.tsx';
import styles from './chance-chart.module.css';
import { points, type ReviewScene } from './review-context.ts';

/** The drawing's own measures; it is stretched to the room there is. */
const WIDE = 1000;
const HIGH = 400;

/** Everybody's share, bottom to top. Where several can win at once their chances are more than a whole: they share it. */
const heightsOf = ({ chances }: Standing): number[] => {
  const all = Math.max(
    1,
    chances.reduce((sum, chance) => sum + chance, 0),
  );
  const heights = [0];
  for (const chance of chances) heights.push(heights[heights.length - 1] + chance / all);
  return heights;
};

/** The room between a seat's line and the one below, from beginning to end. */
const bandOf = (curve: readonly Standing[], seat: number, last: number): string => {
  const at = ({ entry }: Standing, height: number): string =>
    `${((WIDE * entry) / last).toFixed(1)} ${(HIGH * (1 - height)).toFixed(1)}`;
  const upper = curve.map(standing => at(standing, heightsOf(standing)[seat + 1]));
  const lower = curve.map(standing => at(standing, heightsOf(standing)[seat])).toReversed();
  return `M${[...upper, ...lower].join('L')}Z`;
};

/** Where years or rounds begin, with names that have room. */
const chaptersIn = ({ review: { curve }, chapterAt }: ReviewScene, last: number) => {
  let before = '';
  let room = Number.NEGATIVE_INFINITY;
  return curve.flatMap(({ entry }) => {
    const name = chapterAt(entry);
    const x = (100 * entry) / last;
    if (name === before || name === '' || x - room < 7 || x > 96) return [];
    before = name;
    room = x;
    return [{ name, x }];
  });
};

type ChartProps = { readonly scene: ReviewScene; readonly costly: readonly Costly[] };

/** Everybody's chance to win from beginning to end, with the costly decisions of one seat, each a way to see it again. */
export const ChanceChart = ({ scene, costly }: ChartProps): ReactNode => {
  const { review, speaker, factionOf, chapterAt, momentOf } = scene;
  const { curve, entries, playouts } = review;
  const last = Math.max(1, entries);
  const seats = curve[0].chances.map((_, seat) => seat);
  return (
    <section className={styles.chart} aria-label={speaker.say('review.chance')}>
      <header>
        <h2>{speaker.say('review.chance')}</h2>
        <dl>
          {seats.map(seat => (
            <div key={seat} className={factionOf(seat)}>
              <dt>
                <i aria-hidden="true" className={styles.swatch}>
                  <Icon path={emblems[factionOf(seat)]} />
                </i>
                {speaker.seat(seat)}
              </dt>
              <dd>
                {speaker.say('review.from-to', {
                  from: points(curve[0].chances[seat]),
                  to: points(curve[curve.length - 1].chances[seat]),
                })}
              </dd>
            </div>
          ))}
        </dl>
      </header>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          <defs>
            {seats.map(seat => (
              <pattern
                key={seat}
                id={`hatch-${seat}`}
                width="9"
                height="9"
                patternUnits="userSpaceOnUse"
                patternTransform={`rotate(${45 * seat})`}
              >
                <path d="M0 4.5H9" />
              </pattern>
            ))}
          </defs>
          {seats.map(seat => (
            <g key={seat} className={factionOf(seat)}>
              <path className={styles.band} d={bandOf(curve, seat, last)} />
              <path fill={`url(#hatch-${seat})`} d={bandOf(curve, seat, last)} />
            </g>
          ))}
          {[0.25, 0.5, 0.75].map(share => (
            <path key={share} className={styles.grid} d={`M0 ${HIGH * (1 - share)}H${WIDE}`} />
          ))}
        </svg>
        {[25, 50, 75].map(n => (
          <span key={n} className={styles.share} style={{ bottom: `${n}%` }} aria-hidden="true">
            {speaker.say('review.percent', { n })}
          </span>
        ))}
        {costly.map(({ entry }, i) => (
          <a
            key={entry}
            className={styles.mark}
            style={{ left: `${(100 * entry) / last}%` }}
            href={momentOf(entry)}
            aria-label={speaker.say('review.mark', { n: i + 1, chapter: chapterAt(entry) })}
            data-review-mark={entry}
          >
            {i + 1}
          </a>
        ))}
      </div>
      <div className={styles.chapters} aria-hidden="true">
        {chaptersIn(scene, last).map(({ name, x }) => (
          <span key={name} style={{ left: `${x}%` }}>
            {name}
          </span>
        ))}
      </div>
      <p>{speaker.say('review.chance.about', { n: playouts })}</p>
    </section>
  );
};
