import type { GamePack } from '@runehold/kernel/pack';
import { wrongUsage } from './frame/failure.ts';
import { likely } from './frame/suggest.ts';

/** The games that can be put on a table. A game is loaded when it is asked for. */
const games: Readonly<Record<string, () => Promise<GamePack>>> = {
  masquerade: async () => (await import('@runehold/masquerade/pack')).masqueradePack,
};

export const gameIds: readonly string[] = Object.keys(games);

/** The game that is played when nobody can be asked. */
export const usualGame = 'masquerade';

export const findGame = async (id: string): Promise<GamePack | undefined> =>
  Object.hasOwn(games, id) ? games[id]() : undefined;

/** Loads a game by the name somebody typed. */
export const loadGame = async (id: string): Promise<GamePack> => {
  const pack = await findGame(id);
  if (!pack)
    throw wrongUsage('cli.error.unknown-game', { name: id, games: gameIds.join(', ') }, likely(id, gameIds));
  return pack;
};
