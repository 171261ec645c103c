import type { Profile } from '@runehold/protocol/hall/sums';
import type { ReactNode } from 'react';
import { useWidth } from '../app/use-width.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { type Frame, pathOf, placePoints, ticksOf } from './curve-points.ts';
import { gameName } from './game-names.ts';
import styles from './ratings.module.css';

type RatingOf = Profile['ratings'][number];

const spark: Frame = { width: 150, height: 34, left: 3, right: 5, top: 4, bottom: 4 };

/** What the last games did, as one reads a change. */
export const signed = (change: number): string =>
  change > 0 ? `+${change}` : String(change).replace('-', '−');

const keyOf = ({ game, seats }: RatingOf): string => `${game} ${seats}`;

/** One rating: what it is, where it came from, and how it went. */
const RatingCard = ({ rating }: { rating: RatingOf }): ReactNode => {
  const speaker = useSpeaker();
  const { game, seats, curve, provisional } = rating;
  const values = curve.map(([, value]) => value);
  const [first = rating.rating] = values;
  const change = rating.rating - first;
  // Game after game, not by the calendar: there is no room for a calendar here.
  const places = placePoints(
    curve.map(([, value], i) => [i, value]),
    [0, Math.max(1, curve.length - 1)],
    [Math.min(...values, rating.rating) - 1, Math.max(...values, rating.rating) + 1],
    spark,
  );
  const end = places.at(-1);
  return (
    <li className={styles.card}>
      <h3>{gameName(game)}</h3>
      <p>{`${speaker.say('people.players', { n: seats })} · ${speaker.say('people.games', { n: rating.games })}`}</p>
      <p className={styles.value}>
        <b>
          {rating.rating}
          {provisional ? <span aria-hidden="true">?</span> : undefined}
        </b>
        {provisional ? <span className="sr"> {speaker.say('people.provisional')}</span> : undefined}
        {curve.length > 1 ? <span data-way={change < 0 ? 'down' : 'up'}>{signed(change)}</span> : undefined}
      </p>
      <svg
        viewBox={`0 0 ${spark.width} ${spark.height}`}
        aria-hidden="true"
        data-way={change < 0 ? 'down' : 'up'}
      >
        <path d={pathOf(places)} />
        {end ? <circle cx={end[0]} cy={end[1]} r="3.5" /> : undefined}
      </svg>
    </li>
  );
};

const dashes = [undefined, '8 5', '2 5', '11 4 2 4', '14 4', '4 4'] as const;
const HEIGHT = 210;

/** All ratings over time, told apart by colour and dash; what they came to stands below as a list. */
const RatingCurve = ({ ratings }: { ratings: readonly RatingOf[] }): ReactNode => {
  const speaker = useSpeaker();
  const [box, width] = useWidth(560);
  const points = ratings.flatMap(({ curve }) => curve);
  const times = points.map(([at]) => at);
  const values = points.map(([, value]) => value);
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  const span = [Math.min(...times), Math.max(...times)] as const;
  const range = [ticks[0], ticks[ticks.length - 1]] as const;
  const frame: Frame = { width, height: HEIGHT, left: 44, right: 14, top: 10, bottom: 26 };
  const day = new Intl.DateTimeFormat(speaker.language, { day: 'numeric', month: 'short' });
  const yOf = (value: number): number => placePoints([[0, value]], [0, 0], range, frame)[0][1];
  return (
    <figure className={styles.curve}>
      <div ref={box}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {ticks.map(tick => (
            <g key={tick} className={styles.grid}>
              <path d={`M${frame.left} ${yOf(tick)}H${width - frame.right}`} />
              <text x={frame.left - 7} y={yOf(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          <g className={styles.grid}>
            <text x={frame.left} y={HEIGHT - 6}>
              {day.format(span[0])}
            </text>
            <text x={width - frame.right} y={HEIGHT - 6} textAnchor="end">
              {day.format(span[1])}
            </text>
          </g>
          {ratings.map((rating, i) => {
            const places = placePoints(rating.curve, span, range, frame);
            const end = places.at(-1);
            return (
              <g key={keyOf(rating)} className={styles.line} data-line={i % 4}>
                <path d={pathOf(places)} strokeDasharray={dashes[i % dashes.length]} />
                {end ? <circle cx={end[0]} cy={end[1]} r="4" /> : undefined}
              </g>
            );
          })}
        </svg>
      </div>
      <dl>
        {ratings.map((rating, i) => (
          <div key={keyOf(rating)}>
            <dt>
              <svg className={styles.line} data-line={i % 4} width="28" height="8" aria-hidden="true">
                <path d="M0 4H28" strokeDasharray={dashes[i % dashes.length]} />
              </svg>
              {`${gameName(rating.game)}, ${speaker.say('people.players', { n: rating.seats })}`}
            </dt>
            <dd>{rating.rating}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
};

/** How strong somebody is, by game and number of players, and how that came about. */
export const Ratings = ({ ratings }: Pick<Profile, 'ratings'>): ReactNode => {
  const speaker = useSpeaker();
  if (ratings.length === 0)
    return (
      <section className={styles.panel} aria-label={speaker.say('people.ratings')}>
        <h2>{speaker.say('people.ratings')}</h2>
        <p>{speaker.say('people.ratings.none')}</p>
      </section>
    );
  return (
    <>
      <section aria-label={speaker.say('people.ratings')}>
        <h2 className="sr">{speaker.say('people.ratings')}</h2>
        <ol className={styles.cards}>
          {ratings.map(rating => (
            <RatingCard key={keyOf(rating)} rating={rating} />
          ))}
        </ol>
        {ratings.some(({ provisional }) => provisional) ? (
          <p className={styles.note}>{speaker.say('people.provisional.about')}</p>
        ) : undefined}
      </section>
      <section className={styles.panel} aria-label={speaker.say('people.curve')}>
        <h2>
          {speaker.say('people.curve')} <small>{speaker.say('people.curve.about')}</small>
        </h2>
        <RatingCurve ratings={ratings} />
      </section>
    </>
  );
};
