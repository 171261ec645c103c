import type {
  AreaSources,
  BoardBuilding,
  MapArea,
  MapPiece,
  NeutralStart,
  NeutralUnit,
  Provenance,
  Resources,
} from '../../content/types-map.ts';

type Space = { readonly neutral?: NeutralStart; readonly city: boolean };

export const food = (amount: number): Resources => ({ food: amount, wood: 0, ore: 0 });
export const wood = (amount: number): Resources => ({ food: 0, wood: amount, ore: 0 });
export const ore = (amount: number): Resources => ({ food: 0, wood: 0, ore: amount });
export const yields = (food: number, wood: number, ore: number): Resources => ({ food, wood, ore });

export const none: Space = { city: false };
export const city: Space = { city: true };
export const guard = (unit: NeutralUnit, count: number): Space => ({ neutral: { unit, count }, city: false });

export const area = (
  id: string,
  [q, r]: readonly [number, number],
  resources: Resources,
  space: Space,
  borders: MapArea['borders'],
  sources: AreaSources,
): MapArea => ({ id, q, r, resources, ...space, borders, sources });

export const tile = (
  number: number,
  parts: number,
  geometry: Provenance,
  areas: readonly MapArea[],
): MapPiece => ({
  id: String(number),
  kind: 'tile',
  parts,
  areas,
  sources: { geometry, parts: 'found' },
});

const found: AreaSources = { resources: 'found', space: 'found', borders: 'found' };
const foundUnitsReadAs: AreaSources = { ...found, neutral: 'inferred' };
export const designed: AreaSources = { resources: 'designed', space: 'designed', borders: 'designed' };
const foundSpace: AreaSources = { ...designed, space: 'found' };
const guardedRichArea: AreaSources = {
  resources: 'found',
  space: 'inferred',
  neutral: 'designed',
  borders: 'designed',
};
const foundMountains: AreaSources = { ...designed, borders: 'found', edges: 'designed' };

/** The nine numbered tiles of the base game. (RW-BOARD-03) */
export const tiles: readonly MapPiece[] = [
  tile(1, 1, 'found', [
    area('1A', [0, 0], food(2), guard('unit-razorwing', 2), { N: 'water' }, foundUnitsReadAs),
    area('1B', [1, 0], yields(1, 1, 0), guard('unit-beastman', 2), {}, foundUnitsReadAs),
    area('1C', [0, 1], food(1), none, {}, found),
  ]),
  tile(2, 1, 'found', [
    area(
      '2A',
      [0, 0],
      yields(0, 1, 2),
      guard('unit-giant', 2),
      { N: 'mountain', NW: 'mountain' },
      foundSpace,
    ),
    area('2B', [0, 1], yields(1, 0, 1), guard('unit-hell-hound', 1), {}, designed),
    area('2C', [1, 1], wood(1), city, { S: 'water' }, designed),
  ]),
  tile(3, 1, 'designed', [
    area('3A', [0, 0], yields(1, 1, 0), guard('unit-sorcerer', 2), { NE: 'water' }, designed),
    area('3B', [0, 1], food(1), city, {}, designed),
    area('3C', [-1, 1], ore(2), guard('unit-giant', 1), { SW: 'mountain', NW: 'mountain' }, foundSpace),
  ]),
  tile(4, 1, 'designed', [
    area('4A', [0, 0], food(2), guard('unit-beastman', 2), { NW: 'water' }, designed),
    area('4B', [1, 0], ore(1), city, {}, designed),
    area('4C', [1, 1], food(3), guard('unit-hell-hound', 2), { SE: 'mountain' }, designed),
  ]),
  tile(5, 2, 'designed', [
    area('5A', [0, 0], wood(2), guard('unit-razorwing', 2), { NW: 'water' }, designed),
    area('5B', [1, 0], food(1), city, {}, foundSpace),
    area('5C', [0, 1], yields(1, 1, 0), none, {}, designed),
    area('5D', [1, 1], ore(2), guard('unit-dragon', 1), { SE: 'mountain', S: 'mountain' }, guardedRichArea),
  ]),
  tile(6, 2, 'designed', [
    area('6A', [0, 0], ore(2), guard('unit-dragon', 1), { SE: 'mountain' }, foundMountains),
    area('6B', [0, 1], yields(1, 0, 1), none, { NE: 'mountain' }, foundMountains),
    area('6C', [-1, 1], wood(1), city, { SW: 'water' }, designed),
    area('6D', [0, 2], yields(1, 2, 0), guard('unit-giant', 1), {}, foundSpace),
  ]),
  tile(7, 1, 'designed', [
    area(
      '7A',
      [0, 0],
      yields(1, 0, 1),
      guard('unit-razorwing', 2),
      {},
      { ...foundSpace, neutral: 'designed' },
    ),
    area('7B', [0, 1], yields(1, 1, 0), none, { NE: 'water', SE: 'water' }, designed),
    area('7C', [0, 2], ore(1), city, {}, designed),
  ]),
  tile(8, 2, 'designed', [
    area('8A', [0, 0], wood(3), guard('unit-sorcerer', 3), { NW: 'mountain' }, guardedRichArea),
    area('8B', [1, -1], yields(1, 1, 0), none, { N: 'water' }, designed),
    area('8C', [1, 0], yields(1, 0, 1), guard('unit-beastman', 2), {}, designed),
    area('8D', [2, 0], food(2), guard('unit-dragon', 1), { SE: 'water' }, designed),
  ]),
  tile(9, 1, 'found', [
    area('9A', [0, 0], food(1), city, { NE: 'mountain' }, designed),
    area('9B', [0, 1], yields(0, 1, 1), guard('unit-hell-hound', 2), { SW: 'water' }, designed),
  ]),
];

export const boardBuilding: BoardBuilding = {
  tilesPerPlayer: 2,
  contact: { own: 2, placed: 2 },
  marker: { hexes: 2, plainEdges: 3, areasBetween: { revised: 3, original: 4 } },
  runes: { dragon: 1, false: 1 },
  sources: {
    tilesPerPlayer: 'found',
    contact: 'found',
    'marker.hexes': 'inferred',
    'marker.plainEdges': 'found',
    'marker.areasBetween': 'found',
    runes: 'found',
  },
};
