import type { TableSummary } from '@runehold/protocol/hall/tables';
import { useState } from 'react';
import type { House } from '../house/house.ts';

type List = 'mine' | 'open' | 'watch';

/** A list as far as it is shown, and how to see more of it, where there is more. */
export type Pages = {
  readonly tables: readonly TableSummary[] | undefined;
  readonly more: (() => void) | undefined;
};

/** Pages after the first, as they were when they were asked for; undefined: it ends here. */
type Further = { readonly tables: readonly TableSummary[]; readonly after: string | undefined };

/** The first page of a list, which comes anew from time to time, with the pages after it that were asked for. */
export const usePages = (
  house: House,
  list: List,
  first: readonly TableSummary[] | undefined,
  after: string | undefined,
): Pages => {
  const [further, setFurther] = useState<Further>();
  const next = further === undefined ? after : further.after;
  const shown = new Set(first?.map(({ id }) => id));
  return {
    tables: first && [...first, ...(further?.tables.filter(({ id }) => !shown.has(id)) ?? [])],
    more:
      next === undefined
        ? undefined
        : () => {
            house.call('more-tables', { list, after: next }).then(
              page => setFurther({ tables: [...(further?.tables ?? []), ...page.tables], after: page.after }),
              // It can be asked for again.
              () => undefined,
            );
          },
  };
};
