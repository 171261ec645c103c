import type { AreaSources, MapPiece } from '../../content/types-map.ts';
import { area, city, designed, food, guard, none, ore, tile, wood, yields } from '../base/tiles.ts';

const cityWithOneResource: AreaSources = { ...designed, resources: 'found' };
const bareOfUnits: AreaSources = { ...designed, space: 'inferred', borders: 'found', edges: 'designed' };

/** The three numbered tiles of the expansion. (BW-SETUP-11, BW-CITY12-01) */
export const tiles: readonly MapPiece[] = [
  tile(10, 1, 'designed', [
    area('10A', [0, 0], yields(1, 1, 0), guard('unit-razorwing', 2), { N: 'water', NW: 'water' }, designed),
    area('10B', [1, 0], wood(1), city, {}, cityWithOneResource),
    area('10C', [0, 1], ore(2), guard('unit-dragon', 1), { SE: 'mountain' }, designed),
    area('10D', [1, 1], yields(1, 0, 1), guard('unit-beastman', 2), {}, designed),
  ]),
  tile(11, 1, 'designed', [
    area('11A', [0, 0], food(2), guard('unit-hell-hound', 1), { SE: 'water' }, designed),
    area('11B', [1, 0], yields(1, 0, 1), none, {}, designed),
    area(
      '11C',
      [0, 1],
      yields(0, 1, 1),
      guard('unit-sorcerer', 2),
      { SW: 'mountain', S: 'mountain' },
      designed,
    ),
  ]),
  tile(12, 1, 'found', [
    { ...area('12', [0, 0], ore(1), none, { NE: 'yellow', SE: 'yellow' }, bareOfUnits), wild: true },
  ]),
];
