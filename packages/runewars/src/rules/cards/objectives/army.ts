import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaSet, nextArea } from '../../../board/area-set.ts';
import type { UnitClass } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { isNeutral } from '../../map/areas.ts';
import { typeOf } from '../../map/columns.ts';
import { mapOf } from '../../map/map-of.ts';
import { ownAreas } from '../../map/own-areas.ts';
import { countColumn } from '../../map/units.ts';
import type { Condition } from './condition.ts';

/** The columns of a seat's own units on the board, standing or routed, as bits: where they are, it controls. */
const ownColumnsOf = (t: Table, seat: Seat): number => {
  let found = 0;
  for (const area of mapOf(t).each) {
    if (t.occupant.get(area) !== seat + 1) continue;
    for (let column = 0; column < t.ownColumns; column++)
      if (countColumn(t, area, column) > 0) found |= 1 << column;
  }
  return found;
};

/** How many types of its faction a seat has among some columns, given as bits. */
const countTypes = (t: Table, seat: Seat, columns: number): number => {
  let types = 0;
  for (let column = 0; column < t.ownColumns; column++)
    if (((columns >> column) & 1) === 1 && typeOf(t, seat, column) !== NONE) types++;
  return types;
};

const EVERY = -1;

/** One of each type of the faction, of every open box. */
export const everyUnitType: Condition<'every-unit-type'> = {
  clause: [
    'the areas you control hold at least 1 unit of each type in your faction',
    'na obszarach pod twoją kontrolą jest co najmniej 1 jednostka każdego typu twojej frakcji',
  ],
  have: (t, seat) => countTypes(t, seat, ownColumnsOf(t, seat)),
  need: (t, seat) => countTypes(t, seat, EVERY),
};

const own = areaSet();

/** Units of a class in an area, of a seat's faction or neutral. */
const countClass = (t: Table, seat: Seat, area: number, unitClass: UnitClass): number => {
  let units = 0;
  for (let column = 0; column < t.columns; column++) {
    const figures = countColumn(t, area, column);
    if (figures > 0 && t.content.unit[typeOf(t, seat, column)].unitClass === unitClass) units += figures;
  }
  return units;
};

/** Of the faction or allied, standing or routed. */
export const unitsOfClass: Condition<'units-of-class', { unitClass: UnitClass; least: number }> = {
  clause: [
    { unitClass: 'classes' },
    'the areas you control hold at least {least, count, unitClass} of yours, allied ones included',
    'na obszarach pod twoją kontrolą {least, plural, one {jest co najmniej # twoja {unitClass}} few {są co najmniej # twoje {unitClass:few}} many {jest co najmniej # twoich {unitClass:many}} other {jest co najmniej # twojej {unitClass:gen}}}, wliczając sprzymierzone',
  ],
  have: (t, seat, { unitClass }) => {
    let units = 0;
    ownAreas(t, seat, own);
    for (let area = nextArea(own, -1); area >= 0; area = nextArea(own, area))
      units += countClass(t, seat, area, unitClass);
    return units;
  },
  bot: {
    areaWorth: ({ t, me }, area, { unitClass }) =>
      isNeutral(t, area) && countClass(t, me, area, unitClass) > 0 ? 3 : 0,
  },
};
