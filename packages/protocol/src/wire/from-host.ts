import { z } from 'zod';
import { key } from '../parts/key.ts';
import { message, seat, sequence } from '../parts/message.ts';
import { odds as oddsPart } from '../parts/odds.ts';
import { standingOrder } from '../parts/order.ts';
import { pace, seatClock } from '../parts/pace.ts';
import { chatLine, holder, level, name, people } from '../parts/people.ts';
import { told } from '../parts/record.ts';
import { json, view } from '../parts/view.ts';

import { ref, tableId } from './from-client.ts';

/** Chance can be checked: what binds the host is shown as soon as it deals, its secrets once the game is over. */
const chance = z.object({ keys: z.array(key).readonly() });

/** Why the seat one looks from may not take back its last answer; absent if it may. */
const refusedUndo = message.exactOptional();

/**
 * What a pair of eyes sees, and may do. It is told whole once, and of what comes after only how it changed: a field that
 * is added here is told so by itself. It changes when the game does; what changes with time is no part of it.
 */
const shown = {
  view,
  refusedUndo,
  /** The game was stopped by a fault in its rules; it can be looked at and not played. */
  frozen: z.boolean(),
  chance,
};
const shownPart = z.object(shown);
export type Shown = z.infer<typeof shownPart>;

/** What is told at every moment as it is then: where the log stands, and the clocks. */
const standing = {
  /** The last record of the log. */
  seq: sequence,
  /** What every seat has left, where there is a clock. */
  clocks: z.array(seatClock).readonly().exactOptional(),
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
  /** How many changes there have been for these eyes: those that are told next follow on this. */
  changes: z.int().min(0),
  ...shown,
  ...standing,
  records: z.array(told).readonly(),
  people,
  chat: z.array(chatLine).readonly(),
});

/**
 * What changed: how what is shown became what it is, and the records that are new, a patch for every change. `after` is
 * how many changes came before; who has seen another number of them asks for the whole. `follow.ts` puts it together.
 */
const update = z.object({
  type: z.literal('update'),
  after: z.int().min(0),
  patches: z.array(json).readonly(),
  ...standing,
});

/** Somebody came, went, or changed seats. */
const presence = z.object({ type: z.literal('presence'), people });

/** A seat of a waiting room. */
const roomSeat = z.object({
  seat,
  holder,
  /** The one who reads this sits there. */
  mine: z.boolean(),
  /** The person of the seat set the table. */
  host: z.boolean(),
  present: z.boolean(),
  ready: z.boolean(),
  may: z.array(z.enum(['sit', 'leave', 'bot', 'swap', 'remove'])).readonly(),
  /** The one who reads this has asked the person of the seat to swap, or is asked by them. */
  swap: z.enum(['asked', 'wanted']).exactOptional(),
});

/** What is to be played, as far as it may change while people gather. */
const roomPlan = z.object({
  options: z.record(z.string(), z.string()),
  seats: z.int().min(1).max(4),
  pace,
  noVacation: z.literal(true).exactOptional(),
});

/**
 * A table at which people gather: it has no game yet. It comes after `hello` in place of a `state`, whole, and again
 * whenever something changes.
 */
const room = z.object({
  type: z.literal('room'),
  protocol: z.int(),
  table: tableId,
  game: z.string(),
  options: z.record(z.string(), z.string()),
  content: z.string().exactOptional(),
  listed: z.boolean(),
  pace,
  /** Played over days, and nobody's vacation stops the clock. */
  noVacation: z.literal(true).exactOptional(),
  /** Levels of the bots that can be had, from the weakest to the strongest. */
  levels: z.array(level).readonly(),
  /** Levels that can be had with a nature. */
  natured: z.array(level).readonly().exactOptional(),
  /** Outside bots are welcome. */
  outsideBots: z.literal(true).exactOptional(),
  seats: z.array(roomSeat).readonly(),
  spectators: z.int().min(0),
  /** The one who reads this set the table. */
  host: z.boolean(),
  /** Only who knows the password comes in. */
  locked: z.literal(true).exactOptional(),
  /** Only who is invited comes in. */
  private: z.literal(true).exactOptional(),
  /** Only who sits there, or may, sees the game. */
  unwatched: z.literal(true).exactOptional(),
  /** Only who sees most of their games to the end sits down. */
  reliable: z.literal(true).exactOptional(),
  /** What was to be played when the one who reads this last agreed to it, where that is no longer so. */
  knew: roomPlan.exactOptional(),
  chat: z.array(chatLine).readonly(),
});

/** The game has begun: whoever says `hello` again is shown it. */
const started = z.object({ type: z.literal('started') });

/** Somebody at the table calls the one who reads this, whose move it is. */
const nudged = z.object({ type: z.literal('nudged'), by: name });

/** What the one who reads this has left to be answered at a seat; whole, when they come and when it changes. */
const orders = z.object({ type: z.literal('orders'), seat, orders: z.array(standingOrder).readonly() });

const chat = z.object({ type: z.literal('chat'), line: chatLine });

/** All of the chat anew: something of it was taken away, or is to be read again. */
const lines = z.object({ type: z.literal('lines'), chat: z.array(chatLine).readonly() });

/** A request was carried out. For an answer: it is written down and will not be lost. */
const done = z.object({ type: z.literal('done'), ref, seq: sequence });

/** A request was not carried out, and nothing has changed. Without `ref` the channel itself is refused and closes. */
const refused = z.object({ type: z.literal('refused'), ref: ref.exactOptional(), reason: message });

const history = z.object({ type: z.literal('history'), ref, records: z.array(told).readonly() });

const moment = z.object({ type: z.literal('moment'), ref, seq: sequence, view });

/** How chance stands: an answer for every question that the ask raises, none where nothing is left to chance. */
const odds = z.object({ type: z.literal('odds'), ref, odds: z.array(oddsPart).readonly() });

/** What looking ahead adds: what the seat is after, the share of games won, and the next best answer with its cost. */
const ahead = z.object({
  plan: message.optional(),
  tried: z.int().min(0),
  chance: z.number().min(0).max(1),
  next: z.object({ reply: z.array(z.int()).readonly(), cost: z.number().min(0) }).optional(),
});
export type HintAhead = z.infer<typeof ahead>;

/** What a bot would answer, and why. */
const hint = z.object({
  type: z.literal('hint'),
  ref,
  reply: z.array(z.int()).readonly(),
  reason: message,
  ahead: ahead.optional(),
});

/** Everything a host may say at a table. */
export const fromHost = z.discriminatedUnion('type', [
  state,
  room,
  started,
  update,
  presence,
  nudged,
  orders,
  chat,
  lines,
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
export type RoomMessage = z.infer<typeof room>;
