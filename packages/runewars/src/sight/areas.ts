import { hasArea } from '../board/area-set.ts';
import type { ExplorationEffect } from '../content/types-quests.ts';
import { areaIds, factionTypes, neutralTypes, resourceIds } from '../layout.ts';
import { isTaken, type Sight, seatsIn, seenAt } from './sight.ts';

/** The areas that lie on the table. */
export const areasHere = ({ map }: Sight): number[] =>
  areaIds.flatMap((_, area) => (hasArea(map.here, area) ? [area] : []));

/** The number of a seat's faction, once it has one. */
export const factionOf = ({ t }: Sight, seat: number): number | undefined =>
  t.faction[seat] === 0 ? undefined : t.faction[seat] - 1;

/** The seat whose stronghold stands in an area. */
export const strongholdSeat = ({ t }: Sight, area: number): number | undefined =>
  t.stronghold[area] === 0 ? undefined : (t.stronghold[area] - 1) >> 1;

export const isDamaged = ({ t }: Sight, area: number): boolean =>
  t.stronghold[area] > 0 && ((t.stronghold[area] - 1) & 1) === 1;

export const strongholdStrength = (sight: Sight, area: number): number => {
  const { damaged, undamaged } = sight.content.stronghold.strength;
  return isDamaged(sight, area) ? damaged : undamaged;
};

/** The seat whose home realm an area belongs to while it takes part. (RW-AREA-06, RW-ELIM-07) */
export const homeSeat = ({ t, content }: Sight, area: number): number | undefined => {
  const { home } = content.area[area];
  const seat = home < 0 ? -1 : t.faction.indexOf(home + 1);
  return seat >= 0 && t.alive[seat] === 1 ? seat : undefined;
};

/** Who controls an area: by units, by stronghold, by home realm. (RW-AREA-05 to 08) */
export const controllerOf = (sight: Sight, area: number): number | undefined =>
  sight.t.occupant[area] > 0
    ? sight.t.occupant[area] - 1
    : (strongholdSeat(sight, area) ?? homeSeat(sight, area));

export const areasOf = (sight: Sight, seat: number): number[] =>
  areasHere(sight).filter(area => controllerOf(sight, area) === seat);

/** How many columns of an army are of the occupant's faction. */
export const ownColumns = ({ standing }: Sight['t']): number => standing[0].length - neutralTypes.length;

/** The number of a unit type in a column of an army: of a seat's faction, or neutral. */
export const typeIn = ({ t }: Sight, seat: number, column: number): number =>
  column < ownColumns(t) ? factionTypes[t.faction[seat] - 1][column] : neutralTypes[column - ownColumns(t)];

/** So many units of one type in an area, all standing or all routed. */
export type Troop = { readonly type: number; readonly count: number; readonly isRouted: boolean };

/** The units of an area, standing ones first. */
export const troopsIn = (sight: Sight, area: number): Troop[] => {
  const { t } = sight;
  const seat = t.occupant[area] - 1;
  return [t.standing, t.routed].flatMap((grid, routed) =>
    grid[area].flatMap((count, column) =>
      count === 0 ? [] : [{ type: typeIn(sight, seat, column), count, isRouted: routed === 1 }],
    ),
  );
};

const sum = (row: readonly number[]): number => row.reduce((total, n) => total + n, 0);

/** How many units stand and lie in an area. */
export const headCount = (
  { t }: Sight,
  area: number,
): { readonly standing: number; readonly routed: number } => ({
  standing: sum(t.standing[area]),
  routed: sum(t.routed[area]),
});

export const unitsIn = (sight: Sight, area: number): number => {
  const { standing, routed } = headCount(sight, area);
  return standing + routed;
};

/** Units of a seat on the whole map, allies too. */
export const unitsOf = (sight: Sight, seat: number): number =>
  areasOf(sight, seat).reduce((total, area) => total + unitsIn(sight, area), 0);

/** Whether neutral units, and nobody else's, hold an area. */
export const isNeutral = (sight: Sight, area: number): boolean =>
  controllerOf(sight, area) === undefined && unitsIn(sight, area) > 0;

/** The city that lies in an area. */
export const cityIn = ({ t }: Sight, area: number): string | undefined => seenAt(t.city[area]);

/** Who has an activation token in an area. */
export const activatorsOf = (sight: Sight, area: number): number[] =>
  seatsIn(sight).filter(seat => ((sight.t.activation[area] >> seat) & 1) === 1);

/** The exploration token of an area, and what it is where the viewer has seen that. (RW-EXPL-03) */
export const tokenIn = (
  { t }: Sight,
  area: number,
): { readonly back: '1' | '2+'; readonly seen: string | undefined } | undefined => {
  if (isTaken(t.nearToken[area])) return { back: '1', seen: seenAt(t.nearToken[area]) };
  return isTaken(t.farToken[area]) ? { back: '2+', seen: seenAt(t.farToken[area]) } : undefined;
};

/** What the faceup location of an area does; nothing while it is facedown. (RW-EXPL-39) */
export const locationIn = (sight: Sight, area: number): ExplorationEffect | undefined => {
  const seen = sight.t.tokenUp[area] === 1 ? tokenIn(sight, area)?.seen : undefined;
  return seen === undefined
    ? undefined
    : sight.content.explorationTokens.find(({ id }) => id === seen)?.effect;
};

/** What an area yields of each resource: printed icons and a faceup Village. (RW-AREA-04, RW-EXPL-20) */
export const yieldsOf = (sight: Sight, area: number): readonly number[] => {
  const printed = sight.content.area[area].yields;
  const location = locationIn(sight, area);
  if (location?.kind !== 'produce') return printed;
  return printed.map((n, resource) =>
    resourceIds[resource] === location.resource ? n + location.amount : n,
  );
};
