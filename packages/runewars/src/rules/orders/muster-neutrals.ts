import type { Offer } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { UnitClass } from '../../content/types.ts';
import { unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { columnOf, typeOf } from '../map/columns.ts';
import { putUnits, supplyOf, unitAt } from '../map/units.ts';
import { keepToLimit } from '../move/unit-limit.ts';
import { procedure } from '../rules.ts';

/** The neutral columns of a class, as bits. */
export const columnsOfClass = (t: Table, unitClass: UnitClass): number => {
  let columns = 0;
  for (let column = t.ownColumns; column < t.columns; column++) {
    if (unitAt(t, 0, column).unitClass === unitClass) columns |= 1 << column;
  }
  return columns;
};

const isAmong = (columns: number, column: number): boolean => (columns & (1 << column)) !== 0;

/** How many figures of some neutral columns are left. */
export const countSupply = (t: Table, seat: Seat, columns: number): number => {
  let figures = 0;
  for (let column = t.ownColumns; column < t.columns; column++) {
    if (isAmong(columns, column)) figures += supplyOf(t, seat, column);
  }
  return figures;
};

const offerNeutrals = (t: Table, seat: Seat, columns: number, offer: Offer): void => {
  for (let column = t.ownColumns; column < t.columns; column++) {
    if (!isAmong(columns, column)) continue;
    const left = supplyOf(t, seat, column);
    offer.consider(typeOf(t, seat, column), yesIf(left > 0, reasons['no-figure-left']), left);
  }
};

const MOST = 8;

/**
 * Puts neutral units of some types, in any mix, from the supply into an area; as many as exist, if there are fewer.
 * In a controlled area they are allied, and its limit holds. (RW-O6-02 to 05)
 */
export const musterNeutrals = procedure(
  'muster-neutrals',
  { seat: count, area: count, amount: count, columns: count, units: listOf(MOST) },
  steps =>
    steps
      .do((t, f) => {
        f.amount = Math.min(f.amount, countSupply(t, f.seat, f.columns));
      })
      .when(
        (_t, f) => f.amount > 0,
        some =>
          some
            .ask('units', {
              kind: 'some',
              seat: 'seat',
              from: unitDomain,
              options: (t, f, offer) => offerNeutrals(t, f.seat, f.columns, offer),
              min: (_t, f) => f.amount,
              max: (_t, f) => f.amount,
              prompt: (_t, f) => say('prompt.city-units', { count: f.amount, area: f.area }),
              rule: 'RW-O6-03',
            })
            .do((t, f) => {
              for (let i = 0; i < f.units.length; i++) {
                putUnits(t, f.area, f.seat, columnOf(t, f.units.at(i)), 1);
                t.emit(events['units-placed'], f.units.at(i), 1, f.area);
              }
            })
            .call(() => keepToLimit, {
              seat: 'seat',
              area: 'area',
              limit: t => t.content.limits.unitsPerArea,
            }),
      ),
);
