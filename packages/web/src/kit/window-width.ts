import { useSyncExternalStore } from 'react';

/** Whether the window matches a query now, and from the moment that changes. */
const watched = (query: string): (() => boolean) => {
  const list = matchMedia(query);
  const subscribe = (changed: () => void): (() => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
};

/** Whether the window is too narrow for cards at reading size. */
export const useIsNarrow = watched('(max-width: 1180px)');

/** Whether it is as wide as a tablet: parts of a table are folded away to a strip. */
export const useIsTablet = watched('(max-width: 1180px) and (min-width: 701px)');
