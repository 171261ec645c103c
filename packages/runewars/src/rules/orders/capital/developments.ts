import type { Table } from '../../../layout.ts';
import { isCapital, strongholdOf } from '../../map/areas.ts';

/** The second development where a capital stands, its kind plus 1; 0 if there is none. (BW-CAP-07) */
export const secondAt = (t: Table, area: number): number =>
  isCapital(t, area) ? t.capitalDevelopment.get(strongholdOf(t, area)) : 0;

/** The two developments of a capital lie in no order: this lays the other one in front, where rules look for it. */
export const turnDevelopments = (t: Table, area: number): void => {
  const seat = strongholdOf(t, area);
  const front = t.development.get(area);
  t.development.set(area, t.capitalDevelopment.get(seat));
  t.capitalDevelopment.set(seat, front);
};

/** Lays a development of a kind in front. */
export const bringForward = (t: Table, area: number, kind: number): void => {
  if (t.development.get(area) !== kind + 1) turnDevelopments(t, area);
};

/** How many developments of a kind are in an area. */
export const developedIn = (t: Table, area: number, kind: number): number =>
  (t.development.get(area) === kind + 1 ? 1 : 0) + (secondAt(t, area) === kind + 1 ? 1 : 0);

/** Whether a stronghold can take one more: one, and a capital two. (RW-DEV-15, BW-CAP-07) */
export const hasRoomFor = (t: Table, area: number): boolean =>
  t.development.get(area) === 0 || (isCapital(t, area) && secondAt(t, area) === 0);

/** Puts a development where there is room for it. */
export const putDevelopment = (t: Table, area: number, kind: number): void => {
  if (t.development.get(area) > 0) turnDevelopments(t, area);
  t.development.set(area, kind + 1);
};
