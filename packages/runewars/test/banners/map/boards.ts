import { layBoard } from '../../../src/board/generate.ts';
import { tiles as added } from '../../../src/boxes/banners-of-war/tiles.ts';
import { tiles } from '../../../src/boxes/base/tiles.ts';
import { pickFrom, realmsFor } from '../../board/kit.ts';
import { complaints } from '../../board/legal.ts';

/** Lays boards with all tiles there are, and tells how many had each tile and what is wrong with any. */
export const layMany = (players: number, seeds: number) => {
  const used = new Map<string, number>();
  const wrong: string[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    const laid = layBoard({
      realms: realmsFor(players, seed),
      tiles: [...tiles, ...added],
      pick: pickFrom(seed),
    });
    for (const { piece } of laid.board.tiles) used.set(piece.id, (used.get(piece.id) ?? 0) + 1);
    wrong.push(...complaints(laid).map(what => `${players} players, seed ${seed}: ${what}`));
  }
  return { used, wrong };
};
