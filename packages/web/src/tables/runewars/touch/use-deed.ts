import { useMemo } from 'react';
import type { Address } from '../../../table/art/targets.ts';
import { useDeciding, useTable } from '../../../table/session/table-context.ts';
import { useInDraft } from '../../../table/session/use-draft.ts';
import { afterTouch, chosenOf, type Deed, deedOf, targetAt } from './deeds.ts';

/** What may be done about a place of the map now, and doing it. */
export const useDeed = (
  address: Address,
  within?: readonly Address[],
): { readonly deed: Deed; act(): void } => {
  const { targets, ask } = useTable();
  const { touch, setDraft } = useDeciding();
  const target = useMemo(() => targetAt(targets, address, within), [targets, address, within]);
  const deed = deedOf(
    target,
    useInDraft(draft => chosenOf(target, draft)),
  );
  const act = (): void => {
    if (ask === undefined || deed.options.length === 0) return;
    // One thing is touched as anywhere else; items and armies are put together here.
    if (ask.kind === 'arrange' || deed.options.length > 1) setDraft(draft => afterTouch(ask, draft, deed));
    else touch(deed.options[0]);
  };
  return { deed, act };
};
