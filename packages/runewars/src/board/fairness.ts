import { neutralUnits } from '../content/neutral-units.ts';
import { distance, type GameMap, UNREACHABLE } from './map.ts';

/** What a home realm is worth by its place, its own resources left out: those belong to the faction. */
export type HomeMeasure = {
  readonly realm: string;
  /** Resources of areas up to two and up to three steps away on foot, home realms left out. */
  readonly resources2: number;
  readonly resources3: number;
  /** Areas up to three steps away on foot, home realms left out. */
  readonly areas3: number;
  /** Steps on foot to the nearest area of another home realm. */
  readonly rival: number;
  /** Health of the neutral units up to two steps away. */
  readonly guards2: number;
};

type Criterion = Exclude<keyof HomeMeasure, 'realm'>;

/** By how much a difference of one makes a board unfair. */
const weights: Readonly<Record<Criterion, number>> = {
  resources2: 1,
  resources3: 0.5,
  areas3: 0.5,
  rival: 1.5,
  guards2: 0.5,
};

const criteria = Object.keys(weights) as Criterion[];

/** How long a neutral unit stands: what it takes to clear an area. */
const health: ReadonlyMap<string, number> = new Map(neutralUnits.map(unit => [unit.id, unit.health]));

/** Without a way on foot a rival is farther than any way would be. */
const NO_WAY = 12;

function measureHome(map: GameMap, home: number): HomeMeasure {
  const areas = Array.from({ length: map.areas }, (_, area) => area);
  const own = areas.filter(area => map.home[area] === home);
  const away = (area: number) => Math.min(...own.map(start => distance(map, start, area)));
  const wild = areas.filter(area => map.home[area] < 0).map(area => ({ area, steps: away(area) }));
  const within = (steps: number) => wild.filter(one => one.steps <= steps).map(({ area }) => area);
  const sum = (of: readonly number[], value: (area: number) => number) =>
    of.reduce((total, area) => total + value(area), 0);
  const resources = (area: number) => map.food[area] + map.wood[area] + map.ore[area];
  const guards = (area: number) => {
    const neutral = map.neutrals[area];
    return neutral === undefined ? 0 : neutral.count * (health.get(neutral.unit) ?? 1);
  };
  const rival = Math.min(
    UNREACHABLE,
    ...areas.filter(area => map.home[area] >= 0 && map.home[area] !== home).map(away),
  );
  return {
    realm: map.realms[home],
    resources2: sum(within(2), resources),
    resources3: sum(within(3), resources),
    areas3: within(3).length,
    rival: Math.min(rival, NO_WAY),
    guards2: sum(within(2), guards),
  };
}

export const measureHomes = (map: GameMap): readonly HomeMeasure[] =>
  map.realms.map((_, home) => measureHome(map, home));

export type Spread = { readonly [criterion in Criterion | 'total']: number };

/** The difference between the best and the worst home realm, by criterion and weighed together. */
export function spread(measures: readonly HomeMeasure[]): Spread {
  const gap = (criterion: Criterion) => {
    const values = measures.map(measure => measure[criterion]);
    return Math.max(...values) - Math.min(...values);
  };
  const gaps = Object.fromEntries(criteria.map(one => [one, gap(one)])) as Record<Criterion, number>;
  return { ...gaps, total: criteria.reduce((total, one) => total + weights[one] * gaps[one], 0) };
}
