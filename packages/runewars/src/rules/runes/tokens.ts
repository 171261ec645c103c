import type { Seat, SeatMask } from '@runehold/kernel/layout/seats';
import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import { type Card, NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';

export const hasRune = (t: Table, area: number): boolean => t.rune.at(area) !== NONE;

/** Lays a token facedown into an area without one; `knowers` have seen its face. (RW-RUNE-01) */
export const layRune = (t: Table, who: Seat, area: number, face: Card, knowers: SeatMask): void => {
  t.rune.putAt(area, face);
  t.runeUp.set(area, 0);
  t.runeKnown.set(area, knowers);
  t.emitTo(knowers, events['rune-placed'], who, area, face);
};

/** Takes the token of an area up; nobody has a mark for the place any more. */
export const liftRune = (t: Table, area: number): Card => {
  t.runeUp.set(area, 0);
  t.runeKnown.set(area, 0);
  return t.rune.takeAt(area);
};

/** Who knows the face of the token that lies in an area. (RW-INFO-06, RW-INFO-07) */
export const knowersOf = (t: Table, area: number): SeatMask =>
  t.runeUp.get(area) === 1 ? ALL_SEATS : t.runeKnown.get(area);

/** Turns a token faceup for all. (RW-RUNE-19) */
export const turnUpRune = (t: Table, area: number): void => {
  if (t.runeUp.get(area) === 1) return;
  t.notice(t.runeKnown.get(area), ALL_SEATS);
  t.runeUp.set(area, 1);
  t.emit(events['rune-revealed'], area, t.rune.at(area));
};

/** Moves a token as it lies, before everybody's eyes: it keeps its facing, and who knew it knows it still. (RW-RUNE-15) */
export const moveRune = (t: Table, from: number, to: number): void => {
  const up = t.runeUp.get(from);
  const known = t.runeKnown.get(from);
  const knowers = knowersOf(t, from);
  const face = liftRune(t, from);
  t.rune.putAt(to, face);
  t.runeUp.set(to, up);
  t.runeKnown.set(to, known);
  t.emitTo(knowers, events['rune-moved'], from, to, face);
};
