const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Paces of people who are not there together: a turn has hours or days, and nobody need be at the table. */
export const slowPaces = ['hours', 'days', 'week'] as const;
export type SlowPace = (typeof slowPaces)[number];

/** How fast a table is played: without a clock, or by one of these. Apart from the schemas, so that a page need not load them. */
export const paceNames = ['none', 'brisk', 'live', 'calm', ...slowPaces] as const;
export type Pace = (typeof paceNames)[number];

/** The paces at which a table is found for people: those at which a game is rated. */
export const soughtPaces = ['brisk', 'live', 'calm', ...slowPaces] as const;

export const isSlow = (pace: Pace | undefined): pace is SlowPace => slowPaces.some(slow => slow === pace);

/** What somebody has to think with, in milliseconds. */
export type ClockTerms = {
  /** What everybody begins with; one never has more. */
  readonly bank: number;
  /** What is added when others have made one's turn come. */
  readonly increment: number;
  /** What every decision has before the bank is touched, or every turn where play is slow. It is never saved up. */
  readonly grace: number;
  /** It is played over days: `grace` is for a whole turn, and the time runs whether anybody is there or not. */
  readonly slow?: true;
};

const slowTerms = (grace: number): ClockTerms => ({ bank: 14 * DAY, increment: 0, grace, slow: true });

export const clockTerms: Readonly<Record<Exclude<Pace, 'none'>, ClockTerms>> = {
  brisk: { bank: 10 * MINUTE, increment: 15 * SECOND, grace: 10 * SECOND },
  live: { bank: 20 * MINUTE, increment: 30 * SECOND, grace: 10 * SECOND },
  calm: { bank: 45 * MINUTE, increment: 60 * SECOND, grace: 15 * SECOND },
  hours: slowTerms(6 * HOUR),
  days: slowTerms(2 * DAY),
  week: slowTerms(7 * DAY),
};

/** How much of a year somebody may be on vacation, and how long at a time; in days. */
export const vacationTerms = { year: 30, least: 1, most: 14 } as const;
