const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How fast a table is played: without a clock, or by one of these. Apart from the schemas, so that a page need not load them. */
export const paceNames = ['none', 'brisk', 'live', 'calm'] as const;
export type Pace = (typeof paceNames)[number];

/** What somebody has to think with, in milliseconds. */
export type ClockTerms = {
  /** What everybody begins with; one never has more. */
  readonly bank: number;
  /** What is added when others have made one's turn come. */
  readonly increment: number;
  /** What every decision has before the bank is touched. It is never saved up. */
  readonly grace: number;
};

export const clockTerms: Readonly<Record<Exclude<Pace, 'none'>, ClockTerms>> = {
  brisk: { bank: 10 * MINUTE, increment: 15 * SECOND, grace: 10 * SECOND },
  live: { bank: 20 * MINUTE, increment: 30 * SECOND, grace: 10 * SECOND },
  calm: { bank: 45 * MINUTE, increment: 60 * SECOND, grace: 15 * SECOND },
};
