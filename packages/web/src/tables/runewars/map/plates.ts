import { NONE } from '@runehold/kernel/layout/zones';
import { neutralTypes } from '@runehold/runewars/pools';
import { areasHere, holderOf, unitCount } from '@runehold/runewars/rules/view/areas';
import { fightersOn, underwayTo } from '@runehold/runewars/rules/view/fighters';
import type { LogLine } from '../../../table/session/records.ts';
import { centreOf } from '../land/geometry.ts';
import type { Piece } from '../pieces/piece.ts';
import { factionAt, type Sight } from '../sight.ts';

/** Units that stand at a border they cross: from an area beside it, to the one that they come to. */
export type Plate = {
  readonly area: number;
  readonly to: number;
  /** The edge that they cross, clockwise from the top. */
  readonly edge: number;
  readonly units: readonly Piece[];
  /** Whether they have only been chosen to come, and have not left. */
  readonly isGhost: boolean;
};

/** The area into which units march, with those who have come to fight over it or to speak of it, by type. */
const marchOf = (sight: Sight): { to: number; types: ReadonlySet<number> } | undefined => {
  const { t } = sight;
  if (t.battleArea > 0)
    return { to: t.battleArea - 1, types: new Set(fightersOn(sight, 0).map(({ type }) => type)) };
  const to = areasHere(sight).find(area => underwayTo(sight, area).length > 0);
  if (to === undefined || holderOf(sight, to) === t.mover - 1) return undefined;
  return { to, types: new Set(underwayTo(sight, to).map(({ type }) => type)) };
};

/** The areas that somebody attacks now. */
export const attackedAreas = (sight: Sight): readonly number[] => {
  const march = marchOf(sight);
  return march === undefined ? [] : [march.to];
};

/** Farther than any two areas lie apart. */
const FAR = 1e6;

/**
 * The neighbour of an area from which somebody comes, and the edge of the neighbour between them: the area that they
 * come from, or the nearest to it in which no others stand.
 */
export const borderTo = (
  sight: Sight,
  to: number,
  from: number,
): { readonly area: number; readonly edge: number } | undefined => {
  const { map } = sight;
  const goal = centreOf(map.hexes[from]);
  const holder = holderOf(sight, from);
  const isOpen = (area: number): boolean =>
    area === from || unitCount(sight, area) === 0 || holderOf(sight, area) === holder;
  const ways = map.across[to]
    .map((area, edge) => ({ area, edge: (edge + 3) % 6 }))
    .filter(({ area }) => area >= 0)
    .map(way => {
      const { x, y } = centreOf(map.hexes[way.area]);
      return { ...way, far: Math.hypot(x - goal.x, y - goal.y) + (isOpen(way.area) ? 0 : FAR) };
    });
  return ways.toSorted((a, b) => a.far - b.far)[0];
};

type Marched = {
  readonly from: number;
  readonly unit: number;
  readonly amount: number;
  readonly who: number;
};

/** Who has marched to an area since it was activated, as the log tells it. */
const lastMarch = (lines: readonly LogLine[], to: number): Marched[] => {
  const begun = lines.findLastIndex(
    ({ event: { key, args } }) => key === 'area-activated' && args['area'] === to,
  );
  return lines
    .slice(begun + 1)
    .filter(({ event: { key, args } }) => key === 'units-marched' && args['to'] === to)
    .map(({ event: { args } }) => ({
      from: args['from'],
      unit: args['unit'],
      amount: args['amount'],
      who: args['who'],
    }));
};

export const unitsPiece = (sight: Sight, seat: number, type: number, count: number): Piece => ({
  kind: 'units',
  key: `plate/${type}`,
  type,
  count,
  isRouted: false,
  faction: seat === NONE || neutralTypes.includes(type) ? 'neutral' : factionAt(sight, seat),
});

/** Puts units from several areas onto the plates of the borders that they cross. */
export const platesOf = (
  sight: Sight,
  to: number,
  marched: readonly Marched[],
  isGhost: boolean,
): readonly Plate[] => {
  const plates = new Map<number, Plate>();
  for (const { from, unit, amount, who } of marched) {
    const border = borderTo(sight, to, from);
    if (border === undefined) continue;
    const before = plates.get(border.area)?.units ?? [];
    // Those of a type that cross one border stand together, wherever they come from.
    const alike = before.find(piece => piece.kind === 'units' && piece.type === unit);
    const there = alike?.kind === 'units' ? alike.count : 0;
    const units = [...before.filter(piece => piece !== alike), unitsPiece(sight, who, unit, there + amount)];
    plates.set(border.area, { ...border, to, units, isGhost });
  }
  return [...plates.values()];
};

/** Units on the march stand at the border they cross until it is settled who stays. (RW-MOVE-24) */
export const marchingPlates = (sight: Sight, lines: readonly LogLine[]): readonly Plate[] => {
  const march = marchOf(sight);
  if (march === undefined) return [];
  const marched = lastMarch(lines, march.to).filter(({ unit }) => march.types.has(unit));
  return platesOf(sight, march.to, marched, false);
};
