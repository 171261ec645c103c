import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { capitalCard } from '../../table/capital-card.ts';
import { capitalEvents } from './words.ts';

/** Puts a seat's capital into an area, undamaged side up; what was developed there stays. (BW-CAP-03, BW-CAP-04, BW-CAP-14) */
export const placeCapital = (t: Table, seat: Seat, area: number): void => {
  t.stronghold.set(area, 1 + 2 * seat);
  t.capital.set(seat, area + 1);
  t.emit(capitalEvents['capital-placed'], seat, area);
};

/** Whether the card of a seat's capital is bought, which happens once. (BW-DEVC-09) */
export const isBought = (t: Table, seat: Seat): boolean => {
  const card = capitalCard(t, seat);
  return card >= 0 && t.developmentBought.get(card) === 1;
};
