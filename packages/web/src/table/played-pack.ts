import type { GamePack } from '@runehold/kernel/pack/pack';
import { shelf } from '@runehold/shelf/shelf';

/** A game as a table plays it: with the numbers of its content pack, if it has one. */
export const playedPack = async (id: string, content?: string): Promise<GamePack | undefined> => {
  const shipped = await shelf.find(id)?.pack();
  const reading = content === undefined ? undefined : await shipped?.readContent?.(content);
  return shipped && reading?.ok ? { ...shipped, game: reading.game } : shipped;
};
