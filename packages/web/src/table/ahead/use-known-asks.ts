import type { WireView } from '@runehold/protocol/parts/view';
import { useEffect } from 'react';
import type { TableSession } from '../session/session.ts';
import { rememberAsk } from './known-asks.ts';

/** Remembers what the viewer is asked, so that they can leave an answer to it while nothing is asked. */
export const useKnownAsks = ({ table }: TableSession, view: WireView, isWanted: boolean): void => {
  useEffect(() => {
    if (isWanted) rememberAsk(table, view);
  }, [table, view, isWanted]);
};
