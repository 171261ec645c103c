import { useDeciding, useTable } from '../../../table/table-context.ts';
import type { Address } from '../../../table/targets.ts';
import { afterTouch, type Deed, deedAt } from './deeds.ts';

/** What may be done about a place of the map now, and doing it. */
export const useDeed = (
  address: Address,
  within?: readonly Address[],
): { readonly deed: Deed; act(): void } => {
  const { targets, draft, ask } = useTable();
  const { touch, setDraft } = useDeciding();
  const deed = deedAt(targets, draft, address, within);
  const act = (): void => {
    if (ask === undefined || deed.options.length === 0) return;
    // One thing is touched as anywhere else; items and armies are put together here.
    if (ask.kind === 'arrange' || deed.options.length > 1) setDraft(afterTouch(ask, draft, deed));
    else touch(deed.options[0]);
  };
  return { deed, act };
};
