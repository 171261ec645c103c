import type { Table } from '../../src/layout.ts';
import { boards, layBoard, type Spot } from '../../src/positions/boards.ts';
import { mapOf } from '../../src/rules/map/map-of.ts';

export { boards, layBoard, type Spot };

/** The areas next to an area, clockwise from the north, with `~m` or `~w` where a mountain or water lies between. */
export const neighboursOf = (t: Table, id: string): string[] => {
  const map = mapOf(t);
  const area = map.ids.indexOf(id);
  return map.across[area].flatMap((other, edge) => {
    const border = map.borders[area][edge];
    return other < 0 ? [] : [`${map.ids[other]}${border === undefined ? '' : `~${border.charAt(0)}`}`];
  });
};

/** What lies next to what on the whole board, an area to a line. */
export const adjacencyOf = (t: Table): string[] =>
  mapOf(t)
    .ids.map(id => [id, neighboursOf(t, id)] as const)
    .filter(([, neighbours]) => neighbours.length > 0)
    .map(([id, neighbours]) => `${id}: ${neighbours.join(' ')}`);
