import type { Page } from '@playwright/test';
import type { SeatPlan } from '@runehold/protocol/hall/tables';

/** What is asked for: a table as it is to be set, or one from a file. */
type Wanted = {
  readonly '/api/tables': {
    readonly game: string;
    readonly seats: readonly SeatPlan[];
    readonly gather?: true;
  };
  readonly '/api/files': { readonly file: unknown; readonly seats: readonly SeatPlan[] };
};

/** Sets a table as the page would, for whoever looks at it, and says which it is. */
export const setTable = <P extends keyof Wanted>(page: Page, path: P, wanted: Wanted[P]): Promise<string> => {
  const usual = path === '/api/tables' ? { options: {}, listed: false, pace: 'none' } : {};
  return page.evaluate(
    async ([where, body]) => {
      const response = await fetch(where, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return ((await response.json()) as { readonly table: string }).table;
    },
    [path, JSON.stringify({ ...usual, ...wanted })] as const,
  );
};
