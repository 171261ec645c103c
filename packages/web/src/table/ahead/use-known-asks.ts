import type { WireView } from '@runehold/protocol/parts/view';
import { useEffect, useRef } from 'react';
import type { TableSession } from '../session/session.ts';
import { openAsk } from '../session/table-store.ts';
import { rememberAsk } from './known-asks.ts';

/** Remembers what the viewer is asked, once for each question, so that they can leave an answer while nothing is asked. */
export const useKnownAsks = ({ table }: TableSession, view: WireView, isWanted: boolean): void => {
  const asked = openAsk(view)?.id;
  const remembered = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isWanted || asked === undefined || remembered.current === asked) return;
    remembered.current = asked;
    rememberAsk(table, view);
  }, [table, view, asked, isWanted]);
};
