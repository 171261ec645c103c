import { useMemo } from 'react';
import { useTable } from '../../table/session/table-context.ts';
import type { Speaker } from '../../text/speaker.ts';
import { type Sight, sightOf } from './sight.ts';

/** What the parts of the table are drawn from. */
export type Drawing = { readonly sight: Sight; readonly speaker: Speaker };

export const useDrawing = (): Drawing => {
  const { view, pack, speaker } = useTable();
  return useMemo(() => ({ sight: sightOf(view, pack), speaker }), [view, pack, speaker]);
};
