import type { Json } from '@runehold/kernel/view/codec';
import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { View } from '@runehold/kernel/view/view';
import { z } from 'zod';
import { message, seat, viewer } from './message.ts';

const option: z.ZodType<OptionView> = z.object({
  code: z.int(),
  name: z.string(),
  label: message,
  limit: z.int(),
});

const numbers = z.array(z.int()).readonly();

/** An open ask, as the kernel describes it to its seat. */
const askView: z.ZodType<AskView> = z.object({
  id: z.string(),
  seat,
  name: z.string(),
  kind: z.enum(['one', 'some', 'number', 'arrange', 'yes']),
  prompt: message,
  rule: z.string(),
  about: z.record(z.string(), z.int()).readonly().exactOptional(),
  min: z.int(),
  max: z.int(),
  options: z.array(option).readonly(),
  items: z.array(option).readonly(),
  fits: z.array(numbers).readonly().exactOptional(),
  denied: z.array(z.object({ option, reason: message })).readonly(),
  absent: numbers,
  sealed: z.boolean(),
  isWindow: z.literal(true).exactOptional(),
  answered: numbers.exactOptional(),
});

/** Any plain value: what a field of a table may hold. */
export const json = z.json() as z.ZodType<Json>;

const crumb = z.object({
  procedure: z.string(),
  locals: z.record(z.string(), z.union([z.int(), numbers])),
});

/** The kernel's view as it crosses the wire: of a seat or of a spectator. */
export type WireView = Omit<View, 'viewer'> & { readonly viewer: z.infer<typeof viewer> };

/** Everything one viewer may know. */
export const view: z.ZodType<WireView> = z.object({
  viewer,
  seats: z.int(),
  over: z.boolean(),
  places: numbers,
  table: z.record(z.string(), json),
  unseen: z.record(z.string(), z.record(z.string(), z.int())),
  crumbs: z.array(crumb).readonly(),
  asks: z.array(askView).readonly(),
  waiting: z.array(z.object({ seat, answered: z.boolean() })).readonly(),
});
