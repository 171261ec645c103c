import type { Reply } from '@runehold/kernel/ask/reply';
import type { Game } from '@runehold/kernel/game';
import { cardCounts, lostOrMade } from '@runehold/kernel/layout/digest';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/layout/table';
import type { RefusalReason } from '@runehold/kernel/match/refusal';
import { refusalOfSeat, takeReply } from '@runehold/kernel/procedure/machine';
import { roomProblem } from './room.ts';

/**
 * Takes an answer and throws unless what must hold holds: every answer that is offered has room, and after each of them
 * cards are conserved and invariants kept.
 */
export const takeChecked = (
  game: Game,
  t: TableCore,
  seat: Seat,
  reply: Reply,
  cards: Map<string, number[]> = cardCounts(t),
): RefusalReason | undefined => {
  const tight = refusalOfSeat(game, t, seat) === undefined ? roomProblem(game, t, seat) : undefined;
  if (tight !== undefined) throw new Error(tight);
  const refused = takeReply(game, t, seat, reply);
  if (refused !== undefined) return refused;
  const lost = lostOrMade(t, cards);
  if (lost.length > 0) throw new Error(`cards were lost or made: ${lost.join(', ')}`);
  game.invariants?.(t as never);
  return undefined;
};
