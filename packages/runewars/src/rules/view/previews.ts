import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { DialGain } from '../../content/types.ts';
import { resourceIds, unitIds } from '../../pools.ts';
import { hasStronghold } from '../map/areas.ts';
import { columnOf, typeOf } from '../map/columns.ts';
import { supplyOf } from '../map/units.ts';
import { substituteFrom } from '../orders/substitutes.ts';
import { countIcons, gainsOfDial } from '../table/resources.ts';
import type { Look } from './look.ts';
import { citiesOf, harvestOf, wouldBeSupreme } from './realm.ts';

/** So many units of one type, or of those that may stand for it. (BW-UNIT-03) */
export type Recruits = { readonly type: number; readonly count: number; readonly or?: readonly number[] };

/** The types that a seat may recruit in the place of another. */
const substitutesFor = ({ t }: Look<Viewer>, seat: Seat, type: number): number[] => {
  const types: number[] = [];
  for (let column = 0; ; column++) {
    column = substituteFrom(t, seat, type, column);
    if (column === NONE) return types;
    types.push(typeOf(t, seat, column));
  }
};

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

const hasFaction = ({ t }: Look<Viewer>, seat: Seat): boolean => t.faction.get(seat) > 0;

/** What the spaces of a seat's dial give, from 0 upwards; none before it has a faction. */
export const spacesOf = (look: Look<Viewer>, seat: Seat, resource: number): readonly DialGain[] =>
  hasFaction(look, seat) ? look.t.content.gains[look.t.faction.get(seat) - 1][resource] : [];

/** What a dial gives at its arrow, all spaces below it included. (RW-DIAL-05) */
export const gainsAt = (look: Look<Viewer>, seat: Seat, resource: number): readonly DialGain[] =>
  hasFaction(look, seat) ? gainsOfDial(look.t, seat, resource) : [];

/** The units that a dial would give: one for each icon, as far as there are figures. (RW-O5-01, RW-O5-02, RW-COMP-17) */
export const recruitsOf = (look: Look<Viewer>, seat: Seat, resource: number): Recruits[] => {
  const { t } = look;
  if (!hasStronghold(t, seat)) return [];
  const icons = gainsAt(look, seat, resource).flatMap(gain => (gain.kind === 'unit' ? [gain.unit] : []));
  return [...new Set(icons)]
    .map((unit): Recruits => {
      const type = unitIds.indexOf(unit);
      const wanted = icons.filter(icon => icon === unit).length;
      const or = substitutesFor(look, seat, type);
      const figures = [type, ...or].reduce((sum, each) => sum + supplyOf(t, seat, columnOf(t, each)), 0);
      return { type, count: Math.min(wanted, figures), ...(or.length > 0 && { or }) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => columnOf(t, a.type) - columnOf(t, b.type));
};

const primaryOf = (look: Look<Viewer>, seat: Seat, order: number): Gain | undefined => {
  const { t } = look;
  switch (t.content.orders[order].primary.kind) {
    case 'set-dials':
      return { kind: 'dials', from: t.dial.row(seat), to: harvestOf(look, seat) };
    case 'recruit':
      return { kind: 'units', dials: resourceIds.map((_, resource) => recruitsOf(look, seat, resource)) };
    case 'city-benefits':
      return { kind: 'cities', cities: citiesOf(look, seat) };
    case 'collect-influence':
      return { kind: 'influence', amount: hasFaction(look, seat) ? countIcons(t, seat, 'influence') : 0 };
    default:
      return undefined;
  }
};

const bonusOf = (look: Look<Viewer>, seat: Seat, order: number): Gain | undefined =>
  look.t.content.orders[order].bonus?.kind === 'collect-tactics' && hasFaction(look, seat)
    ? { kind: 'tactics', cards: countIcons(look.t, seat, 'tactics') }
    : undefined;

/** What an Order would give a seat if it were resolved now. */
export const previewOf = (look: Look<Viewer>, seat: Seat, order: number): OrderPreview => {
  const isSupreme = wouldBeSupreme(look, seat, order);
  return {
    gain: primaryOf(look, seat, order),
    isSupreme,
    bonus: isSupreme ? bonusOf(look, seat, order) : undefined,
  };
};
