import type { Game } from '@runehold/kernel/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Keeper } from '@runehold/protocol/table/keeper';
import type { Shelf, ShelvedTable } from './shelf.ts';
import { summaryOf } from './summary.ts';

/** Keeps one table of this browser. `shelved` is the table as it was when it was taken off the shelf. */
export const localKeeper = (shelf: Shelf, game: Game, shelved: ShelvedTable): Keeper => {
  let kept = shelved;
  return {
    append: async (hosted, from) => {
      kept = { ...kept, summary: summaryOf(kept.id, hosted, kept.summary.setAt) };
      await shelf.put(kept, from, hosted.log.slice(from));
    },
    load: async () => HostedGame.load(game, kept.setup, await shelf.log(kept.id)),
    snapshot: async () => undefined,
    say: async line => {
      const said = { ...line, id: kept.chat.length, at: Date.now() };
      kept = { ...kept, chat: [...kept.chat, said] };
      await shelf.put(kept, 0, []);
      return said;
    },
    freeze: async hosted => {
      kept = { ...kept, summary: { ...summaryOf(kept.id, hosted, kept.summary.setAt), frozen: true } };
      await shelf.put(kept, 0, []);
    },
  };
};
