import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { UnitClass } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { classes } from '../../../text/clause-groups.ts';
import { controller, isNeutral } from '../../map/areas.ts';
import { typeOf } from '../../map/columns.ts';
import { countColumn } from '../../map/units.ts';
import type { Condition } from './condition.ts';

/** Units of a column in the areas that a seat controls, standing or routed. */
const countOwn = (t: Table, seat: Seat, column: number): number => {
  let units = 0;
  for (let area = 0; area < t.areas; area++)
    if (controller(t, area) === seat) units += countColumn(t, area, column);
  return units;
};

const countTypes = (t: Table, seat: Seat, isMet: (column: number) => boolean): number => {
  let types = 0;
  for (let column = 0; column < t.ownColumns; column++)
    if (typeOf(t, seat, column) !== NONE && isMet(column)) types++;
  return types;
};

/** One of each type of the faction, of every open box. */
export const everyUnitType: Condition<'every-unit-type'> = {
  clause: [
    'areas you control hold at least 1 unit of each type of your faction',
    'na obszarach pod twoją kontrolą jest co najmniej 1 jednostka każdego typu twojej frakcji',
  ],
  have: (t, seat) => countTypes(t, seat, column => countOwn(t, seat, column) > 0),
  need: (t, seat) => countTypes(t, seat, () => true),
};

/** Units of a class in an area, of a seat's faction or neutral. */
const countClass = (t: Table, seat: Seat, area: number, unitClass: UnitClass): number => {
  let units = 0;
  for (let column = 0; column < t.columns; column++) {
    const type = typeOf(t, seat, column);
    if (type !== NONE && t.content.unit[type].unitClass === unitClass) units += countColumn(t, area, column);
  }
  return units;
};

/** Of the faction or allied, standing or routed. */
export const unitsOfClass: Condition<'units-of-class', { unitClass: UnitClass; least: number }> = {
  clause: [
    'areas you control hold at least {least} of your units, allied ones included, of the class',
    'na obszarach pod twoją kontrolą {least, plural, one {jest co najmniej # twoja jednostka} few {są co najmniej # twoje jednostki} many {jest co najmniej # twoich jednostek} other {jest co najmniej # twojej jednostki}}, wliczając sprzymierzone, kategorii',
  ],
  details: ({ unitClass }) => classes([unitClass]),
  have: (t, seat, { unitClass }) => {
    let units = 0;
    for (let area = 0; area < t.areas; area++)
      if (controller(t, area) === seat) units += countClass(t, seat, area, unitClass);
    return units;
  },
  bot: {
    areaWorth: ({ t, me }, area, { unitClass }) =>
      isNeutral(t, area) && countClass(t, me, area, unitClass) > 0 ? 3 : 0,
  },
};
