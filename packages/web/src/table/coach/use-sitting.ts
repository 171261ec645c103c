import type { People } from '@runehold/protocol/parts/people';
import { useMemo } from 'react';
import { useSettings } from '../../settings/settings.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { isCoached, type Sitting } from './book.ts';
import { useBook } from './coach-store.ts';

/** Whether other people sit at a table, each at a screen of their own. */
export const isShared = ({ house }: Pick<TableSession, 'house'>, { players }: People): boolean =>
  house.id === 'server' && players.some(({ holder, mine }) => holder.kind === 'person' && !mine);

/**
 * Where the player sits and what is set; undefined where there is no coach: in a replay, in a
 * game without one, and wherever somebody else teaches.
 */
export const useSitting = (): Sitting | undefined => {
  const { session, people, pack, isTaught } = useTable();
  const coaching = useSettings(state => state.coaching);
  return useMemo(
    () =>
      session === undefined || pack.coach === undefined || isTaught
        ? undefined
        : { game: pack.game.id, table: session.table, coaching, isShared: isShared(session, people) },
    [session, people, pack, coaching, isTaught],
  );
};

/** Whether the coach is at this table. */
export const useIsCoached = (): boolean => {
  const sitting = useSitting();
  return useBook(book => sitting !== undefined && isCoached(book, sitting));
};
