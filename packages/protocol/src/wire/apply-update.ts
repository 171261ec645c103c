import type { WireView } from '../parts/view.ts';

/** What a viewer sees after an update: fields of the table that did not change are kept, as the same values. */
export const applyChange = (before: WireView, change: WireView): WireView => ({
  ...change,
  table: { ...before.table, ...change.table },
});
