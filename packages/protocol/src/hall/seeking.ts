import { z } from 'zod';
import { soughtPaces } from '../parts/clock-terms.ts';
import { tableId } from '../wire/from-client.ts';

/** What table somebody looks for. */
export const seekPlan = z.object({
  game: z.string().max(64),
  /** How many are to play. */
  seats: z.int().min(2).max(4),
  pace: z.enum(soughtPaces),
  /** Only with people who see their games to the end. */
  reliable: z.boolean(),
});
export type SeekPlan = z.infer<typeof seekPlan>;

/** How it stands with looking for a table. */
export const seekState = z.object({
  seeking: seekPlan
    .extend({
      /** For how long, in milliseconds. */
      since: z.int().min(0),
      /** How many others look for the like, whoever they are. */
      others: z.int().min(0),
      /** How far apart in rating the others may be by now; absent where that no longer matters. */
      within: z.int().min(0).exactOptional(),
    })
    .exactOptional(),
  /** The table that was found. */
  table: tableId.exactOptional(),
});
export type SeekState = z.infer<typeof seekState>;
