import type { Odds } from '@runehold/kernel/pack/odds';
import { z } from 'zod';
import { message } from './message.ts';

const share = z.number().min(0).max(1);

/** One way in which a matter of chance can end, with the interval of 95 % where it was sampled. */
const outcome = z.object({
  label: message,
  chance: z.object({ rate: share, low: share, high: share }),
  tone: z.enum(['good', 'even', 'bad']),
});

/** A question of chance with its answer, as one seat may know it. `samples` is 0 where it was computed exactly. */
export const odds: z.ZodType<Odds> = z.object({
  kind: z.string(),
  about: message,
  outcomes: z.array(outcome).readonly(),
  samples: z.int().min(0),
  costs: z.array(message).readonly(),
  caveats: z.array(message).readonly(),
});
