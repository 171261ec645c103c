import type { Seat } from '@runehold/kernel/layout/seats';
import type { DialGain } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { factionOf } from './seats.ts';

export const FOOD = 0;
export const WOOD = 1;
export const ORE = 2;

export const gainInfluence = (t: Table, seat: Seat, amount: number): void => {
  if (amount === 0) return;
  t.influence.add(seat, amount);
  t.emit(events['influence-gained'], seat, amount, t.influence.get(seat));
};

/** Spends or loses influence; never more than there is. */
export const loseInfluence = (t: Table, seat: Seat, amount: number): void => {
  const lost = Math.min(amount, t.influence.get(seat));
  if (lost === 0) return;
  t.influence.add(seat, -lost);
  t.emit(events['influence-lost'], seat, lost, t.influence.get(seat));
};

/** Turns a dial; beyond its ends nothing is gained or lost. (RW-DIAL-02) */
export const setDial = (t: Table, seat: Seat, resource: number, value: number): void => {
  const to = Math.max(0, Math.min(t.content.limits.dial, value));
  if (to === t.dial.get(seat, resource)) return;
  t.dial.set(seat, resource, to);
  t.emit(events['dial-turned'], seat, resource, to);
};

export const turnDial = (t: Table, seat: Seat, resource: number, by: number): void =>
  setDial(t, seat, resource, t.dial.get(seat, resource) + by);

/** What a dial gives at the arrow and below, space by space. (RW-DIAL-05, RW-DIAL-08) */
export const gainsOfDial = (t: Table, seat: Seat, resource: number): readonly DialGain[] =>
  t.content.gains[factionOf(t, seat)][resource].slice(1, 1 + t.dial.get(seat, resource));

/** How many icons of a kind a dial gives at the arrow and below. */
export const iconsOnDial = (t: Table, seat: Seat, resource: number, kind: DialGain['kind']): number => {
  const spaces = t.content.gains[factionOf(t, seat)][resource];
  const arrow = t.dial.get(seat, resource);
  let count = 0;
  for (let space = 1; space <= arrow; space++) if (spaces[space].kind === kind) count++;
  return count;
};

/** How many icons of a kind all three dials give together. (RW-O1-12, RW-O7-01) */
export const countIcons = (t: Table, seat: Seat, kind: 'tactics' | 'influence'): number => {
  let count = 0;
  for (let resource = FOOD; resource <= ORE; resource++) count += iconsOnDial(t, seat, resource, kind);
  return count;
};
