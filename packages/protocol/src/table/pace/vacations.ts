import type { Seat } from '@runehold/kernel/layout/seats';
import type { HostedGame } from '../hosted-game.ts';

/** Whoever knows who is on vacation: for each of these persons who is now, until when, in house time. */
export type Vacations = { current(persons: readonly string[]): Promise<ReadonlyMap<string, number>> };

/** The persons of a table whose vacation stops their clock; none where it is not played over days, or forbids it. */
export const vacationers = (game: HostedGame): readonly string[] => {
  if (!game.clocks?.terms.slow || game.noVacation || game.isOver || game.frozen || game.isFull) return [];
  const owners = game.seats.holds.flatMap(({ holder, owner }) =>
    holder.kind === 'person' && owner !== undefined ? [owner] : [],
  );
  return [...new Set(owners)];
};

/** A record is written a moment after it was thought of: so little is no news. */
const A_MOMENT = 1000;

/** What the clocks do not know yet: for each seat how long its person is on vacation, 0 where they are back early. */
export const vacationNews = (
  game: HostedGame,
  current: ReadonlyMap<string, number>,
  now: number,
): readonly { readonly seat: Seat; readonly ms: number }[] =>
  game.seats.holds.flatMap(({ holder, owner }, seat) => {
    if (holder.kind !== 'person' || owner === undefined) return [];
    const until = Math.max(now, current.get(owner) ?? now);
    const known = Math.max(now, game.clocks?.of(seat).standsUntil ?? now);
    return Math.abs(until - known) < A_MOMENT ? [] : [{ seat, ms: until - now }];
  });
