import type { TablePlan } from '@runehold/protocol/hall/tables';

/** A table to be set in this browser: people who share the screen have names of their own. */
export type LocalPlan = TablePlan & { readonly names?: readonly (string | undefined)[] };
