import { neutralUnits } from '../boxes/base/neutral-units.ts';
import type { MapArea } from '../content/types-map.ts';
import { addArea, addStep, areaSet, clearAreas, copyAreas, lowest } from './area-set.ts';
import { areasOn, type Board, waysOn } from './board.ts';
import type { BoardArea } from './ground.ts';

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

/** How long a neutral unit stands: what it takes to clear an area. */
const health: ReadonlyMap<string, number> = new Map(neutralUnits.map(unit => [unit.id, unit.health]));

/** Without a way on foot a rival is farther than any way would be. */
const NO_WAY = 12;

const resourcesOf = ({ resources: { food, wood, ore } }: MapArea): number => food + wood + ore;

const guardsOf = ({ neutral }: MapArea): number =>
  neutral === undefined ? 0 : neutral.count * (health.get(neutral.unit) ?? 1);

type Tally = { -readonly [criterion in Criterion]: number };

const tally = (measure: Tally, { area, home }: BoardArea, steps: number): void => {
  if (home) {
    measure.rival = Math.min(measure.rival, steps);
    return;
  }
  if (steps > 3) return;
  measure.areas3++;
  measure.resources3 += resourcesOf(area);
  if (steps > 2) return;
  measure.resources2 += resourcesOf(area);
  measure.guards2 += guardsOf(area);
};

// Scratch of one walk: the areas that were come to, and those of the last step.
const reached = areaSet();
const front = areaSet();

/** Walks from a home realm on foot, all ways at once, until the areas near it and a rival have been seen. */
function measureHome(board: Board, home: number): HomeMeasure {
  const ground = areasOn(board);
  const ways = waysOn(board);
  const measure = { resources2: 0, resources3: 0, areas3: 0, rival: NO_WAY, guards2: 0 };
  clearAreas(reached);
  // Home realms lie behind the tiles.
  for (let index = ground.length - 1; index >= 0 && ground[index].home; index--)
    if (ground[index].of === home) addArea(reached, index);
  copyAreas(reached, front);
  for (let steps = 1; steps <= 3 || measure.rival === NO_WAY; steps++) {
    const low = reached[0];
    const high = reached[1];
    addStep(ways, front, reached);
    front[0] = reached[0] & ~low;
    front[1] = reached[1] & ~high;
    if (front[0] === 0 && front[1] === 0) break;
    for (let rest = front[0]; rest !== 0; rest &= rest - 1) tally(measure, ground[lowest(rest)], steps);
    for (let rest = front[1]; rest !== 0; rest &= rest - 1) tally(measure, ground[32 + lowest(rest)], steps);
  }
  const { resources2, resources3, areas3, rival, guards2 } = measure;
  return { realm: board.homes[home].piece.id, resources2, resources3, areas3, rival, guards2 };
}

export const measureHomes = (board: Board): readonly HomeMeasure[] =>
  board.homes.map((_, home) => measureHome(board, home));

export type Spread = { readonly [criterion in Criterion | 'total']: number };

const gap = (measures: readonly HomeMeasure[], of: (measure: HomeMeasure) => number): number => {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const measure of measures) {
    least = Math.min(least, of(measure));
    most = Math.max(most, of(measure));
  }
  return most - least;
};

/** The difference between the best and the worst home realm, by criterion and weighed together. */
export function spread(measures: readonly HomeMeasure[]): Spread {
  const resources2 = gap(measures, home => home.resources2);
  const resources3 = gap(measures, home => home.resources3);
  const areas3 = gap(measures, home => home.areas3);
  const rival = gap(measures, home => home.rival);
  const guards2 = gap(measures, home => home.guards2);
  const total =
    weights.resources2 * resources2 +
    weights.resources3 * resources3 +
    weights.areas3 * areas3 +
    weights.rival * rival +
    weights.guards2 * guards2;
  return { resources2, resources3, areas3, rival, guards2, total };
}
