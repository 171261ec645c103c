import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { areaIds, developmentIds } from '../../../src/pools.ts';
import { isCapital, strongholdFace, strongholdOf } from '../../../src/rules/map/areas.ts';
import { capitalCard } from '../../../src/rules/table/capital-card.ts';
import { type Stage, stage } from '../../battle/kit.ts';
import { area, development, stronghold } from '../../kit/arrange.ts';
import { options } from '../developments/kit.ts';

type Capital = { readonly damaged?: boolean; readonly developments?: readonly string[] };

/** The card of a seat's capital is bought; the token is not on the board. */
export const capitalLost = (t: Table, seat: Seat): void => t.developmentBought.set(capitalCard(t, seat), 1);

/** The capital of a seat in an area, with up to two developments. */
export const capital = (
  t: Table,
  seat: Seat,
  where: string,
  { damaged = false, developments: [first, second] = [] }: Capital = {},
): void => {
  capitalLost(t, seat);
  stronghold(t, seat, where, damaged);
  t.capital.set(seat, area(where) + 1);
  if (first !== undefined) development(t, where, first);
  if (second !== undefined) t.capitalDevelopment.set(seat, developmentIds.indexOf(second) + 1);
};

/** The first stronghold of a seat is its capital. */
export const capitalAtHome = (t: Table, seat: Seat): void => {
  const site = areaIds.findIndex((_, where) => where < t.areas && strongholdOf(t, where) === seat);
  capital(t, seat, areaIds[site]);
};

/** Whether a capital stands in an area, and what it shows; of a stronghold only that. */
export const standsIn = ({ table }: Play<Table>, where: string): string =>
  `${isCapital(table, area(where)) ? 'capital' : 'stronghold'} ${strongholdFace(table, area(where))}`;

/** What is developed where a seat's capital stands, in the order of the list of developments. */
export const developedIn = ({ table }: Play<Table>, where: string, seat: Seat = 0): string[] =>
  [table.development.get(area(where)), table.capitalDevelopment.get(seat)]
    .filter(token => token > 0)
    .sort((a, b) => a - b)
    .map(token => developmentIds[token - 1]);

/** Fate cards that are misses for triangles. */
const misses = [1, 2, 3, 4, 11, 12, 13, 14, 21, 22, 23, 24] as const;

type Siege = Partial<Omit<Stage, 'attackers' | 'defenders'>> & { readonly capital?: Capital };

/**
 * Seat 0 attacks the home realm of seat 1 from 5A, at its second area, where the capital stands: LB, unless told
 * otherwise. Seat 1 has a stronghold in its first area too. Triangles of seat 0 draw misses, and seat 1 draws nothing.
 */
export const siege = (
  attackers: Stage['attackers'],
  defenders: Stage['defenders'],
  { capital: state = {}, ...more }: Siege = {},
): Play<Table> => {
  const field = more.field ?? 'LB';
  return stage({
    options,
    silent: 1,
    fate: misses.slice(
      0,
      Object.values(attackers).reduce((sum, units) => sum + units, 0),
    ),
    from: '5A',
    ...more,
    field,
    attackers,
    defenders,
    arrange: t => {
      capital(t, 1, field, state);
      more.arrange?.(t);
    },
  });
};
