import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useSought } from '../../../table/board/seek.ts';
import { useTable } from '../../../table/session/table-context.ts';

const isSeen = (thing: Element, within: Element): boolean => {
  const [box, frame] = [thing.getBoundingClientRect(), within.getBoundingClientRect()];
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
};

const bring = (thing: Element | null): void => thing?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Where rows are moved sideways, what is asked about is brought into sight, and so is what somebody looks for. */
export const useInSight = (part: RefObject<HTMLElement | null>): void => {
  const { ask } = useTable();
  const asked = ask?.id;
  const sought = useSought(state => state.sought);
  useEffect(() => {
    const here = part.current;
    if (asked === undefined || here === null) return;
    const legal = [...here.querySelectorAll('[data-state="legal"]')];
    if (legal.length > 0 && !legal.some(thing => isSeen(thing, here))) bring(legal[0]);
  }, [asked, part]);
  useEffect(() => {
    if (sought.length > 0) bring(part.current?.querySelector(`[data-at="${CSS.escape(sought[0])}"]`) ?? null);
  }, [sought, part]);
};
