import type { ChatKeeper } from '@runehold/protocol/table/keeper';
import type { Store } from '../store/store.ts';

/** Keeps what is said at one table, in its waiting room as in its game; `epoch` is the loan under which it is served. */
export const chatKeeper = (
  { chat }: Pick<Store, 'chat'>,
  table: string,
  epoch?: number,
): Required<ChatKeeper> => ({
  say: line => chat.say(table, line, epoch),
  about: {
    hide: line => chat.hide(table, line),
    report: (line, by) => chat.report(table, line, by),
    mutedBy: person => chat.mutedBy(person),
    quiet: on => chat.quiet(table, on),
    mute: (person, other, on) => chat.mute(person, other, on),
  },
});
