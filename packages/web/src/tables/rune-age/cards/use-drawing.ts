import { sightOf } from '@runehold/rune-age/rules/view/sight';
import { useTable } from '../../../table/session/table-context.ts';
import type { Drawing } from './faces.ts';

/** What the parts of the table are drawn from. */
export const useDrawing = (): Drawing => {
  const { view, pack, speaker } = useTable();
  return { sight: sightOf(view, pack), speaker };
};
