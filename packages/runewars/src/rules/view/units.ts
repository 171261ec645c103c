import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { type AreaSet, areaSet, hasArea } from '../../board/area-set.ts';
import type { UnitClass } from '../../content/types.ts';
import { abilities } from '../battle/abilities/registry.ts';
import { isActivated } from '../map/areas.ts';
import { columnOf, isNeutralType, typeOf } from '../map/columns.ts';
import { countColumn, supplyOf } from '../map/units.ts';
import { activationPace } from '../move/activate.ts';
import { FAST, FLYING, gaitOf } from '../move/marchers.ts';
import { closedTo, reachOf } from '../move/travel.ts';
import { substituteFrom } from '../orders/substitutes.ts';
import { perContent } from '../table/per-content.ts';
import type { Look } from './look.ts';

/** What the Fate cards make of a base shape, less what it takes to lose the unit. */
const shapeWorth: Readonly<Record<UnitClass, number>> = {
  triangle: 0.6,
  circle: 1,
  rectangle: 0.8,
  hexagon: 1.4,
};

/** What a unit of a type is worth in a fight; a plain soldier is worth 1. */
export const unitWorth = ({ t }: Look, type: number): number => {
  const { unitClass, health, fast, flying } = t.content.unit[type];
  return shapeWorth[unitClass] + 0.4 * health + (fast || flying ? 0.1 : 0);
};

/** What a base brings to a battle, and what each health adds. */
const perHealth = {
  triangle: [0.65, 0],
  circle: [0.71, 0],
  rectangle: [0.55, 0.15],
  hexagon: [1.15, 0],
} as const satisfies Readonly<Record<UnitClass, readonly [number, number]>>;

const strengths = perContent(({ unit }) =>
  unit.map(({ unitClass, health }) => perHealth[unitClass][0] + perHealth[unitClass][1] * health),
);

/** What a unit of each type brings to the count of a battle, found by many battles. (decision 68) */
export const battleStrengths = ({ t }: Look<Viewer>): readonly number[] => strengths(t);

/** Of which type a seat's units of a column are. */
export const typeInColumn = ({ t }: Look<Viewer>, seat: Seat, column: number): number =>
  typeOf(t, seat, column);

/** What a unit brings besides that outlasts its battles. */
export const lastingWorth = ({ t }: Look, type: number): number => {
  const { effect } = t.content.unit[type];
  return abilities.kindOf(effect).bot?.lasting?.(effect) ?? 0;
};

export const columnOfType = ({ t }: Look, type: number): number => columnOf(t, type);

/** Figures of a type that the seat could still bring into play. */
export const figuresLeft = ({ t, me }: Look, type: number): number => supplyOf(t, me, columnOf(t, type));

/** The most that the seat could recruit for a unit of a type: of itself and what stands for it, whatever has figures left. */
export const recruitWorth = (look: Look, type: number): number => {
  const { t, me } = look;
  let most = figuresLeft(look, type) > 0 ? unitWorth(look, type) : 0;
  let column = substituteFrom(t, me, type, 0);
  while (column !== NONE) {
    if (supplyOf(t, me, column) > 0) most = Math.max(most, unitWorth(look, typeOf(t, me, column)));
    column = substituteFrom(t, me, type, column + 1);
  }
  return most;
};

/** What all units in an area are worth, routed ones half. */
export const armyWorth = (look: Look, area: number): number => {
  const { t } = look;
  const seat = Math.max(0, t.occupant.get(area) - 1);
  let sum = 0;
  for (let column = 0; column < t.columns; column++) {
    const units = t.standing.get(area, column) + 0.5 * t.routed.get(area, column);
    if (units > 0) sum += units * unitWorth(look, typeOf(t, seat, column));
  }
  return sum;
};

/** What a seat's units on the whole board are worth. */
export const forcesOf = (look: Look, seat: Seat): number => {
  let sum = 0;
  for (let area = 0; area < look.t.areas; area++)
    if (look.t.occupant.get(area) === seat + 1) sum += armyWorth(look, area);
  return sum;
};

