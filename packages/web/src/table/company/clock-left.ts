import type { SeatClock } from '@runehold/protocol/parts/pace';

/** Minutes and seconds. */
export const sayClock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Where it is played over days: what is left after so many milliseconds of this turn, of the reserve, of a vacation. */
export const slowLeft = (
  { bank, grace, runs, stands = 0 }: SeatClock,
  ms: number,
): { readonly turn: number; readonly bank: number; readonly stands: number } => {
  const used = runs ? Math.max(0, ms - stands) : 0;
  return {
    turn: Math.max(0, grace - used),
    bank: Math.max(0, bank - Math.max(0, used - grace)),
    stands: Math.max(0, stands - ms),
  };
};

/** What a seat has left after so many milliseconds. */
export const leftAfter = ({ bank, grace, runs }: SeatClock, ms: number): number =>
  runs ? Math.max(0, bank - Math.max(0, ms - grace)) : bank;
