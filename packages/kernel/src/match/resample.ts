import type { FastChance } from '../chance/fast.ts';
import type { Viewer } from '../layout/seats.ts';
import { framesOf, type Game } from '../procedure/game.ts';
import { dealAnew } from '../table/redeal.ts';
import type { RuledOut } from '../table/ruled-out.ts';
import type { TableCore } from '../table/table.ts';

/** What everybody knows not to be in hidden zones of a table. */
export const ruledOutAt = (game: Game, t: TableCore): readonly RuledOut[] =>
  game.ruledOut?.(t as never, framesOf(game, t)) ?? [];

/**
 * Makes `into` a table that the viewer could not tell from this one: everything it cannot see is dealt anew at random,
 * and nothing lies where everybody knows that it does not. `into` and `from` may be the same table.
 */
export const resample = (
  game: Game,
  into: TableCore,
  from: TableCore,
  viewer: Viewer,
  rng: FastChance,
): void => dealAnew(into, from, viewer, rng, ruledOutAt(game, from));
