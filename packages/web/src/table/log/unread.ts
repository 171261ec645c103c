import type { ChatLine } from '@runehold/protocol/parts/people';
import { useEffect, useState } from 'react';
import type { TableSession } from '../session/session.ts';

/** How many lines came after one, of others: what one said oneself is no news. */
export const unreadAfter = (
  chat: readonly ChatLine[],
  last: number,
  isOwn: (line: ChatLine) => boolean,
): number => chat.filter(line => line.id > last && line.gone === undefined && !isOwn(line)).length;

/** How many lines of a table's chat have come since it was last in sight. What was said before one came is no news. */
export const useUnread = (session: TableSession | undefined, isInSight: boolean): number => {
  const chat = session?.store(state => state.chat) ?? [];
  const players = session?.store(state => state.people.players) ?? [];
  const newest = chat.at(-1)?.id ?? -1;
  const [last, setLast] = useState(newest);
  useEffect(() => {
    if (isInSight) setLast(newest);
  }, [isInSight, newest]);
  const own = new Set(players.filter(({ mine }) => mine).map(({ seat }) => seat));
  return isInSight ? 0 : unreadAfter(chat, last, ({ seat }) => seat !== undefined && own.has(seat));
};
