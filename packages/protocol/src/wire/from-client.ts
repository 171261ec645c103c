import { z } from 'zod';
import { limits } from '../limits.ts';
import { proposal, vote as voteOf } from '../parts/matter.ts';
import { seat, sequence, viewer } from '../parts/message.ts';
import { orderPlan } from '../parts/order.ts';
import { pace } from '../parts/pace.ts';
import { level } from '../parts/people.ts';

/** Names a request, so that its `done` or `refused` can be told from others. Chosen by the client. */
export const ref = z.int().min(0);

/** The id of a table; whoever knows it may come in. */
export const tableId = z.string().regex(/^[\w-]{8,64}$/);

/**
 * The first message on a channel: which table, from which seat. With `since` the client has everything up to that
 * record and is told only what came after. With `again` a window has found its lost line, and nobody has opened it.
 */
const hello = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  table: tableId,
  viewer: viewer.exactOptional(),
  since: sequence.exactOptional(),
  again: z.literal(true).exactOptional(),
});

/** Looks from another seat of one's own, or from none: what a hot-seat does when the screen is passed on. */
const look = z.object({ type: z.literal('look'), ref, viewer });

/** An answer, or what is chosen of it so far, as the engine has it. */
const numbers = z.array(z.int().min(-32_768).max(32_767)).max(limits.reply).readonly();

/**
 * Answers an ask. `seq` is the last record the client has seen: if the seat's ask came up or was answered since then,
 * the answer was meant for another moment and is refused as stale.
 */
export const answer = z.object({
  type: z.literal('answer'),
  ref,
  ask: z.string().max(32),
  seq: sequence,
  reply: numbers,
  /** If it could not be taken back, it is refused as `refusal.final.…` instead, for the player to say so once more. */
  unlessFinal: z.literal(true).exactOptional(),
});

/** Takes back the last answer of the seat one looks from. `seq` as in `answer`. */
const undo = z.object({ type: z.literal('undo'), ref, seq: sequence });

/** Says something to the table, or from the gallery to the gallery. */
const say = z.object({ type: z.literal('say'), ref, text: z.string().min(1).max(limits.chat) });

/**
 * Takes an open seat, or takes back one's own from a bot. Where somebody left it and others play, it is they who decide:
 * this asks them. At an open book a newcomer has `agreed` to play with somebody
 * who may know every card dealt so far.
 */
const sit = z.object({ type: z.literal('sit'), ref, seat, agreed: z.literal(true).exactOptional() });

/** Leaves a seat for good. Until somebody sits down there, it can be taken back. The host so sends a bot away. */
const leave = z.object({ type: z.literal('leave'), ref, seat });

/** Lets a bot mind one's own seat for a while, or as the host of the table play one that no person ever held. */
const letBotPlay = z.object({ type: z.literal('let-bot-play'), ref, seat, level });

/** Asks for earlier records: those before `before`, as many as fit into one message. */
const history = z.object({ type: z.literal('history'), ref, before: sequence });

/** Asks how the table looked, from where one looks now, after a record. */
const moment = z.object({ type: z.literal('moment'), ref, seq: sequence });

/**
 * Asks how chance stands at the open ask of the seat one looks from, with what is chosen so far. `seq` as in `answer`.
 * The host tells what that seat may know.
 */
const odds = z.object({
  type: z.literal('odds'),
  ref,
  ask: z.string().max(32),
  seq: sequence,
  chosen: numbers,
});

/** Asks what a bot would answer to the open ask of the seat one looks from, and why. */
const hint = z.object({ type: z.literal('hint'), ref, ask: z.string().max(32), seq: sequence });

/** Says that one has a coach at this table, or no longer, for everybody to know. It holds for as long as one is here. */
const coach = z.object({ type: z.literal('coach'), ref, on: z.boolean() });

/** Calls somebody who is waited for and looks elsewhere. Once a minute in all. */
const nudge = z.object({ type: z.literal('nudge'), ref, seat });

/** Proposes something to the other people at the table, and votes for it. With the seat that it is about. */
const propose = z.object({ type: z.literal('propose'), ref, what: proposal, seat: seat.exactOptional() });

/** Votes on what was proposed in a record. Once. */
const vote = z.object({ type: z.literal('vote'), ref, matter: sequence, vote: voteOf });

/** Gives another player time to think. Once in a turn. */
const giveTime = z.object({ type: z.literal('give-time'), ref, seat });

/** Leaves answers to be given for the seat one looks from, when it is asked. Nobody else is told. */
const order = z.object({ type: z.literal('order'), ref, plan: orderPlan });

/** Takes such an order back, or puts one away that was dropped. */
const withdraw = z.object({ type: z.literal('withdraw'), ref, order: z.int().min(0) });

/** In a waiting room: says that one is ready, or not any more. */
const ready = z.object({ type: z.literal('ready'), ref, on: z.boolean() });

/** In a waiting room: asks the person of a seat to swap seats, or agrees to what they asked; or takes that back, or declines. */
const swap = z.object({ type: z.literal('swap'), ref, seat, on: z.boolean() });

/** In a waiting room: the host sends the person of a seat away, for good. */
const remove = z.object({ type: z.literal('remove'), ref, seat });

/** The number of a line of chat. */
const line = z.int().min(0);

/** Takes a line of chat away: one's own, or as the host of the table that of somebody who does not play. */
const hide = z.object({ type: z.literal('hide'), ref, line });

/** Reads nothing more of whoever said a line, at any table; or reads them again. */
const mute = z.object({ type: z.literal('mute'), ref, line, on: z.boolean() });

/** Reports a line to whoever runs the house. */
const report = z.object({ type: z.literal('report'), ref, line });

/** The host of a table has those who look on be quiet, or lets them speak again. */
const quiet = z.object({ type: z.literal('quiet'), ref, on: z.boolean() });

/** In a waiting room: the host changes what is to be played, with how many, and whether the hall shows it. */
const plan = z.object({
  type: z.literal('plan'),
  ref,
  options: z.record(z.string().max(64), z.string().max(64)).exactOptional(),
  seats: z.int().min(1).max(4).exactOptional(),
  listed: z.boolean().exactOptional(),
  pace: pace.exactOptional(),
  noVacation: z.boolean().exactOptional(),
});

/** In a waiting room: the host begins, with bots of a level on the seats that are open. */
const start = z.object({ type: z.literal('start'), ref, level });

/** In a waiting room: the host ends the gathering. There is no such table any more. */
const disband = z.object({ type: z.literal('disband'), ref });

/** Shows that somebody is there. */
const ping = z.object({ type: z.literal('ping'), ref });

/** Everything a client may say at a table. */
export const fromClient = z.discriminatedUnion('type', [
  hello,
  look,
  answer,
  undo,
  say,
  sit,
  leave,
  letBotPlay,
  history,
  moment,
  odds,
  hint,
  coach,
  nudge,
  propose,
  vote,
  giveTime,
  order,
  withdraw,
  ready,
  swap,
  remove,
  plan,
  start,
  disband,
  hide,
  mute,
  report,
  quiet,
  ping,
]);
export type FromClient = z.infer<typeof fromClient>;

/** A request that is answered with `done`, with what it asks for, or with `refused`. */
export type Request = Exclude<FromClient, { readonly type: 'hello' }>;