/** So many standing units of one type, where they stand now. */
export type Troop = { readonly area: number; readonly type: number; readonly count: number };

const within = [areaSet(), areaSet(), areaSet(), areaSet()];

/** Standing units of one type, where they stand, and how they travel. */
type Marcher = Troop & { readonly gait: number };

/** Who could march, and how far: read once from a position, and asked for many targets. */
export type Muster = {
  readonly marchers: readonly Marcher[];
  readonly closed: AreaSet;
  readonly steps: number;
  readonly fastSteps: number;
};

const musterFor = ({ t, me }: Look, steps: number, fastSteps: number): Muster => {
  const marchers: Marcher[] = [];
  for (let area = 0; area < t.areas; area++) {
    if (t.occupant.get(area) !== me + 1 || isActivated(t, area, me)) continue;
    for (let column = 0; column < t.columns; column++) {
      const count = t.standing.get(area, column);
      if (count === 0) continue;
      const type = typeOf(t, me, column);
      marchers.push({ area, type, count, gait: gaitOf(t, area, type) });
    }
  }
  return { marchers, closed: closedTo(t, me, fastSteps, areaSet()), steps, fastSteps };
};

/** Marks with 1 which of the units that could march would come into an area; whether any would. */
export const markComing = (
  { t, me }: Look,
  { marchers, closed, steps, fastSteps }: Muster,
  target: number,
  into: Uint8Array,
): boolean => {
  let known = 0;
  let any = 0;
  for (let i = 0; i < marchers.length; i++) {
    const { area, gait } = marchers[i];
    if (area !== target && ((known >> gait) & 1) === 0) {
      const far = (gait & FAST) === 0 ? steps : fastSteps;
      reachOf(t, me, target, far, (gait & FLYING) !== 0, closed, within[gait]);
      known |= 1 << gait;
    }
    into[i] = area !== target && hasArea(within[gait], area) ? 1 : 0;
    any |= into[i];
  }
  return any === 1;
};

/** The standing units of the seat, allied ones too, that could come into an area. */
const troopsOf = (look: Look, muster: Muster, target: number): Troop[] => {
  const comes = new Uint8Array(muster.marchers.length);
  markComing(look, muster, target, comes);
  return muster.marchers.filter((_, i) => comes[i] === 1);
};

/** Who could march with Mobilize or Conquer. (RW-MOVE-05) */
export const musterOf = (look: Look): Muster => {
  const [steps, fastSteps] = activationPace(look.t);
  return musterFor(look, steps, fastSteps);
};

/** Units that Mobilize or Conquer could bring into an area. (RW-MOVE-05) */
export const troopsWithin = (look: Look, target: number): Troop[] => troopsOf(look, musterOf(look), target);

/** How many units of its own colour a seat could bring into an area that it activates now. */
export const marchersTo = ({ t }: Look<Viewer>, seat: Seat, target: number): number =>
  troopsWithin({ t, me: seat }, target).reduce(
    (sum, { type, count }) => sum + (isAllied(type) ? 0 : count),
    0,
  );

/** Units next to an area, which Strategize could bring there. (RW-O1-01) */
export const troopsBeside = (look: Look, target: number): Troop[] =>
  troopsOf(look, musterFor(look, 1, 1), target);

/** How many areas a march may go over now, and how many with fast units. (RW-MOVE-05, RW-MOVE-06) */
export const paceOf = ({ t }: Look<Viewer>): readonly [steps: number, fastSteps: number] => activationPace(t);

export const isAllied = isNeutralType;

/** Units of the seat's own colour in an area. */
export const ownCount = ({ t, me }: Look, area: number): number => {
  if (t.occupant.get(area) !== me + 1) return 0;
  let sum = 0;
  for (let column = 0; column < t.ownColumns; column++) sum += countColumn(t, area, column);
  return sum;
};

export const isActive = ({ t, me }: Look, area: number): boolean => isActivated(t, area, me);
