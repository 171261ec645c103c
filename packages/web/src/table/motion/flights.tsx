import type { Told } from '@runehold/protocol/parts/record';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { isShownAtOnce, wantsMotion } from '../../settings/settings.ts';
import type { LogLine } from '../session/records.ts';
import { linesOf } from '../session/records.ts';
import { type TableInPlay, useTable } from '../session/table-context.ts';
import styles from './flights.module.css';
import type { Flying } from './ghost.tsx';
import { Ghost } from './ghost.tsx';
import { firstOf, type Places, placesNow } from './places.ts';

/** At most so many things move at once; what is more is read in the log. */
const FLOCK = 16;
/** Whoever jumps over more records than these has not watched them happen. */
const JUMP = 4;
/** One after another, but all of an answer within this time, in seconds. */
const BEAT = 0.12;
const LONGEST = 0.9;

/** Whether nothing is shown step by step: so it is set, or what needs no choice is being resolved. */
const skips = ({ session }: TableInPlay): boolean =>
  isShownAtOnce() || session?.store.getState().fast === true;

/** What moves by what has just been told, from where it was to where it is. */
const movedBy = (news: readonly LogLine[], table: TableInPlay, before: Places, now: Places): Flying[] => {
  const shown = news.flatMap(({ key, event }): Omit<Flying, 'delay'>[] => {
    const movement = table.art.movementOf?.(event, table);
    if (movement === undefined) return [];
    const end = firstOf(now, movement.to);
    const start = movement.from && (firstOf(before, movement.from) ?? firstOf(now, movement.from));
    return end === undefined ? [] : [{ key, movement, start: start ?? end, end }];
  });
  const beat = Math.min(BEAT, LONGEST / Math.max(1, shown.length));
  return shown.slice(-FLOCK).map((flying, i) => ({ ...flying, delay: i * beat }));
};

/** Shows what has just happened as movement: nothing happens silently. */
export const Flights = (): ReactNode => {
  const table = useTable();
  const { records } = table;
  const before = useRef<Places>(new Map());
  const drawn = useRef<readonly Told[]>(records);
  const seen = useRef<readonly Told[]>(records);
  const [flock, setFlock] = useState<readonly Flying[]>([]);
  const isFading = !wantsMotion();
  // While the new table is being put together the old one is still on the screen: that is where things come from.
  if (records !== drawn.current) {
    drawn.current = records;
    before.current = placesNow();
  }
  const now = useRef(table);
  now.current = table;
  useLayoutEffect(() => {
    const known = seen.current.at(-1)?.seq ?? -1;
    const fresh = records.filter(({ seq }) => seq > known);
    seen.current = records;
    if (fresh.length === 0 || fresh.length > JUMP || skips(now.current)) return;
    const flying = movedBy(linesOf(fresh), now.current, before.current, placesNow());
    setFlock(flock => [...flock, ...flying].slice(-FLOCK));
  }, [records]);
  const land = useRef((key: string): void => setFlock(before => before.filter(flying => flying.key !== key)));
  return (
    <div className={styles.sky} aria-hidden="true" data-sky>
      {flock.map(flying => (
        <Ghost key={flying.key} flying={flying} isFading={isFading} land={land.current} />
      ))}
    </div>
  );
};
