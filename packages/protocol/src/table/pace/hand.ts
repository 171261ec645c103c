import type { ClockTerms } from '../../parts/clock-terms.ts';

/** A record, and when it was written. */
export type Moment = { readonly seq: number; readonly at: number };

/** The time of one seat, as the records so far have left it. */
export type Hand = {
  bank: number;
  grace: number;
  /** How often in a row nobody answered in time. */
  misses: number;
  /** All the time that was used up, ever. */
  spent: number;
  /** Somebody took back what had made this turn come: when it comes again it is the same turn. */
  isSuspended: boolean;
  /** Something was taken back in this turn: there is no more grace in it, or one could think for ever. */
  isPlain: boolean;
  /** Somebody gave time in this turn. */
  isExtended: boolean;
  /** What this turn began with. */
  since: Moment;
  /** What said that the time for this turn is up. */
  late: Moment | undefined;
  /** Until then nothing is used up: its person is on vacation. */
  standsUntil: number;
  /** The seat was taken from its person, by a vote or because the time was up; and since when somebody else minds it. */
  wasTaken: boolean;
  handedAt: number;
  /** When its person last did something. */
  actedAt: number;
};

/** What everybody begins with. */
export const fullHand = ({ bank, grace }: ClockTerms): Hand => ({
  bank,
  grace,
  misses: 0,
  spent: 0,
  isSuspended: false,
  isPlain: false,
  isExtended: false,
  since: { seq: 0, at: 0 },
  late: undefined,
  standsUntil: 0,
  wasTaken: false,
  handedAt: 0,
  actedAt: 0,
});
