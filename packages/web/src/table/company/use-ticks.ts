import { useEffect, useState } from 'react';

/** The time of the page, anew every so many milliseconds. */
export const useTicks = (every: number): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
