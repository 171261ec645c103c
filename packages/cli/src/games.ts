import type { Guide } from '@runehold/ai/agent';
import type { Contest } from '@runehold/ai/arena';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { GamePack } from '@runehold/kernel/pack';
import { wrongUsage } from './frame/failure.ts';
import { likely } from './frame/suggest.ts';

/** The games that can be put on a table. A game is loaded when it is asked for. */
const games: Readonly<Record<string, () => Promise<GamePack>>> = {
  masquerade: async () => (await import('@runehold/masquerade/pack')).masqueradePack,
  'rune-age': async () => (await import('@runehold/rune-age/pack')).runeAgePack,
  runewars: async () => (await import('@runehold/runewars/pack')).runewarsPack,
};

/** What the bots that know a game go by. A game without a guide is played by its bots at random. */
const guides: Readonly<Record<string, () => Promise<Guide>>> = {
  'rune-age': async () => (await import('@runehold/rune-age/bots/greedy')).guide,
};

/** How a game is measured in the arena: what results are broken down by, and where the players win together. */
export type Measure = {
  readonly tagsOf: NonNullable<Contest['tags']>;
  isTogether(seats: number, options: ChosenOptions): boolean;
};

const measures: Readonly<Record<string, () => Promise<Measure>>> = {
  'rune-age': () => import('@runehold/rune-age/bots/greedy'),
};

export const findMeasure = async (id: string): Promise<Measure | undefined> =>
  Object.hasOwn(measures, id) ? measures[id]() : undefined;

export const gameIds: readonly string[] = Object.keys(games);

/** The game that is played when nobody can be asked. */
export const usualGame = 'masquerade';

export const findGame = async (id: string): Promise<GamePack | undefined> =>
  Object.hasOwn(games, id) ? games[id]() : undefined;

export const findGuide = async (id: string): Promise<Guide | undefined> =>
  Object.hasOwn(guides, id) ? guides[id]() : undefined;

/** Loads a game by the name somebody typed. */
export const loadGame = async (id: string): Promise<GamePack> => {
  const pack = await findGame(id);
  if (!pack)
    throw wrongUsage('cli.error.unknown-game', { name: id, games: gameIds.join(', ') }, likely(id, gameIds));
  return pack;
};
