import type { z } from 'zod';
import type { CallRoute } from './routes.ts';

/** One thing the hall does when asked: over HTTP by its route, over any other channel by its name. */
export type Call = CallRoute & {
  readonly about: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
};
