import { z } from 'zod';

/** What deals from an entry of a game on: what binds the host to it, and once it may be told the secret. */
export const key = z.object({
  from: z.int().min(0),
  commitment: z.string().max(128),
  secret: z.string().max(128).exactOptional(),
});
