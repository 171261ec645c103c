import { useLayoutEffect, useState } from 'react';
import type { Address } from '../art/targets.ts';
import { useTable } from '../session/table-context.ts';
import { onThings } from './sort-options.ts';

/** Whether a thing can be reached: what lies on another part of the table can, what a stage covers cannot. */
const isReachable = (thing: Element): boolean =>
  getComputedStyle(thing).getPropertyValue('--covered').trim() !== '1';

/** Where on the table there is something to be touched now, or will be when what is held there has been turned. */
const thingsOnTable = (): ReadonlySet<Address> =>
  new Set(
    [...document.querySelectorAll<HTMLElement | SVGElement>('[data-at], [data-leads-to]')]
      .filter(isReachable)
      .flatMap(({ dataset }) => dataset['leadsTo']?.split(' ') ?? [dataset['at'] ?? '']),
  );

const none: ReadonlySet<number> = new Set();

/** The same as the table stands on the screen. It is looked at after the table has been drawn. */
export const useOnThings = (): ReadonlySet<number> => {
  const { ask, targets, view } = useTable();
  const [codes, setCodes] = useState(none);
  useLayoutEffect(() => {
    if (ask === undefined || view === undefined) return;
    const look = (): void => {
      const there = thingsOnTable();
      setCodes(onThings(targets, address => there.has(address)));
    };
    look();
    // What opens or folds before the map does so without a word from the host.
    const watched = new MutationObserver(look);
    const [board] = document.getElementsByTagName('main');
    if (board !== undefined)
      watched.observe(board, { subtree: true, attributeFilter: ['data-folded', 'data-tab'] });
    return () => watched.disconnect();
  }, [ask, targets, view]);
  return ask === undefined ? none : codes;
};
