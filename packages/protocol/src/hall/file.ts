import type { GameFile } from '@runehold/kernel/match/file';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { key } from '../parts/key.ts';
import { seat } from '../parts/message.ts';

const numbers = z.array(z.int().min(-32_768).max(32_767)).readonly();

const said = z.object({
  ask: z.string().max(128),
  options: z.array(z.string().max(128)).readonly(),
  items: z.array(z.string().max(128)).readonly().exactOptional(),
});

/** What files of every form have in common. */
const common = {
  format: z.literal('runehold-game'),
  formatVersion: z.int(),
  game: z.string().max(64),
  rules: z.string().max(64),
  seats: z.int(),
  options: z.record(z.string().max(64), z.string().max(64)),
  content: z.string().max(limits.pack).exactOptional(),
  opening: numbers,
  entries: z.array(z.tuple([seat, numbers, numbers, said.exactOptional()]).readonly()).readonly(),
  handovers: z.array(z.object({ entry: z.int().min(0), seat, holder: z.string().max(128) })).readonly(),
  over: z.boolean(),
  hash: z.string().max(128),
};

const keys = z.array(key).readonly();

/** A whole game as one file, as it is written now. */
export const gameFile: z.ZodType<GameFile> = z.object({ ...common, keys });

/**
 * A whole game as one file that somebody brings, in whatever form it was written. That it is a game at all, only playing
 * it again can tell.
 */
export const givenFile = z.object({
  ...common,
  keys: keys.exactOptional(),
  commitment: z.string().max(128).exactOptional(),
  secret: z.string().max(128).exactOptional(),
});

export type GivenFile = z.infer<typeof givenFile>;
