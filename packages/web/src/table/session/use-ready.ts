import { useLayoutEffect, useRef } from 'react';
import { emptyDraft, isSame } from './draft.ts';
import type { TableSession } from './session.ts';
import type { TableInPlay } from './table-context.ts';
import { openAsk } from './table-store.ts';

/** Begins the answer to a new ask with what is proposed for it. Once that was changed, it is not proposed again. */
export const useReady = (session: TableSession, { ask, ready }: Pick<TableInPlay, 'ask' | 'ready'>): void => {
  const begun = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const now = ask === undefined ? undefined : `${ask.seat}/${ask.id}`;
    if (begun.current === now) return;
    begun.current = now;
    if (ask === undefined || ready.length === 0) return;
    session.store.setState(({ draft, view }) =>
      openAsk(view)?.id === ask.id && isSame(draft, emptyDraft(ask)) ? { draft: ready } : {},
    );
  }, [session, ask, ready]);
};
