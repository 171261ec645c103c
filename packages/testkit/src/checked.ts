import type { RefusalReason } from '@runehold/kernel/ask/refusal';
import type { Reply } from '@runehold/kernel/ask/reply';
import { localSize } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { framesOf, type Game } from '@runehold/kernel/procedure/game';
import { refusalOfSeat, takeReply } from '@runehold/kernel/procedure/machine';
import { cardCounts, lostOrMade } from '@runehold/kernel/table/digest';
import type { TableCore } from '@runehold/kernel/table/table';
import { roomProblem } from './room.ts';

/** The least that a local may hold: no seat, no card, passing. Less is a number that did not fit and wrapped around. */
const LEAST = NONE;

/** A local of a running rule that holds what no local may, with its name and the number; undefined if all are sound. */
const wrappedLocal = (game: Game, t: TableCore): string | undefined => {
  for (const { procedure, base } of framesOf(game, t)) {
    for (const { name, decl, offset } of procedure.locals) {
      const end = base + offset + localSize(decl);
      for (let at = base + offset; at < end; at++)
        if (t.state[at] < LEAST) return `${procedure.name}.${name} holds ${t.state[at]}`;
    }
  }
  return undefined;
};

/**
 * Takes an answer and throws unless what must hold holds: every answer that is offered has room, and after each of them
 * cards are conserved, invariants kept, and no local holds more than fits in it.
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
  const wrapped = wrappedLocal(game, t);
  if (wrapped !== undefined) throw new Error(wrapped);
  return undefined;
};
