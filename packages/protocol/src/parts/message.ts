import { z } from 'zod';

/** Something to be said to a person: a key with numbers. Whoever shows it has the words. */
export const message = z.object({
  key: z.string(),
  args: z.record(z.string(), z.number()).readonly(),
});

/** An event as one viewer learns it. */
export const seenEvent = z.object({
  key: z.string(),
  args: z.record(z.string(), z.number()).readonly(),
});

/** A place at the table. */
export const seat = z.int().min(0).max(3);

/** Who looks. The operator's view never crosses the wire while a game runs. */
export const viewer = z.union([seat, z.literal('spectator')]);
export type WireViewer = z.infer<typeof viewer>;

/** The number of a record in the log of a table; the first is 0. */
export const sequence = z.int().min(0);
