import { neutralUnits } from '../content/neutral-units.ts';
import type { MapArea } from '../content/types-map.ts';
import { areasOn, type Board } from './board.ts';
import { areaOn, type BoardArea, edgeColour } from './ground.ts';
import { neighbourKey } from './hex.ts';

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

const resourcesOf = ({ resources: { food, wood, ore } }: MapArea): number => food + wood + ore;

const guardsOf = ({ neutral }: MapArea): number =>
  neutral === undefined ? 0 : neutral.count * (health.get(neutral.unit) ?? 1);

/** Visits the areas outside a home realm from near to far, as one walks, with the steps from its nearest area, as long as the visitor goes on. */
function walkFrom(board: Board, home: number, visit: (area: BoardArea, steps: number) => boolean): void {
  const ground = areasOn(board);
  const steps: number[] = new Array(ground.length).fill(-1);
  const reached = ground.filter(area => area.home && area.of === home);
  for (const { index } of reached) steps[index] = 0;
  for (const area of reached) {
    for (let direction = 0; direction < 6; direction++) {
      const other = areaOn(ground, neighbourKey(area.key, direction));
      if (other === undefined || steps[other.index] >= 0) continue;
      if (edgeColour(area, direction, other) !== undefined) continue;
      steps[other.index] = steps[area.index] + 1;
      if (!visit(other, steps[other.index])) return;
      reached.push(other);
    }
  }
}

function measureHome(board: Board, home: number): HomeMeasure {
  const measure = { resources2: 0, resources3: 0, areas3: 0, rival: NO_WAY, guards2: 0 };
  walkFrom(board, home, ({ area, home: isHome }, steps) => {
    if (isHome) {
      measure.rival = Math.min(measure.rival, steps);
    } else if (steps <= 3) {
      measure.areas3++;
      measure.resources3 += resourcesOf(area);
      if (steps <= 2) {
        measure.resources2 += resourcesOf(area);
        measure.guards2 += guardsOf(area);
      }
    }
    return steps <= 3 || measure.rival === NO_WAY;
  });
  return { realm: board.homes[home].piece.id, ...measure };
}

export const measureHomes = (board: Board): readonly HomeMeasure[] =>
  board.homes.map((_, home) => measureHome(board, home));

export type Spread = { readonly [criterion in Criterion | 'total']: number };

/** The difference between the best and the worst home realm, by criterion and weighed together. */
export function spread(measures: readonly HomeMeasure[]): Spread {
  const gaps = { resources2: 0, resources3: 0, areas3: 0, rival: 0, guards2: 0 };
  let total = 0;
  for (const criterion of criteria) {
    const values = measures.map(measure => measure[criterion]);
    gaps[criterion] = Math.max(...values) - Math.min(...values);
    total += weights[criterion] * gaps[criterion];
  }
  return { ...gaps, total };
}
