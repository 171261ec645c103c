import { offerTo } from '@runehold/kernel/procedure/machine';
import { askOp } from '@runehold/kernel/procedure/machine';
import { isForced, plainReply } from '@runehold/kernel/ask/answers';
import type { Game } from '@runehold/kernel/game';
import { redact } from '@runehold/kernel/layout/redeal';
import type { TableCore } from '@runehold/kernel/layout/table';
import { spareTable } from '@runehold/kernel/match/table-setup';
import type { Closer } from '@runehold/testkit/fuzz';
import { guide } from '../../src/bots/greedy.ts';

/** The greedy bot as somebody with a plan, who ends games that chance alone would hardly ever end. */
export const planned = (): Closer => {
  let spare: TableCore | undefined;
  return (game: Game, t, seat, reply) => {
    const offer = offerTo(game, t, seat);
    if (isForced(offer)) {
      plainReply(offer, reply);
      return;
    }
    spare ??= spareTable(game, t);
    redact(spare, t, seat);
    const op = askOp(game, t);
    const ask = { name: `${op.owner.name}.${op.ask?.name}`, prompt: { key: '', args: {} }, offer };
    const [best] = guide.propose({ table: spare, seat }, ask);
    reply.set(best.reply);
  };
};
