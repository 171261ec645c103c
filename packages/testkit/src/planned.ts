import { isForced, plainReply } from '@runehold/kernel/ask/answers';
import type { Seat } from '@runehold/kernel/layout/seats';
import { spareTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { offerTo } from '@runehold/kernel/procedure/machine';
import { redact } from '@runehold/kernel/table/redeal';
import type { TableCore } from '@runehold/kernel/table/table';
import { type Asked, askedOf } from '@runehold/kernel/view/asked';
import type { Closer } from './fuzz.ts';

/** What a game's bots go by, as far as a plan needs it: answers worth a thought, the likeliest first. */
type Planner = {
  propose(
    view: { readonly table: TableCore; readonly seat: Seat },
    ask: Asked,
  ): readonly { readonly reply: readonly number[] }[];
};

/** Answers for any seat with what a game's bots think likeliest of what that seat knows. */
export const planned = (planner: Planner): Closer => {
  const spares = new WeakMap<Game, TableCore>();
  return (game, t, seat, reply) => {
    const offer = offerTo(game, t, seat);
    if (isForced(offer)) return void plainReply(offer, reply);
    const table = spares.get(game) ?? spareTable(game, t);
    spares.set(game, table);
    redact(table, t, seat);
    const ask = askedOf({ game, table, seat });
    return void reply.set(planner.propose({ table, seat }, ask)[0].reply);
  };
};
