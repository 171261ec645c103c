import type { AdminAct, AdminView } from '@runehold/protocol/hall/admin';

/** What each part of the page is given: what is to be seen, and how something is done. */
export type PartProps = { readonly view: AdminView; readonly busy: boolean; act(done: AdminAct): void };
