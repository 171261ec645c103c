import { generateBoard } from '../../../board/generate.ts';
import { runeAreas } from '../../../board/markers.ts';
import { areaIds, DRAGON, FALSE_RUNE, layout, type Table } from '../../../layout.ts';
import { sealBoard } from '../../map/map-of.ts';
import { byEdition } from '../../table/edition.ts';
import { layHome, layTile, realmOf } from './pieces.ts';
import { layRune } from './runes.ts';

/**
 * Steps 3 to 6 of board building without decisions: chance places what players would, by the same rules, and of
 * several boards the fairest is kept. Everybody knows the runes that were placed for him.
 */
export const layWholeBoard = (t: Table): void => {
  const pick = (n: number): number => t.roll(layout.stream.board, n);
  const order = Array.from({ length: t.seats }, (_, step) => (t.firstSeat + step) % t.seats);
  const { board, markers } = generateBoard({
    realms: order.map(seat => realmOf(t, seat)),
    tiles: t.content.tiles.filter((_, tile) => t.tileOf.get(tile) > 0),
    pick,
    areasBetween: byEdition(t, 'areasBetweenMarkers'),
  });
  for (const tile of board.tiles) layTile(t, tile);
  const runes = byEdition(t, 'startingRunes');
  if (runes.place === 'map') {
    const open = runeAreas({ ...board, markers, homes: [] }, []).map(({ area }) => areaIds.indexOf(area.id));
    for (let step = 0; step < t.seats; step++) {
      const seat = order[(t.seats - step) % t.seats];
      for (const [rune, amount] of [
        [DRAGON, runes.dragon],
        [FALSE_RUNE, runes.false],
      ]) {
        for (let n = 0; n < amount; n++) {
          const [area] = open.splice(pick(open.length), 1);
          layRune(t, seat, area, rune);
        }
      }
    }
  }
  for (const [step, home] of board.homes.entries()) layHome(t, order[(step + 1) % t.seats], home);
  sealBoard(t);
};
