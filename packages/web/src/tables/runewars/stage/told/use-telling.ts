import { useEffect, useRef, useState } from 'react';
import { paceNow } from '../../../../settings/settings.ts';
import { useStageTime } from '../../../../table/moments/presenting.ts';
import { useGoingOn } from '../../../../table/moments/use-going-on.ts';
import type { TableSession } from '../../../../table/session/session.ts';

/** How long each half of a row is shown, in milliseconds: to draw, and to see what came of it. */
const BEAT = { own: 1200, others: 400 } as const;
/** How long the result stays by itself, and how long what comes next waits for it. */
const STAYS = 6000;
const HOLDS = { own: 6000, others: 2500 } as const;

/** What is shown of a battle that is told. */
export type Telling = {
  /** The row that is shown, or undefined once all are: then the result is. */
  readonly row: number | undefined;
  /** Whether what came of the row is shown too. */
  readonly isResolved: boolean;
  next(): void;
  toEnd(): void;
  again(): void;
};

/**
 * Goes through the rows of a battle, a beat to draw and one to resolve, and then shows the result for a while. What
 * comes next waits; whoever does not want to can go on at any time.
 */
export const useTelling = (
  rows: readonly number[],
  isOwn: boolean,
  session: TableSession | undefined,
  close: () => void,
): Telling => {
  const whose = isOwn ? 'own' : 'others';
  const isSkipped =
    paceNow() === 'skip' || session?.showing.isCrowded === true || session?.store.getState().fast === true;
  const beats = rows.length * 2;
  const [beat, setBeat] = useState(isSkipped ? beats : 0);
  const isOver = beat >= beats;
  const shut = useRef(close);
  shut.current = close;
  useStageTime();
  useEffect(() => {
    if (!isSkipped) session?.showing.holdFor(isOver ? HOLDS[whose] : BEAT[whose] + HOLDS[whose]);
    const timer = isOver
      ? setTimeout(() => shut.current(), STAYS)
      : setTimeout(() => setBeat(beat + 1), BEAT[whose]);
    return () => clearTimeout(timer);
  }, [beat, isOver, isSkipped, session, whose]);
  const next = (): void => (isOver ? shut.current() : setBeat(now => now - (now % 2) + 2));
  useGoingOn(next, true);
  // The result goes with any touch, which does what it does besides.
  useEffect(() => {
    if (!isOver) return;
    const touch = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element && target.closest('[data-outcome] button'))) shut.current();
    };
    addEventListener('pointerdown', touch);
    return () => removeEventListener('pointerdown', touch);
  }, [isOver]);
  return {
    row: isOver ? undefined : rows[beat >> 1],
    isResolved: beat % 2 === 1,
    next,
    toEnd: () => setBeat(beats),
    again: () => setBeat(0),
  };
};
