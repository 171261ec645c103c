import { useMemo } from 'react';
import { type SortedOptions, sortOptions } from './sort-options.ts';
import { useTable } from './table-context.ts';

const none: SortedOptions = { loud: [], quiet: [] };

/** The options of the open ask as the bar shows them. */
export const useOptions = (): SortedOptions => {
  const { ask, art, view, pack, speaker } = useTable();
  return useMemo(
    () => (ask === undefined ? none : sortOptions(ask, art, { view, pack, speaker })),
    [ask, art, view, pack, speaker],
  );
};
