import { generateBoard } from '../../../board/generate.ts';
import { luckFrom } from '../../../board/luck.ts';
import { runeAreas } from '../../../board/markers.ts';
import { layout, type Table } from '../../../layout.ts';
import { areaIds, pieces, tilePieces } from '../../../pools.ts';
import { layRunes, runesOnMap } from './runes.ts';
import { layHome, layTile, markerSpacing, realmOf, tilePiece, tilesOf } from './underway.ts';

const ROLLS = 3;
const SIDES = 32768;

/**
 * Steps 3 to 6 of board building without decisions: chance places what players would, by the same rules, and of
 * several boards the fairest is kept, or, where the table wants it, one that is fair and fills the screen. Everybody knows the runes that were placed for him.
 */
export const layWholeBoard = (t: Table): void => {
  const pick = luckFrom(...Array.from({ length: ROLLS }, () => t.roll(layout.stream.board, SIDES)));
  const order = Array.from({ length: t.seats }, (_, step) => (t.firstSeat + step) % t.seats);
  const { board, markers } = generateBoard({
    realms: order.map(seat => realmOf(t, seat)),
    tiles: [],
    hands: order.map(seat => tilesOf(t, seat).map(tilePiece)),
    pick,
    areasBetween: markerSpacing(t),
    compact: layout.options.board.values[t.board] === 'compact',
  });
  for (const tile of board.tiles) layTile(t, tilePieces.indexOf(pieces.indexOf(tile.piece)), tile);
  const open = runeAreas({ ...board, markers, homes: [] }, []).map(({ area }) => areaIds.indexOf(area.id));
  for (let step = 0; step < t.seats; step++) {
    const places: number[] = [];
    for (let n = 0; n < runesOnMap(t); n++) places.push(...open.splice(pick(open.length), 1));
    layRunes(t, order[(t.seats - step) % t.seats], { length: places.length, at: n => places[n] });
  }
  for (const [step, home] of board.homes.entries()) layHome(t, order[(step + 1) % t.seats], home);
};
