import { useEffect, useRef } from 'react';
import type { TableSession } from '../session/session.ts';

/** The table is told no more often than this that somebody is there, in milliseconds. */
const EVERY = 45_000;

/** Lets the others see that somebody is here who touches something, though it be nothing of the game. */
export const usePings = (session: TableSession): void => {
  const last = useRef(performance.now());
  useEffect(() => {
    const touched = (): void => {
      if (performance.now() - last.current < EVERY) return;
      last.current = performance.now();
      session.ping();
    };
    const kinds = ['pointerdown', 'pointermove', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, touched, { passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, touched);
    };
  }, [session]);
};
