import { useEffect } from 'react';
import { rememberTable } from './seen-tables.ts';
import type { TableInPlay } from './session/table-context.ts';

/** How long a table stays as it is before it is remembered, in milliseconds: bots may be quick. */
const REST = 800;

/** Remembers how a table looks, for the list of one's games. */
export const useRemembered = (id: string, table: TableInPlay | undefined): void => {
  useEffect(() => {
    if (table === undefined) return undefined;
    const timer = setTimeout(() => {
      const { art, view, speaker } = table;
      rememberTable(id, {
        factions: Array.from({ length: view.seats }, (_, seat) => art.factionOf?.(table, seat) ?? 'neutral'),
        where: (art.crumbsOf?.(table) ?? []).join(', '),
        language: speaker.language,
      });
    }, REST);
    return () => clearTimeout(timer);
  }, [id, table]);
};
