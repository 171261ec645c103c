import type { Seat } from '@runehold/kernel/layout/seats';
import type { Holder } from '../../parts/people.ts';
import type { AnsweredBy, Cause } from '../../parts/record.ts';

/** When a record was written, by the clock of the house, and who was waited for then. */
export type Stamp = { readonly at: number; readonly waits: readonly Seat[] };

/**
 * A record about the time of the players: somebody gave another some, or without a seat all did to all; nobody was there
 * to use it, all the while or for so long; the time of a seat for its turn is up; its person is on vacation for so long,
 * with 0 no longer.
 */
export type ClockRecord = {
  readonly kind: 'clock';
  readonly what: 'extended' | 'away' | 'late' | 'vacation';
  readonly seat?: Seat;
  readonly by?: Seat;
  readonly ms?: number;
};

/** A record of the log, as far as it matters to clocks. */
export type Timed = (
  | ClockRecord
  | { readonly kind: 'answered'; readonly seat: Seat; readonly by?: AnsweredBy }
  | { readonly kind: 'undone'; readonly seat: Seat }
  | { readonly kind: 'handed-over'; readonly seat: Seat; readonly holder: Holder; readonly cause?: Cause }
  | { readonly kind: 'matter'; readonly by?: Seat }
  | { readonly kind: 'opened' | 'disclosed' | 'rekeyed' | 'moved' }
) & { readonly stamp?: Stamp };

/** How a table stands besides: on which seats persons sit, and whether it is played. */
export type ClockState = { isPerson(seat: Seat): boolean; readonly isOn: boolean };
