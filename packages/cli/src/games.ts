import type { Guide } from '@runehold/ai/agent';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Trials } from '@runehold/kernel/pack/trial';
import type { Game } from '@runehold/kernel/procedure/game';
import { type ArenaTerms, shelf } from '@runehold/shelf/shelf';
import { wrongUsage } from './frame/failure.ts';
import { likely } from './frame/suggest.ts';

export const gameIds: readonly string[] = shelf.games.map(({ id }) => id);

/** The game that is played when nobody can be asked. */
export const usualGame = 'masquerade';

export const findGame = async (id: string): Promise<GamePack | undefined> => shelf.find(id)?.pack();

/** What the bots of a game go by. A game without a guide is played by its bots at random. */
export const findGuide = async (id: string): Promise<Guide | undefined> => shelf.find(id)?.guide?.();

export const findArenaTerms = async (id: string): Promise<ArenaTerms | undefined> =>
  shelf.find(id)?.arenaTerms?.();

/** How a game is tried out; one that says nothing of it is tried as it is. */
export const trialsOf = async (game: Game): Promise<Trials> =>
  (await shelf.find(game.id)?.trials?.()) ?? { list: [{ game, share: 1 }], beyond: {} };

/** Loads a game by the name somebody typed. */
export const loadGame = async (id: string): Promise<GamePack> => {
  const pack = await findGame(id);
  if (!pack)
    throw wrongUsage('cli.error.unknown-game', { name: id, games: gameIds.join(', ') }, likely(id, gameIds));
  return pack;
};
