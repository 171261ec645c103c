import type { AreaSources, Faction, MapArea, MapPiece, Resources } from '../../content/types-map.ts';

const designed: AreaSources = { resources: 'designed', space: 'inferred', borders: 'designed' };
/** The mountain barrier of Waiqar is found; where it lies is not. */
const barrier: AreaSources = { ...designed, borders: 'found', edges: 'designed' };

const reasoned = { food: 'inferred', wood: 'inferred', ore: 'inferred' } as const;
const foodKnown = { food: 'found', wood: 'designed', ore: 'designed' } as const;

const yields = (food: number, wood: number, ore: number): Resources => ({ food, wood, ore });

type Third = readonly [id: string, resources: Resources, borders: MapArea['borders']];

/** Three areas that all touch one another: A, B to its south-east, C to its south. (RW-AREA-06) */
const homeRealm = (
  faction: Faction,
  sources: AreaSources,
  [a, b, c]: readonly [Third, Third, Third],
): MapPiece => {
  const area = ([id, resources, borders]: Third, q: number, r: number): MapArea => ({
    id,
    q,
    r,
    resources,
    city: false,
    borders,
    sources,
  });
  return {
    id: faction,
    kind: 'home',
    parts: 1,
    areas: [area(a, 0, 0), area(b, 1, 0), area(c, 0, 1)],
    sources: { geometry: 'inferred', parts: 'found', totals: faction === 'daqan' ? reasoned : foodKnown },
  };
};

/** The four home realms, in the order of the factions' names. (RW-SETUP-06) */
export const homeRealms: readonly MapPiece[] = [
  homeRealm('daqan', designed, [
    ['DA', yields(1, 0, 1), {}],
    ['DB', yields(1, 1, 0), { NE: 'water', SE: 'water' }],
    ['DC', yields(1, 1, 1), {}],
  ]),
  homeRealm('latari', designed, [
    ['LA', yields(0, 2, 0), {}],
    ['LB', yields(1, 1, 0), { NE: 'water' }],
    ['LC', yields(1, 0, 2), {}],
  ]),
  homeRealm('uthuk', designed, [
    ['UA', yields(1, 0, 1), { NW: 'mountain' }],
    ['UB', yields(1, 0, 1), {}],
    ['UC', yields(1, 1, 1), { S: 'water' }],
  ]),
  homeRealm('waiqar', barrier, [
    ['WA', yields(1, 0, 1), { N: 'mountain', NE: 'mountain' }],
    ['WB', yields(1, 1, 0), { N: 'mountain' }],
    ['WC', yields(1, 1, 1), {}],
  ]),
];
