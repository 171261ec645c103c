import { isForced, plainReply } from '@runehold/kernel/ask/answers';
import type { Offer } from '@runehold/kernel/ask/offer';
import type { Game } from '@runehold/kernel/game';
import { redact } from '@runehold/kernel/layout/redeal';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/layout/table';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { askOp, offerTo } from '@runehold/kernel/procedure/machine';
import type { AskStep } from '@runehold/kernel/procedure/op';
import type { Message } from '@runehold/kernel/text/message';
import type { Closer } from './fuzz.ts';

/** What a game's bots go by, as far as a plan needs it: answers worth a thought, the likeliest first. */
type Planner = {
  propose(
    view: { readonly table: TableCore; readonly seat: Seat },
    ask: { readonly name: string; readonly prompt: Message; readonly offer: Offer },
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
    const op = askOp(game, table);
    const { name, spec } = op.ask as AskStep;
    // Computing the offer lays the window of the frame, which the prompt reads too.
    const seen = offerTo(game, table, seat);
    const prompt = spec.prompt(table as never, op.cursor as never, seat);
    const ask = { name: `${op.owner.name}.${name}`, prompt, offer: seen };
    return void reply.set(planner.propose({ table, seat }, ask)[0].reply);
  };
};
