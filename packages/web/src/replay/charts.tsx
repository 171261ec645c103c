import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Measure } from '../table/art.ts';
import { useTable } from '../table/table-context.ts';
import styles from './charts.module.css';
import type { Film } from './film.ts';

/** At most so many points are measured: more is not seen. */
const POINTS = 80;
const dashes: readonly (readonly number[])[] = [[], [8, 4], [2, 4], [10, 4, 2, 4]];

const framesOf = ({ frames }: Film): number[] => {
  const step = Math.max(1, Math.ceil(frames / POINTS));
  return [...Array.from({ length: Math.ceil(frames / step) }, (_, i) => i * step), frames - 1];
};

/** What is measured, for each seat over time. */
type Curves = { readonly frames: readonly number[]; readonly values: readonly (readonly number[])[] };

const measured = async (film: Film, measure: Measure, seats: number): Promise<Curves> => {
  const frames = framesOf(film);
  const views = await Promise.all(frames.map(frame => film.viewAt(frame, film.viewers[0])));
  return {
    frames,
    values: Array.from({ length: seats }, (_, seat) => views.map(view => measure.of(view, seat))),
  };
};

/** One measure as lines, told apart by colour and dash; the numbers at the end stand beside it as a table. */
const Chart = ({ film, measure }: { film: Film; measure: Measure }): ReactNode => {
  const { view, speaker, art } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [curves, setCurves] = useState<Curves>();
  const { seats } = view;
  useEffect(() => {
    void measured(film, measure, seats).then(setCurves);
  }, [film, measure, seats]);
  useEffect(() => {
    if (box.current === null || curves === undefined) return undefined;
    const colours = getComputedStyle(document.documentElement);
    const series = curves.values.map((_, seat) => ({
      label: speaker.seat(seat),
      stroke: colours.getPropertyValue(`--${art.factionOf?.(view, seat) ?? 'ink'}`),
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
        axes: [{ stroke: '#5a4a38' }, { stroke: '#5a4a38', size: 36 }],
        series: [{}, ...series],
      },
      [[...curves.frames], ...curves.values.map(values => [...values])],
      box.current,
    );
    return () => plot.destroy();
  }, [curves, speaker, art, view]);
  return (
    <figure className={styles.chart}>
      <figcaption>{measure.name(speaker)}</figcaption>
      <div ref={box} aria-hidden="true" />
      <dl>
        {curves?.values.map((values, seat) => (
          <div key={speaker.seat(seat)} className={art.factionOf?.(view, seat)}>
            <dt>{speaker.seat(seat)}</dt>
            <dd>{values.at(-1)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
};

/** How the game went, in numbers. */
export const Charts = ({ film }: { film: Film }): ReactNode => {
  const { art, speaker } = useTable();
  return (
    <>
      <p>{speaker.say('replay.over-time')}</p>
      <div className={styles.charts}>
        {art.measures?.map(measure => (
          <Chart key={measure.id} film={film} measure={measure} />
        ))}
      </div>
    </>
  );
};
