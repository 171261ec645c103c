import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { DEED, note } from '../table/deeds.ts';
import { type AreaTest, controller, hasCity, isOnBoard } from './areas.ts';
import { clearBlight, isBlighted } from './blight.ts';
import { lostCityOf, pieceOfLostCity } from './city-tokens.ts';
import { sealBoard } from './map-of.ts';

export const ownsCity: AreaTest = (t, area, seat) => hasCity(t, area) && controller(t, area) === seat;

/** Whether the free cities are in the place of all others. (BW-FREE-01) */
export const hasFreeCities = (t: Table): boolean => t.freeCities === 1;

/** Whether the lost city lies on the board. */
export const isLostCityFound = (t: Table): boolean => pieceOfLostCity(t) !== NONE;

/**
 * The lost city comes to its area, and nothing there moves; ignored while it lies there already or its tile is not in
 * play. Where tokens lie on the land they go, and the city does not come. (BW-CITY12-09 to 12, 14, 23)
 */
export const placeLostCity = (t: Table): void => {
  const lost = lostCityOf(t);
  if (lost === undefined || t.cityBox.count(lost.city) === 0 || !isOnBoard(t, lost.area)) return;
  if (isBlighted(t, lost.area)) {
    while (isBlighted(t, lost.area)) clearBlight(t, lost.area);
    return;
  }
  t.cityBox.take(lost.city);
  t.city.putAt(lost.area, lost.city);
  sealBoard(t);
  t.emit(events['city-laid'], lost.city, lost.area);
};

/** A city that a player has chosen goes back to the box; its space is a city no more. (RW-O8-04, BW-CITY12-15, Ashes of Civilization) */
export const destroyCity = (t: Table, area: number, by: Seat): void => {
  const city = t.city.takeAt(area);
  t.cityBox.put(city);
  if (city === lostCityOf(t)?.city) sealBoard(t);
  note(t, by, DEED.razedCity);
  t.emit(events['city-destroyed'], by, city, area);
};
