import { useEffect, useState } from 'react';
import type { Speaker } from '../../text/speaker.ts';
import type { TableSession } from '../session/session.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A length of time in the largest unit that it fills, in the language spoken here. */
export const sayLength = (ms: number, speaker: Speaker): string => {
  const [unit, length] = steps.find(([, each]) => ms >= each) ?? (['second', 1000] as const);
  return new Intl.NumberFormat(speaker.language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(ms / length),
  );
};

/** How often what is told by the minute is told anew, and what is told by the second. */
const EVERY = 10_000;
const EVERY_SECOND = 1000;

/** How much time has passed since the people were told of. */
export const useElapsed = (session: TableSession, bySecond = false): number => {
  const told = session.store(state => state.peopleAt);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), bySecond ? EVERY_SECOND : EVERY);
    return () => clearInterval(timer);
  }, [bySecond]);
  return Math.max(0, now - told);
};
