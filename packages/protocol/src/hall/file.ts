import type { GameFile } from '@runehold/kernel/match/file';
import { z } from 'zod';
import { seat } from '../parts/message.ts';

const numbers = z.array(z.int().min(-32_768).max(32_767)).readonly();

/** A whole game as one file. That it is a game at all, only playing it again can tell. */
export const gameFile: z.ZodType<GameFile> = z.object({
  format: z.literal('runehold-game'),
  formatVersion: z.int(),
  game: z.string().max(64),
  rules: z.string().max(64),
  seats: z.int(),
  options: z.record(z.string().max(64), z.string().max(64)),
  content: z.string().max(100_000).exactOptional(),
  commitment: z.string().max(128),
  secret: z.string().max(128).exactOptional(),
  opening: numbers,
  entries: z.array(z.tuple([seat, numbers, numbers]).readonly()).readonly(),
  handovers: z.array(z.object({ entry: z.int().min(0), seat, holder: z.string().max(128) })).readonly(),
  over: z.boolean(),
  hash: z.string().max(128),
});
