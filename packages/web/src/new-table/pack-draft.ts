import type { ContentFault, GamePack } from '@runehold/kernel/pack/pack';
import { limits } from '@runehold/protocol/limits';

/** A content pack for a table in the making: as it was given, with its name or with all that is wrong with it. */
export type PackDraft = { readonly text: string } & (
  | { readonly name: string }
  | { readonly faults: readonly ContentFault[] }
  | { readonly tooLong: true }
);

/** Reads what was pasted or chosen; nothing where nothing was. */
export const readDraft = async (pack: GamePack, text: string): Promise<PackDraft | undefined> => {
  if (text.trim() === '') return undefined;
  if (text.length > limits.pack) return { text, tooLong: true };
  const reading = await pack.readContent?.(text);
  if (reading === undefined) return undefined;
  return reading.ok
    ? { text, name: reading.game.corrections?.name ?? '' }
    : { text, faults: reading.problems };
};
