import type { Reply } from '@runehold/kernel/ask/reply';
import type { Game } from '@runehold/kernel/game';
import { cardCounts, lostOrMade } from '@runehold/kernel/layout/digest';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/layout/table';
import type { RefusalReason } from '@runehold/kernel/match/refusal';
import { takeReply } from '@runehold/kernel/procedure/machine';

/** Takes an answer and throws unless what must hold after every answer holds: cards are conserved, invariants kept. */
export const takeChecked = (
  game: Game,
  t: TableCore,
  seat: Seat,
  reply: Reply,
  cards: Map<string, number[]> = cardCounts(t),
): RefusalReason | undefined => {
  const refused = takeReply(game, t, seat, reply);
  if (refused !== undefined) return refused;
  const lost = lostOrMade(t, cards);
  if (lost.length > 0) throw new Error(`cards were lost or made: ${lost.join(', ')}`);
  game.invariants?.(t as never);
  return undefined;
};
