import { isForced, plainReply } from '@runehold/kernel/ask/answers';
import { describeAsk } from '@runehold/kernel/ask/describe';
import { redact } from '@runehold/kernel/layout/redeal';
import type { TableCore } from '@runehold/kernel/layout/table';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { askOp, offerTo } from '@runehold/kernel/procedure/machine';
import type { Closer } from '@runehold/testkit/fuzz';
import { guide } from '../../src/bots/greedy.ts';

/** The greedy bot as somebody with a plan: he builds armies, takes areas and wins, which chance alone seldom does. */
export const planned = (): Closer => {
  let spare: TableCore | undefined;
  return (game, t, seat, reply) => {
    const offer = offerTo(game, t, seat);
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
