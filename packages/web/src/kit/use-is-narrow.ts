import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(max-width: 1180px)');

const subscribe = (changed: () => void): (() => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};

/** Whether the window is too narrow for cards at reading size. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
