import type { SeatClock } from '@runehold/protocol/parts/pace';

/** Minutes and seconds. */
export const sayClock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** What a seat has left after so many milliseconds. */
export const leftAfter = ({ bank, grace, runs }: SeatClock, ms: number): number =>
  runs ? Math.max(0, bank - Math.max(0, ms - grace)) : bank;
