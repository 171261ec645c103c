import type { Game } from '@runehold/kernel/procedure/game';
import type { TableCore } from '@runehold/kernel/table/table';
import { game as masquerade } from '@runehold/masquerade/game';
import { RandomPlayer } from './random-play.ts';
import { dealtTable, game as synthetic } from './synthetic.ts';

/** A table to measure on. */
export type Sample = { readonly name: string; readonly game: Game; readonly table: TableCore };

/** Masquerade in the middle of a game of four, and a state of the size of Runewars. */
export const makeSamples = (): Sample[] => [
  {
    name: 'Masquerade, 4 players',
    game: masquerade,
    table: new RandomPlayer(masquerade, 4, 5).stopAfter(14),
  },
  { name: 'synthetic, 2,048 cells', game: synthetic, table: dealtTable() },
];
