import { z } from 'zod';
import { limits } from '../limits.ts';
import { seat } from './message.ts';

/** The name of a person, as it was cleaned at the door. It is text and nothing else. */
export const name = z.string().min(1).max(limits.name);

/** How well a bot plays: one of the levels that the game's entry in the list of games names. */
export const level = z.string().min(1).max(32);

/** Who holds a seat now. */
export const holder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name }),
  z.object({ kind: z.literal('bot'), name, level }),
  z.object({ kind: z.literal('open') }),
]);
export type Holder = z.infer<typeof holder>;

/** Seats before one screen, whose people take turns at it, have the same number. */
export const group = z.int().min(1).max(4);

/** A seat and who is on it. */
const player = z.object({
  seat,
  holder,
  /** The person of the seat is connected. Bots are always there. */
  present: z.boolean(),
  /** The one who reads this holds the seat. */
  mine: z.boolean(),
  /** The seat is that of the one who reads this, who may take it back. */
  mayTakeBack: z.boolean(),
  /** The bot minds the seat for its owner. */
  deputy: z.boolean(),
  /** The shared screen the seat lies before, where the table was set with one. */
  group: group.exactOptional(),
  /** What the one who reads this may do about the seat now. */
  may: z.array(z.enum(['sit', 'leave', 'bot'])).readonly(),
  /** The person of the seat set the table. */
  host: z.boolean(),
});
export type TablePlayer = z.infer<typeof player>;

/** Everybody at and around a table. */
export const people = z.object({
  players: z.array(player).readonly(),
  spectators: z.int().min(0),
  /** The one who reads this set the table and may put bots on seats that nobody ever held. */
  host: z.boolean(),
  /** Whether the one who reads this may have the game as a file: plainly, or only by making it an open book. */
  file: z.enum(['yes', 'opens-the-book', 'no']),
  /** Those who may know every card dealt so far. Where somebody does, the table is an open book. */
  knowers: z.array(name).readonly(),
});
export type People = z.infer<typeof people>;

/** The players hear the table; those who hold no seat also hear the gallery, where they cannot disturb or tell. */
const room = z.enum(['table', 'gallery']);

/** A line of chat. */
export const chatLine = z.object({
  id: z.int(),
  room,
  name,
  /** The seat of a player who spoke. */
  seat: seat.exactOptional(),
  text: z.string().min(1).max(limits.chat),
  /** Milliseconds since 1970. */
  at: z.int(),
});
export type ChatLine = z.infer<typeof chatLine>;
