import { NONE } from '@runehold/kernel/layout/zones';
import type { City } from '../../content/types-map.ts';
import type { Table } from '../../layout.ts';
import { areaIds, resourceIds } from '../../pools.ts';
import { perContent } from '../table/per-content.ts';

/** A city that effects alone bring, with the one area where it can lie. */
type LostCity = { readonly city: number; readonly area: number };

const lostCity = perContent(({ cities }): LostCity | undefined => {
  const city = cities.findIndex(({ lost }) => lost);
  return city < 0 ? undefined : { city, area: areaIds.indexOf(cities[city].lost?.area ?? '') };
});

/** The lost city, if its box is open. (BW-CITY12-08) */
export const lostCityOf = (t: Table): LostCity | undefined => {
  const lost = lostCity(t);
  return lost !== undefined && lost.city < t.cityBox.types ? lost : undefined;
};

/** The map piece on which the lost city lies now, or `NONE`. */
export const pieceOfLostCity = (t: Table): number => {
  const lost = lostCityOf(t);
  return lost !== undefined && t.city.at(lost.area) === lost.city ? t.content.area[lost.area].piece : NONE;
};

const addsOf = ({ lost }: City): readonly number[] => resourceIds.map(resource => lost?.adds[resource] ?? 0);

const added = perContent(({ cities }) => cities.map(addsOf));

/** What the city of an area adds to its resources. (BW-CITY12-18) */
export const addedByCity = (t: Table, area: number, resource: number): number => {
  const city = t.city.at(area);
  return city === NONE ? 0 : added(t)[city][resource];
};
