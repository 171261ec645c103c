import { useMemo } from 'react';
import { useTable } from '../session/table-context.ts';
import { type SortedOptions, sortOptions } from './sort-options.ts';

const none: SortedOptions = { loud: [], quiet: [] };

/** The options of the open ask as the bar shows them. */
export const useOptions = (): SortedOptions => {
  const { ask, art, view, pack, speaker } = useTable();
  return useMemo(
    () => (ask === undefined ? none : sortOptions(ask, art, { view, pack, speaker })),
    [ask, art, view, pack, speaker],
  );
};
