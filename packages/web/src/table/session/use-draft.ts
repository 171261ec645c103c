import { useStore } from 'zustand';
import type { Draft } from './draft.ts';
import { useTable } from './table-context.ts';
import { createTableStore } from './table-store.ts';

/** What is decided where there is nothing but to watch. */
const undecided = createTableStore();

/**
 * Something about the answer in the making. The table itself is not drawn from the answer, so that a touch draws anew
 * only what reads here something that the touch has changed, and is seen at once however much lies on the table.
 */
export const useInDraft = <T>(read: (draft: Draft) => T): T => {
  const { session } = useTable();
  return useStore(session?.store ?? undecided, ({ draft }) => read(draft));
};

const allOf = (draft: Draft): Draft => draft;

/** The answer in the making. */
export const useDraft = (): Draft => useInDraft(allOf);
