import { useEffect, useRef, useState } from 'react';
import { paceNow } from '../../settings/settings.ts';
import type { Moment } from '../art/moment.ts';
import { linesOf, ownDeedsIn } from '../session/records.ts';
import { type TableInPlay, useTable } from '../session/table-context.ts';
import { type MomentQueue, queued, timeOf } from './moment-queue.ts';
import { usePresenting } from './presenting.ts';
import { useGoingOn } from './use-going-on.ts';

/** Whoever jumps over more records than these has not watched them happen. */
const JUMP = 12;

/** Whether nothing is presented: so it is set, or what needs no choice is being resolved. What happened is in the digest. */
const skips = ({ session }: TableInPlay): boolean =>
  paceNow() === 'skip' || session === undefined || session.showing.isCrowded || session.store.getState().fast;

/** What has been looked at: how far, and how many of one's answers had been given there being no choice. */
type Seen = Pick<TableInPlay, 'records' | 'view'> & { readonly unasked: number };

/** The moments that are being presented, and how to go on. */
export type Moments = {
  readonly now: Moment | undefined;
  /** How many wait behind it. */
  readonly waiting: number;
  readonly isHeld: boolean;
  hold(): void;
  next(): void;
};

const NONE: MomentQueue = [];

/**
 * Watches what is told and queues what is worth a moment. While one is shown the next thing that happens waits, but no
 * longer than the moment's own time: who holds a moment to read it does not hold up an ask.
 */
export const useMoments = (): Moments => {
  const table = useTable();
  const { records, session, art, view } = table;
  const [queue, setQueue] = useState<MomentQueue>(NONE);
  const [isHeld, setHeld] = useState(false);
  const seen = useRef<Seen>({ records, view, unasked: session?.deeds.unasked ?? 0 });
  const scene = useRef(table);
  scene.current = table;
  useEffect(() => {
    const before = seen.current;
    seen.current = { ...before, records, view: scene.current.view };
    const known = before.records.at(-1)?.seq ?? -1;
    const fresh = records.filter(({ seq }) => seq > known);
    if (fresh.length === 0) return;
    const unasked = (session?.deeds.unasked ?? 0) - before.unasked;
    const { given, hasActed } = ownDeedsIn(fresh, view.viewer, unasked);
    seen.current = { ...seen.current, unasked: before.unasked + given };
    // An answer of one's own takes the stage, unless it was given there being no choice; so does what was taken back.
    if (hasActed) setQueue(NONE);
    if (fresh.length > JUMP || before.view.viewer !== view.viewer || skips(scene.current)) return;
    const moments = art.momentsOf?.(linesOf(fresh), scene.current, before.view) ?? [];
    if (moments.length > 0) setQueue(waiting => queued(waiting, moments));
  }, [records, art, view.viewer, session]);
  const isBusy = usePresenting(state => state.busy);
  const now = isBusy ? undefined : queue.at(0);
  const next = (): void => {
    setHeld(false);
    setQueue(([, ...waiting]) => waiting);
    if (queue.length <= 1) session?.showing.goOn();
  };
  const going = useRef(next);
  going.current = next;
  useEffect(() => {
    if (now === undefined) return;
    session?.showing.holdFor(timeOf(now));
    if (isHeld) return;
    const timer = setTimeout(() => going.current(), timeOf(now));
    return () => clearTimeout(timer);
  }, [now, isHeld, session]);
  useGoingOn(next, now !== undefined);
  return { now, waiting: Math.max(0, queue.length - 1), isHeld, hold: () => setHeld(held => !held), next };
};
