import { z } from 'zod';
import { paceNames } from './clock-terms.ts';

export const pace = z.enum(paceNames);

const ms = z.int().min(0);

/** What a seat has left when it is told: never a date, so that nobody's clock but the house's matters. */
export const seatClock = z.object({
  /** What is left of the bank, and of the grace that is used up before it. */
  bank: ms,
  grace: ms,
  /** It is being used up now. */
  runs: z.boolean(),
  /** For so long nothing of it is used up: its person is on vacation. */
  stands: ms.exactOptional(),
});
export type SeatClock = z.infer<typeof seatClock>;
