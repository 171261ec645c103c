import { isForced, plainReply } from '@runehold/kernel/ask/answers';
import { describeAsk } from '@runehold/kernel/ask/describe';
import { redact } from '@runehold/kernel/layout/redeal';
import type { TableCore } from '@runehold/kernel/layout/table';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { askOp, offerTo } from '@runehold/kernel/procedure/machine';
import type { Closer } from '@runehold/testkit/fuzz';
import { guide } from '../../src/bots/greedy.ts';
import { actionDomain, type Table } from '../../src/layout.ts';

const STOP = actionDomain.code('stop');
/** So long a game is a position that nobody wins; the players agree to stop. */
const ENOUGH = 100;

/** The greedy bot as somebody with a plan, who ends games that chance alone would hardly ever end. */
export const planned = (): Closer => {
  let spare: TableCore | undefined;
  return (game, t, seat, reply) => {
    const offer = offerTo(game, t, seat);
    const op = askOp(game, t);
    const name = `${op.owner.name}.${op.ask?.name}`;
    if ((t as Table).round > ENOUGH) {
      if (name === 'propose-stop.votes') return void reply.one(1);
      if (name === 'actions.action' && offer.has(STOP)) return void reply.one(STOP);
    }
    if (isForced(offer)) return void plainReply(offer, reply);
    spare ??= spareTable(game, t);
    redact(spare, t, seat);
    const ask = { name, prompt: describeAsk(game, spare, seat).prompt, offer: offerTo(game, spare, seat) };
    const [best] = guide.propose({ table: spare, seat }, ask);
    return void reply.set(best.reply);
  };
};
