import type { WireView } from '@runehold/protocol/parts/view';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import { attempt } from '../app/notices.ts';
import 'uplot/dist/uPlot.min.css';
import { emblems, type Faction } from '../kit/factions.ts';
import { Icon } from '../kit/icon.tsx';
import type { Measure } from '../table/art/scene.ts';
import { useTable } from '../table/session/table-context.ts';
import styles from './charts.module.css';
import type { Film } from './film.ts';
import { type Glimpses, glimpsesOf } from './glimpses.ts';
import './words.ts';

const dashes: readonly (readonly number[])[] = [[], [8, 4], [2, 4], [10, 4, 2, 4]];
/** Everything that is counted is whole. */
const STEPS = [1, 2, 5, 10, 20, 50];
const FONT = '14px "EB Garamond Variable", Georgia, serif';
const INK = '#5a4a38';
const GRID = 'rgb(90 74 56 / 0.18)';

const useGlimpses = (film: Film): Glimpses | undefined => {
  const [glimpses, setGlimpses] = useState<Glimpses>();
  useEffect(() => {
    void attempt(async () => setGlimpses(await glimpsesOf(film)));
  }, [film]);
  return glimpses;
};

/** The first frame that was looked at of every year or round, with its name. */
const chaptersOf = (
  { frames, views }: Glimpses,
  chapterOf: (view: WireView) => string,
): ReadonlyMap<number, string> => {
  const names = views.map(chapterOf);
  return new Map(
    frames.flatMap((frame, i) =>
      names[i] !== '' && names[i] !== names[i - 1] ? [[frame, names[i]] as const] : [],
    ),
  );
};

type ChartProps = { readonly glimpses: Glimpses; readonly measure: Measure };

/** One measure as lines, told apart by colour and dash; the numbers at the end stand beside it as a table. */
const Chart = ({ glimpses, measure }: ChartProps): ReactNode => {
  const { view, pack, speaker, art } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const { seats } = view;
  // At the start of a game nobody may have taken a faction yet: a line has the colours that its seat ends in.
  const factionOf = (seat: number): Faction | undefined =>
    art.factionOf?.({ view: glimpses.views.at(-1) ?? view, pack }, seat);
  const factions = Array.from({ length: seats }, (_, seat) => factionOf(seat) ?? 'ink').join();
  const [curves] = useState(() =>
    Array.from({ length: seats }, (_, seat) => glimpses.views.map(seen => measure.of(seen, seat))),
  );
  useEffect(() => {
    if (box.current === null) return undefined;
    const colours = getComputedStyle(document.documentElement);
    const chapters = art.chapterOf && chaptersOf(glimpses, art.chapterOf);
    const series = curves.map((_, seat) => ({
      label: speaker.seat(seat),
      stroke: colours.getPropertyValue(`--${factions.split(',')[seat]}`),
      dash: [...dashes[seat]],
      width: 2.5,
      points: { show: false },
    }));
    const plot = new UPlot(
      {
        width: box.current.clientWidth,
        height: 190,
        scales: { x: { time: false } },
        legend: { show: false },
        cursor: { show: false },
        axes: [
          {
            stroke: INK,
            font: FONT,
            grid: { stroke: GRID },
            ...(chapters !== undefined && {
              splits: [...chapters.keys()],
              values: (_: UPlot, splits: number[]) => splits.map(split => chapters.get(split) ?? ''),
            }),
          },
          { stroke: INK, font: FONT, grid: { stroke: GRID }, incrs: STEPS, size: 36 },
        ],
        series: [{}, ...series],
      },
      [[...glimpses.frames], ...curves.map(values => [...values])],
      box.current,
    );
    return () => plot.destroy();
  }, [glimpses, curves, speaker, art, factions]);
  return (
    <figure className={styles.chart} data-measure={measure.id}>
      <figcaption>{measure.name(speaker)}</figcaption>
      <div ref={box} aria-hidden="true" />
      <dl>
        {curves.map((values, seat) => {
          const faction = factionOf(seat);
          return (
            <div key={speaker.seat(seat)} className={faction}>
              <dt>
                {faction === undefined ? undefined : <Icon path={emblems[faction]} />}
                {speaker.seat(seat)}
              </dt>
              <dd>{values.at(-1)}</dd>
            </div>
          );
        })}
      </dl>
    </figure>
  );
};

/** How the game went, in numbers. */
export const Charts = ({ film }: { film: Film }): ReactNode => {
  const { art, speaker } = useTable();
  const glimpses = useGlimpses(film);
  if (glimpses === undefined) return <p role="status">{speaker.say('app.loading')}</p>;
  return (
    <>
      <p>{speaker.say('replay.over-time')}</p>
      <div className={styles.charts}>
        {art.measures?.map(measure => (
          <Chart key={measure.id} glimpses={glimpses} measure={measure} />
        ))}
      </div>
    </>
  );
};
