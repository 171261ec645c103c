import { resourceIds, unitIds } from '../layout.ts';
import { areasHere, areasOf, cityIn, ownColumns, strongholdSeat, typeIn, yieldsOf } from './areas.ts';
import { fightersOn } from './battle.ts';
import { gainsAt, iconsOf } from './dials.ts';
import { wouldBeSupreme } from './orders.ts';
import type { Sight } from './sight.ts';

/** So many units of one type. */
export type Recruits = { readonly type: number; readonly count: number };

/** What a part of an Order would give a seat as things lie. Orders that move figures give what the march makes of them. */
export type Gain =
  | { readonly kind: 'dials'; readonly from: readonly number[]; readonly to: readonly number[] }
  /** By resource: the units of that dial. The player chooses one, and with supremacy another. */
  | { readonly kind: 'units'; readonly dials: readonly (readonly Recruits[])[] }
  | { readonly kind: 'cities'; readonly cities: number }
  | { readonly kind: 'influence'; readonly amount: number }
  | { readonly kind: 'tactics'; readonly cards: number };

/** What an Order would give: its first part, and its bonus where it would have supremacy. */
export type OrderPreview = {
  readonly gain: Gain | undefined;
  readonly isSupreme: boolean;
  readonly bonus: Gain | undefined;
};

/** Where a harvest would turn the dials. (RW-O4-01, RW-O4-02, RW-DIAL-02) */
export const harvestOf = (sight: Sight, seat: number): readonly number[] => {
  const yields = areasOf(sight, seat).map(area => yieldsOf(sight, area));
  return resourceIds.map((_, resource) =>
    Math.min(
      sight.content.limits.dial,
      yields.reduce((sum, row) => sum + row[resource], 0),
    ),
  );
};

/** Figures of a type that a seat has left to bring into play: not on the map, underway or in a battle. (RW-COMP-03) */
const figuresLeft = (sight: Sight, seat: number, column: number): number => {
  const { t, content } = sight;
  const type = typeIn(sight, seat, column);
  const onMap = areasHere(sight).reduce(
    (sum, area) =>
      sum +
      (t.occupant[area] === seat + 1 ? t.standing[area][column] + t.routed[area][column] : 0) +
      (t.mover === seat + 1 ? t.underway[area][column] : 0),
    0,
  );
  const inBattle = [0, 1]
    .flatMap(side => fightersOn(sight, side))
    .reduce((sum, fighters) => sum + (fighters.type === type ? fighters.count : 0), 0);
  return content.unit[type].figures - onMap - inBattle;
};

/** The units that a dial would give: one for each icon, as far as there are figures. (RW-O5-01, RW-O5-02, RW-COMP-17) */
export const recruitsOf = (sight: Sight, seat: number, resource: number): Recruits[] => {
  const icons = gainsAt(sight, seat, resource).flatMap(gain => (gain.kind === 'unit' ? [gain.unit] : []));
  if (!areasHere(sight).some(area => strongholdSeat(sight, area) === seat)) return [];
  return Array.from({ length: ownColumns(sight.t) }, (_, column) => column).flatMap(column => {
    const type = typeIn(sight, seat, column);
    const wanted = icons.filter(unit => unit === unitIds[type]).length;
    const count = Math.min(wanted, figuresLeft(sight, seat, column));
    return count === 0 ? [] : [{ type, count }];
  });
};

const primaryOf = (sight: Sight, seat: number, order: number): Gain | undefined => {
  switch (sight.content.orders[order].primary.kind) {
    case 'set-dials':
      return { kind: 'dials', from: sight.t.dial[seat], to: harvestOf(sight, seat) };
    case 'recruit':
      return {
        kind: 'units',
        dials: resourceIds.map((_, resource) => recruitsOf(sight, seat, resource)),
      };
    case 'city-benefits':
      return {
        kind: 'cities',
        cities: areasOf(sight, seat).filter(area => cityIn(sight, area) !== undefined).length,
      };
    case 'collect-influence':
      return { kind: 'influence', amount: iconsOf(sight, seat, 'influence') };
    default:
      return undefined;
  }
};

const bonusOf = (sight: Sight, seat: number, order: number): Gain | undefined =>
  sight.content.orders[order].bonus?.kind === 'collect-tactics'
    ? { kind: 'tactics', cards: iconsOf(sight, seat, 'tactics') }
    : undefined;

/** What an Order would give a seat if it were resolved now. */
export const previewOf = (sight: Sight, seat: number, order: number): OrderPreview => {
  const isSupreme = wouldBeSupreme(sight, seat, order);
  return {
    gain: primaryOf(sight, seat, order),
    isSupreme,
    bonus: isSupreme ? bonusOf(sight, seat, order) : undefined,
  };
};
