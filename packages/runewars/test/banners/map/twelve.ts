import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { areaIds } from '../../../src/pools.ts';
import { placeLostCity } from '../../../src/rules/map/cities.ts';
import { type Attempt, attempts } from '../../heroes/attempting.ts';
import { boards, type Spot } from '../../kit/boards.ts';
import { position } from '../../kit/position.ts';

export const expansion = { expansion: 'banners-of-war' };

/** The board of two seats and tile 12, which lies next to 2B and 5C over its yellow edges and next to 5D. */
export const withTwelve: readonly Spot[] = [...boards[2], ['12', 0, -2, 1]];

/** The board of two seats with another tile in the place of tile 5. */
const withTile = (tile: string): readonly Spot[] =>
  boards[2].map(([piece, ...rest]): Spot => [piece === '5' ? tile : piece, ...rest]);

/** A table with tile 12, with or without the Lost City. */
export const atTwelve = (city = false, variants: Readonly<Record<string, string>> = {}): Play<Table> =>
  position({ options: { ...expansion, ...variants }, board: withTwelve }).given(t => {
    if (city) placeLostCity(t);
  });

/** A quest of the expansion where its area is on the board. */
export const attemptsHere = (quest: string, where: string, setting: Attempt = {}): Play<Table> => {
  const tile = /^\d+/.exec(where)?.[0] ?? '';
  const isThere = tile === '' || withTwelve.some(([piece]) => piece === tile);
  return attempts(quest, where, {
    options: expansion,
    board: isThere ? withTwelve : withTile(tile),
    ...setting,
  });
};

export const number = (id: string): number => areaIds.indexOf(id);
