import type { Engine } from '@runehold/kernel/match/engine';
import type { Message } from '@runehold/kernel/text/message';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Keeper } from '@runehold/protocol/table/keeper';
import type { LogRecord } from '@runehold/protocol/table/log';
import { Orders } from '@runehold/protocol/table/orders/orders';
import type { KeptTable, LocalStore } from './local-store.ts';
import { NotKept } from './local-store.ts';
import { summaryOf } from './summary.ts';

/** Why what was done is not done after all, for whoever sits in front of the page. */
const whyNotKept = (error: unknown): Message => ({
  key: error instanceof NotKept && error.taken ? 'table.elsewhere' : 'local.not-kept',
  args: {},
});

/**
 * Keeps one table of this browser. `stored` is the table as it was when it was taken out of the store; what is remembered
 * of it changes only when it has been written, and is read anew when that fails.
 */
export const localKeeper = (
  store: LocalStore,
  engine: Engine,
  stored: KeptTable,
  tell: (trouble: Message) => void,
): Keeper => {
  let kept = stored;
  let isTaken = false;
  const put = async (next: KeptTable, from: number, records: readonly LogRecord[]): Promise<void> => {
    try {
      await store.put(next, from, records);
      kept = next;
    } catch (error) {
      isTaken ||= error instanceof NotKept && error.taken;
      tell(whyNotKept(error));
      throw error;
    }
  };
  return {
    append: (hosted, from) => {
      const orders = hosted.orders.toWrite();
      const summary = summaryOf(kept.id, hosted, kept.summary.setAt);
      return put({ ...kept, summary, ...(orders && { orders }) }, from, hosted.log.slice(from));
    },
    load: async () => {
      // With a table that another window has gone on with, nothing can be done here but to come in anew.
      if (isTaken) throw new Error(`table ${kept.id} is another window's`);
      kept = (await store.table(kept.id)) ?? kept;
      const hosted = HostedGame.load(engine, kept.setup, await store.log(kept.id));
      hosted.frozen = kept.summary.frozen;
      hosted.orders = new Orders(kept.orders);
      return hosted;
    },
    snapshot: async () => undefined,
    say: async line => {
      const said = { ...line, id: kept.chat.length, at: Date.now() };
      await put({ ...kept, chat: [...kept.chat, said] }, 0, []);
      return said;
    },
    freeze: hosted =>
      put({ ...kept, summary: { ...summaryOf(kept.id, hosted, kept.summary.setAt), frozen: true } }, 0, []),
  };
};
