import type { Told } from '@runehold/protocol/parts/record';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { Flight } from './art.ts';
import styles from './flights.module.css';
import { linesOf } from './log.ts';
import { useTable } from './table-context.ts';

/** At most so many things fly at once; what is more is read in the log. */
const FLOCK = 6;
const SECONDS = { skip: 0, quick: 0.45, calm: 0.8 } as const;

type Places = ReadonlyMap<string, DOMRect>;
type Flying = Flight & { readonly key: string; readonly start: DOMRect; readonly end: DOMRect };

/** Where everything that has an address lies on the screen now. */
const placesNow = (): Places =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('[data-at], [data-zone]')].flatMap(element => {
      const address = element.dataset['at'] ?? element.dataset['zone'];
      const place = element.getBoundingClientRect();
      return address === undefined || place.width === 0 ? [] : [[address, place] as const];
    }),
  );

const wantsMotion = (): boolean => {
  const { motion, pace } = useSettings.getState();
  if (motion === 'less' || pace === 'skip') return false;
  return motion === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/** One thing on its way. The library that moves it is fetched with the first one. */
const Ghost = ({ flying, land }: { flying: Flying; land(key: string): void }): ReactNode => {
  const ghost = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { key, start, end } = flying;
    const fly = async (): Promise<void> => {
      const { animate } = await import('motion/mini');
      if (ghost.current === null) return;
      const move = `translate(${end.x + end.width / 2 - start.x - start.width / 2}px, ${end.y + end.height / 2 - start.y - start.height / 2}px)`;
      await animate(
        ghost.current,
        { transform: ['translate(0, 0) scale(1)', `${move} scale(0.7)`], opacity: [1, 1, 0.2] },
        { duration: SECONDS[useSettings.getState().pace] },
      );
      land(key);
    };
    void fly();
  }, [flying, land]);
  const { start, look } = flying;
  return (
    <div
      ref={ghost}
      className={styles.ghost}
      style={{ left: start.x + start.width / 2, top: start.y + start.height / 2 }}
    >
      {look}
    </div>
  );
};

/** Shows what has just happened as movement: cards that are drawn, bought, played and discarded go where they go. */
export const Flights = (): ReactNode => {
  const table = useTable();
  const { records, art } = table;
  const places = useRef<Places>(new Map());
  const seen = useRef<readonly Told[]>(records);
  const [flock, setFlock] = useState<readonly Flying[]>([]);
  useLayoutEffect(() => {
    const now = placesNow();
    const known = seen.current.at(-1)?.seq ?? -1;
    const news = linesOf(records.filter(({ seq }) => seq > known));
    if (news.length > 0 && wantsMotion()) {
      const flying = news.flatMap(({ key, event }): Flying[] => {
        const flight = art.flightOf?.(event, table);
        if (flight === undefined) return [];
        const [start, end] = [places.current.get(flight.from) ?? now.get(flight.from), now.get(flight.to)];
        return start === undefined || end === undefined ? [] : [{ ...flight, key, start, end }];
      });
      setFlock(before => [...before, ...flying].slice(-FLOCK));
    }
    places.current = now;
    seen.current = records;
  }, [records, art, table]);
  const land = useRef((key: string): void => setFlock(before => before.filter(flying => flying.key !== key)));
  return (
    <div className={styles.sky} aria-hidden="true">
      {flock.map(flying => (
        <Ghost key={flying.key} flying={flying} land={land.current} />
      ))}
    </div>
  );
};
