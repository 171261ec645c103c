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

/** Whether it is as wide as a tablet: parts of a table are folded away to a strip. */
export const useIsTablet = watched('(max-width: 1180px) and (min-width: 701px)');

/** Whether the cards of a hand are large enough to be read. */
export const useIsLegible = watched('(min-width: 701px) and (min-height: 600px)');

/** Whether there is no room for anything beside a board: what accompanies it is folded away. */
export const useIsFolded = watched('(max-width: 1180px), (max-height: 480px)');

/** Whether the window is too narrow for cards at reading size. */
export const useIsNarrow = watched('(max-width: 1180px)');
