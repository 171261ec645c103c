import type { GamePack } from '@runehold/kernel/pack/pack';
import { shelf } from '@runehold/shelf/shelf';
import { puzzleSets } from '../src/puzzles/list.ts';
import type { Puzzle } from '../src/puzzles/puzzle.ts';

/** Every puzzle of every game, with its game. */
export const allPuzzles = (): Promise<(readonly [id: string, puzzle: Puzzle, pack: GamePack])[]> =>
  Promise.all(
    puzzleSets.flatMap(({ game, puzzles }) =>
      puzzles.map(async card => {
        const pack = await shelf.find(game)?.pack();
        if (pack === undefined) throw new Error(`there is no game ${game}`);
        return [card.id, await card.load(), pack] as const;
      }),
    ),
  );
