import { z } from 'zod';
import { key } from '../parts/key.ts';
import { message, sequence } from '../parts/message.ts';
import { odds as oddsPart } from '../parts/odds.ts';
import { chatLine, people } from '../parts/people.ts';
import { told } from '../parts/record.ts';
import { view } from '../parts/view.ts';
import { ref, tableId } from './from-client.ts';

/** Chance can be checked: what binds the host is shown as soon as it deals, its secrets once the game is over. */
const chance = z.object({ keys: z.array(key).readonly() });

/** Why the seat one looks from may not take back its last answer; absent if it may. */
const refusedUndo = message.exactOptional();

/** What is told with every change: where the log stands and what the viewer may do. */
const standing = {
  /** The last record of the log. */
  seq: sequence,
  records: z.array(told).readonly(),
  refusedUndo,
  /** The game was stopped by a fault in its rules; it can be looked at and not played. */
  frozen: z.boolean(),
  chance,
};

/**
 * The table from one pair of eyes, whole. It comes after `hello` and `look`; after it only changes come. `records` are
 * those after `since`, or the latest; earlier ones can be asked for while the first is not record 0.
 */
const state = z.object({
  type: z.literal('state'),
  protocol: z.int(),
  table: tableId,
  game: z.string(),
  rules: z.string(),
  options: z.record(z.string(), z.string()),
  /** The content pack that it is played with, as it was given. */
  content: z.string().exactOptional(),
  view,
  ...standing,
  people,
  chat: z.array(chatLine).readonly(),
});

/** What changed: new records, and the view with only those fields of its table that are no longer as they were. */
const update = z.object({ type: z.literal('update'), view, ...standing });

/** Somebody came, went, or changed seats. */
const presence = z.object({ type: z.literal('presence'), people });

const chat = z.object({ type: z.literal('chat'), line: chatLine });

/** A request was carried out. For an answer: it is written down and will not be lost. */
const done = z.object({ type: z.literal('done'), ref, seq: sequence });

/** A request was not carried out, and nothing has changed. Without `ref` the channel itself is refused and closes. */
const refused = z.object({ type: z.literal('refused'), ref: ref.exactOptional(), reason: message });

const history = z.object({ type: z.literal('history'), ref, records: z.array(told).readonly() });

const moment = z.object({ type: z.literal('moment'), ref, seq: sequence, view });

/** How chance stands: an answer for every question that the ask raises, none where nothing is left to chance. */
const odds = z.object({ type: z.literal('odds'), ref, odds: z.array(oddsPart).readonly() });

/** What a bot would answer, and why. */
const hint = z.object({
  type: z.literal('hint'),
  ref,
  reply: z.array(z.int()).readonly(),
  reason: message,
});

/** Everything a host may say at a table. */
export const fromHost = z.discriminatedUnion('type', [
  state,
  update,
  presence,
  chat,
  done,
  refused,
  history,
  moment,
  odds,
  hint,
]);
export type FromHost = z.infer<typeof fromHost>;
export type StateMessage = z.infer<typeof state>;
export type UpdateMessage = z.infer<typeof update>;
