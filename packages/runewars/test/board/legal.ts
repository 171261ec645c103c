import type { LaidBoard } from '../../src/board/generate.ts';
import { cellsOf, homeFits, markerFits, name, outsideOf, tableOf, tileFits } from './oracle.ts';

/** What the oracle has against a laid board, replayed piece by piece. */
export function complaints({ board, markers }: LaidBoard): readonly string[] {
  const { tiles, homes } = board;
  const found: string[] = [];
  for (const [index, tile] of tiles.entries()) {
    if (!tileFits(tableOf(tiles.slice(0, index)), tile)) found.push(`tile ${tile.piece.id}`);
  }
  const cells = tableOf(tiles);
  const outside = outsideOf(cells, 30);
  for (const [index, marker] of markers.entries()) {
    if (!markerFits(cells, outside, marker, markers.slice(0, index))) found.push(`marker ${index}`);
  }
  let left = [...markers];
  for (const [index, home] of homes.entries()) {
    const covered = cellsOf(home).map(name);
    const marker = left.find(one => one.every(hex => covered.includes(name(hex))));
    left = left.filter(one => one !== marker);
    if (marker === undefined || !homeFits(cells, homes.slice(0, index), marker, left, home)) {
      found.push(`home realm ${home.piece.id}`);
    }
  }
  if (left.length > 0) found.push(`${left.length} markers left`);
  return found;
}
