import type { Seat } from '@runehold/kernel/layout/seats';
import { cityDomain } from '../domains.ts';
import type { Table } from '../layout.ts';
import { cityId } from './names.ts';

/** Gives a city to a seat, lays it in the middle, or takes it out of the game. */
export const cityTo = (
  t: Table,
  to: Seat | 'middle' | 'out',
  name: string,
  state: 'ready' | 'exhausted' = 'ready',
): void => {
  t.cityPlace.set(cityId(name), to === 'out' ? 0 : to === 'middle' ? 1 : 2 + to);
  t.cityExhausted.set(cityId(name), state === 'ready' ? 0 : 1);
};

/** Takes every city out of the game, then lays these in the middle. */
export const onlyCities = (t: Table, names: readonly string[]): void => {
  for (let city = 0; city < cityDomain.size; city++) cityTo(t, 'out', cityDomain.nameOf(city));
  for (const name of names) cityTo(t, 'middle', name);
};

/** A seat has won so many Strongholds, so many of them exhausted; the others are in its Barracks. */
export const strongholds = (t: Table, seat: Seat, ready: number, exhausted = 0): void => {
  t.readyStrongholds.set(seat, ready);
  t.exhaustedStrongholds.set(seat, exhausted);
  t.barracksStrongholds.set(seat, t.content.stronghold.copies - ready - exhausted);
};

/** A seat has won so many Strongholds, all ready. */
export const readyStrongholds = (t: Table, seat: Seat, ready: number): void => strongholds(t, seat, ready);
