import type { Message } from '@runehold/kernel/text/message';
import type { WireViewer } from '@runehold/protocol/parts/message';
import { hostSays } from '@runehold/protocol/say';
import type { LiveTable } from '@runehold/protocol/table/live-table';
import { mayLook } from '@runehold/protocol/table/visitor';
import type { Fault } from './fault.ts';

/** A game as somebody sees it who finds something wrong with it, and after which record. */
export type SeenForReport = { readonly seq: number; readonly seen: Omit<Fault, 'words' | 'by'> };

/** What somebody sees of a game, to be kept with what they say is wrong; or why not. */
export const seenForReport = (
  table: LiveTable,
  person: string,
  viewer: WireViewer,
): Promise<SeenForReport | Message> =>
  table.read((game): SeenForReport | Message => {
    if (!mayLook(game, person, viewer)) return hostSays('refusal.not-your-seat');
    const { engine, match } = game;
    const { game: name, rules } = engine;
    const { hash, entries } = match;
    return {
      seq: game.seq,
      seen: { game: name, rules, entries: entries.length, hash, viewer, seen: game.view(viewer) },
    };
  });
