import { isForced, plainReply, sampleReply } from '@runehold/kernel/ask/answers';
import { describeAsk } from '@runehold/kernel/ask/describe';
import { FastChance } from '@runehold/kernel/chance/fast';
import { redact } from '@runehold/kernel/layout/redeal';
import type { TableCore } from '@runehold/kernel/layout/table';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { askOp, offerTo } from '@runehold/kernel/procedure/machine';
import type { Closer } from '@runehold/testkit/fuzz';
import { guide } from '../../src/bots/greedy.ts';
import type { Table } from '../../src/layout.ts';

/**
 * The greedy bot as somebody with a plan: he builds armies, takes areas and wins, which chance alone seldom does. The
 * board is still built by chance: boards are to be as different as can be.
 */
export const planned = (seed: number): Closer => {
  const rng = new FastChance(seed);
  let spare: TableCore | undefined;
  return (game, t, seat, reply) => {
    const offer = offerTo(game, t, seat);
    if ((t as Table).year === 0) return void sampleReply(offer, rng, reply);
    if (isForced(offer)) return void plainReply(offer, reply);
    const op = askOp(game, t);
    spare ??= spareTable(game, t);
    redact(spare, t, seat);
    const name = `${op.owner.name}.${op.ask?.name}`;
    const ask = { name, prompt: describeAsk(game, spare, seat).prompt, offer: offerTo(game, spare, seat) };
    const [best] = guide.propose({ table: spare, seat }, ask);
    return void reply.set(best.reply);
  };
};
