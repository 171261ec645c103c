import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { DEED, note } from '../table/deeds.ts';
import { type AreaTest, controller, hasCity } from './areas.ts';

export const ownsCity: AreaTest = (t, area, seat) => hasCity(t, area) && controller(t, area) === seat;

/** Whether the free cities are in the place of all others. (BW-FREE-01) */
export const hasFreeCities = (t: Table): boolean => t.freeCities === 1;

/** A city that a player has chosen goes back to the box; its space is a city no more. (RW-O8-04, Ashes of Civilization) */
export const destroyCity = (t: Table, area: number, by: Seat): void => {
  const city = t.city.takeAt(area);
  t.cityBox.put(city);
  note(t, by, DEED.razedCity);
  t.emit(events['city-destroyed'], by, city, area);
};
