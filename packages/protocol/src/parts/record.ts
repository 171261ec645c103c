import { z } from 'zod';
import { seat, seenEvent, sequence } from './message.ts';
import { holder } from './people.ts';

const events = z.array(seenEvent).readonly();

/**
 * One record of a table's log as a viewer is told it. The log only grows: an answer that was taken back stays in it,
 * and a later record says so. What a seat answered is not told; its events are.
 */
export const told = z.discriminatedUnion('kind', [
  z.object({ seq: sequence, kind: z.literal('opened'), events }),
  z.object({ seq: sequence, kind: z.literal('answered'), seat, events }),
  /** The answer of record `of` was taken back, and its events never happened. */
  z.object({ seq: sequence, kind: z.literal('undone'), seat, of: sequence }),
  z.object({ seq: sequence, kind: z.literal('handed-over'), seat, holder }),
]);
export type Told = z.infer<typeof told>;
