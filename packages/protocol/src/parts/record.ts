import { z } from 'zod';
import { matterKind, newcomer, outcome, vote } from './matter.ts';
import { seat, seenEvent, sequence } from './message.ts';
import { holder, name } from './people.ts';

const events = z.array(seenEvent).readonly();

/**
 * Why a seat changed hands: somebody sat down, left for good, has a bot mind it for a while, came back to it, the others
 * voted for it, or the time of its player was up.
 */
const cause = z.enum(['sat', 'left', 'away', 'returned', 'vote', 'expired']);
export type Cause = z.infer<typeof cause>;

/**
 * Who gave an answer: the person, a bot, nobody in time, an order the person had left, or the host where there was only
 * one to give.
 */
const answeredBy = z.enum(['person', 'bot', 'absent', 'order', 'lone']);
export type AnsweredBy = z.infer<typeof answeredBy>;

/** How a game left its host, or that it came from elsewhere: as a file either way. */
const disclosure = z.enum(['file', 'import']);
export type Disclosure = z.infer<typeof disclosure>;

/**
 * One record of a table's log as a viewer is told it. The log only grows: an answer that was taken back stays in it,
 * and a later record says so. What a seat answered is not told; its events are.
 */
export const told = z.discriminatedUnion('kind', [
  z.object({ seq: sequence, kind: z.literal('opened'), events }),
  z.object({ seq: sequence, kind: z.literal('answered'), seat, by: answeredBy.exactOptional(), events }),
  /** The answer of record `of` was taken back, and its events never happened. */
  z.object({ seq: sequence, kind: z.literal('undone'), seat, of: sequence }),
  z.object({
    seq: sequence,
    kind: z.literal('handed-over'),
    seat,
    holder,
    /** Absent where no person is concerned, and in logs of old. */
    cause: cause.exactOptional(),
    /** The bot minds the seat for its owner, who may come back. */
    deputy: z.literal(true).exactOptional(),
  }),
  /** From here on this person may know every card dealt so far: the game is an open book. */
  z.object({ seq: sequence, kind: z.literal('disclosed'), name, how: disclosure }),
  /** From here on another secret deals, which nobody at the table knows. */
  z.object({ seq: sequence, kind: z.literal('rekeyed'), commitment: z.string() }),
  /** From here on the game goes by other rules, under which it would have gone alike. */
  z.object({ seq: sequence, kind: z.literal('moved'), from: z.string(), to: z.string() }),
  /**
   * Something to decide together was proposed (record `id`), voted on by a seat, or settled; a pause that not all wanted
   * for so long at most. What nobody proposed is settled by itself.
   */
  z.object({
    seq: sequence,
    kind: z.literal('matter'),
    id: sequence,
    what: matterKind,
    seat: seat.exactOptional(),
    newcomer: newcomer.exactOptional(),
    outside: z.literal(true).exactOptional(),
    by: seat.exactOptional(),
    ms: z.int().min(0).exactOptional(),
    vote: vote.exactOptional(),
    outcome: outcome.exactOptional(),
  }),
  /**
   * Somebody gave a seat time, or without a seat all did to all; nobody was there for a while, and that time is nobody's;
   * the time of a seat for this turn is up, and its bank runs; its person is on vacation for so long, or back with 0.
   */
  z.object({
    seq: sequence,
    kind: z.literal('clock'),
    what: z.enum(['extended', 'away', 'late', 'vacation']),
    seat: seat.exactOptional(),
    by: seat.exactOptional(),
    ms: z.int().min(0).exactOptional(),
  }),
]);
export type Told = z.infer<typeof told>;
