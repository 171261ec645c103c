import type { TableArt } from '../table/art/art.ts';
import { genericArt } from '../table/board/generic-board.tsx';

/** The drawings of tables by game. A game without one is shown field by field. */
const arts: Readonly<Record<string, () => Promise<TableArt>>> = {
  'rune-age': async () => (await import('./rune-age/art.ts')).runeAgeArt,
  runewars: async () => (await import('./runewars/art.ts')).runewarsArt,
};

export const artOf = async (game: string): Promise<TableArt> =>
  Object.hasOwn(arts, game) ? arts[game]() : genericArt;
