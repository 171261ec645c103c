import type { Seat } from '@runehold/kernel/layout/seats';
import { DAY } from '../../parts/clock-terms.ts';
import type { HostRefusal } from '../../words.ts';
import type { SeatState } from '../eyes.ts';
import type { HostedGame } from '../hosted-game.ts';
import type { Attending } from './attendance.ts';

/** What others may do about somebody who is not there: call them, have a bot mind the seat, give the seat away. */
export const absenceActs = ['nudge', 'deputy', 'substitute'] as const;
export type AbsenceAct = (typeof absenceActs)[number];

/** How long somebody must have been away, or idle, in milliseconds of house time; never where nothing is said. */
export const absenceTerms: {
  readonly [A in AbsenceAct]: { readonly away: number; readonly idle?: number };
} = {
  nudge: { away: 0, idle: 0 },
  deputy: { away: 120_000, idle: 600_000 },
  substitute: { away: 600_000 },
};

/** Somebody is called at most so often, whoever calls. */
export const NUDGE_EVERY = 60_000;

/** A seat as others see it who want to go on. */
export type AbsenceCase = {
  readonly state: SeatState;
  /** The table waits for it. */
  readonly asked: boolean;
  /** Its person is the one who wants something. */
  readonly own: boolean;
  /** How it stands with its person. */
  readonly attending: Attending | undefined;
  /** Where it is played over days, from when on something is possible: who is there does not matter. */
  readonly slow?: { readonly [A in AbsenceAct]?: number };
};

/** When something becomes possible about a seat, if nothing changes before; undefined if it does not. */
export const possibleFrom = (
  act: AbsenceAct,
  { state, asked, own, attending, slow }: AbsenceCase,
): number | undefined => {
  if (own) return undefined;
  // A lost connection is not a lost game: it counts only while others wait. A deputy lets nobody wait.
  const fits = act === 'substitute' ? state === 'minded' : asked && state === 'held';
  // Whoever left for good has said so, and is waited for by nobody.
  if (act === 'deputy' && asked && state === 'vacated') return Number.NEGATIVE_INFINITY;
  if (fits && slow !== undefined) return slow[act];
  if (!fits || attending === undefined || attending.state === 'here') return undefined;
  const term = absenceTerms[act][attending.state];
  return term === undefined ? undefined : attending.since + term;
};

/** Why something is not possible about a seat now; undefined if it is. */
export const refuseAbsence = (act: AbsenceAct, about: AbsenceCase, now: number): HostRefusal | undefined => {
  const from = possibleFrom(act, about);
  if (from !== undefined && from <= now) return undefined;
  return from === undefined ? 'refusal.not-absent' : 'refusal.not-absent-yet';
};

/** Where it is played over days: who let so many turns pass may be replaced by a bot, for good after so long. */
const SLOW_MISSES = 2;
const SLOW_SUBSTITUTE = 3 * DAY;

/** From when on something may be done about a seat where it is played over days: it goes by the clock alone. */
export const slowCase = ({ clocks }: HostedGame, seat: Seat): Pick<AbsenceCase, 'slow'> => {
  if (!clocks?.terms.slow) return {};
  const { late, misses, handedAt } = clocks.of(seat);
  const isLate = clocks.runs(seat) && (late !== undefined || misses >= SLOW_MISSES);
  return {
    slow: {
      ...(isLate && { deputy: Number.NEGATIVE_INFINITY }),
      substitute: handedAt + SLOW_SUBSTITUTE,
    },
  };
};
