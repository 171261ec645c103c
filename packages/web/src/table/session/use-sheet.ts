import { useEffect } from 'react';
import type { TableSession } from './session.ts';
import type { TableState } from './table-store.ts';

type Sheet = NonNullable<TableState['sheet']>;

/**
 * Whether a sheet lies open over the table. It lies over the table, not in the bar: a turn that comes while somebody
 * reads or writes there changes the bar, and must not take the sheet away. Once there is no use for it, or the screen is
 * passed on, it is closed, and does not come back by itself.
 */
export const useSheet = ({ store }: TableSession, sheet: Sheet, isOfUse: boolean): boolean => {
  const isOpen = store(state => state.sheet === sheet);
  useEffect(
    () => () => {
      if (isOfUse && store.getState().sheet === sheet) store.setState({ sheet: undefined });
    },
    [store, sheet, isOfUse],
  );
  return isOpen && isOfUse;
};
