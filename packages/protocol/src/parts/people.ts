import { z } from 'zod';
import { limits } from '../limits.ts';
import { openMatter } from './matter.ts';
import { seat } from './message.ts';
import { pace } from './pace.ts';

/** The name of a person, as it was cleaned at the door. It is text and nothing else. */
export const name = z.string().min(1).max(limits.name);

/** How well a bot plays, and of what nature: one of the levels that the game's entry in the list of games names. */
export const level = z.string().min(1).max(32);

/** Who holds a seat now. */
export const holder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    name,
    /** Not a person but a program of somebody's: an outside bot. */
    outside: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal('bot'), name, level }),
  z.object({ kind: z.literal('open') }),
]);
export type Holder = z.infer<typeof holder>;

/** Seats before one screen, whose people take turns at it, have the same number. */
export const group = z.int().min(1).max(4);

/**
 * Whether the person of a seat is at the table: looks and does something, only looks, or is away; and for how long. Where
 * it is played over days only when they were last seen there: within a day, within a week, or longer ago.
 */
const presence = z.object({
  state: z.enum(['here', 'idle', 'away', 'today', 'week', 'long']),
  /** Milliseconds; not told of somebody who is here, nor where it is played over days. */
  for: z.int().min(0).exactOptional(),
});
export type SeatPresence = z.infer<typeof presence>;

/**
 * What everybody at the table should know of who is on a seat: they finish somebody else's game; they are where the
 * person of another seat is; they turned out to be the person of another seat.
 */
const seatMark = z.enum(['substitute', 'same-place', 'one-person']);
export type SeatMark = z.infer<typeof seatMark>;

/** A seat and who is on it. */
const player = z.object({
  seat,
  holder,
  /** The person of the seat is connected. Bots are always there. */
  present: z.boolean(),
  /** How it stands with the person whose seat it is, also while a bot minds it; only where the host has a clock. */
  presence: presence.exactOptional(),
  /** What the person is called for whom a bot minds the seat. */
  owner: name.exactOptional(),
  /** The one who reads this holds the seat. */
  mine: z.boolean(),
  /** Somebody left it, and those who play decide whether the one who reads this plays on there. */
  byVote: z.literal(true).exactOptional(),
  /** The seat is that of the one who reads this, who may take it back. */
  mayTakeBack: z.boolean(),
  /** The bot minds the seat for its owner. */
  deputy: z.boolean(),
  /** The shared screen the seat lies before, where the table was set with one. */
  group: group.exactOptional(),
  /** What the one who reads this may do about the seat now. */
  may: z.array(z.enum(['sit', 'leave', 'bot', 'nudge', 'deputy', 'substitute', 'give-time'])).readonly(),
  /** What the others should know; absent where there is nothing. */
  marks: z.array(seatMark).readonly().exactOptional(),
  /** The person of the seat has a coach at this table; where they have none, nothing is said. */
  coached: z.literal(true).exactOptional(),
  /** The person of the seat set the table. */
  host: z.boolean(),
});
export type TablePlayer = z.infer<typeof player>;

/** Everybody at and around a table. */
export const people = z.object({
  players: z.array(player).readonly(),
  spectators: z.int().min(0),
  /** How many lines those who look on have said that the one who reads this is not told before the game is over. */
  withheld: z.int().min(1).exactOptional(),
  /** Those who look on are not to speak. */
  quiet: z.literal(true).exactOptional(),
  /** The one who reads this set the table and may put bots on seats that nobody ever held. */
  host: z.boolean(),
  /** Whether the one who reads this may have the game as a file: plainly, or only by making it an open book. */
  file: z.enum(['yes', 'opens-the-book', 'no']),
  /** Those who may know every card dealt so far. Where somebody does, the table is an open book. */
  knowers: z.array(name).readonly(),
  /** How fast it is played; absent where there is no clock. */
  pace: pace.exactOptional(),
  /** Played over days, and nobody's vacation stops the clock. */
  noVacation: z.literal(true).exactOptional(),
  /** Programs of other people may sit down. */
  outsideBots: z.literal(true).exactOptional(),
  /** The game may come to count for ratings: nobody is given a hint. */
  atStake: z.literal(true).exactOptional(),
  /** Whether it is played: yes, not until somebody resumes, or no more, by agreement. */
  play: z.enum(['on', 'paused', 'called-off']),
  /** In how many milliseconds a pause ends by itself; absent where it lasts until somebody resumes. */
  rests: z.int().min(0).exactOptional(),
  /** What is being voted on. */
  matter: openMatter.exactOptional(),
  /** What the one who reads this may propose about the whole table. */
  may: z.array(z.enum(['pause', 'resume', 'extend', 'end'])).readonly(),
});
export type People = z.infer<typeof people>;

/** The players hear the table; those who hold no seat also hear the gallery, where they cannot disturb or tell. */
const room = z.enum(['table', 'gallery']);

/** What somebody may do about a line: take it away, hear no more of who said it or hear them again, report it. */
const lineAct = z.enum(['hide', 'mute', 'unmute', 'report']);
export type LineAct = z.infer<typeof lineAct>;

/** A line of chat, as one person is told it. */
export const chatLine = z.object({
  id: z.int(),
  room,
  name,
  /** The seat of a player who spoke. */
  seat: seat.exactOptional(),
  /** Empty where it is not told. */
  text: z.string().max(limits.chat),
  /** Milliseconds since 1970. */
  at: z.int(),
  /** Why there is nothing to read: it was taken away, or the one who reads this has muted whoever said it. */
  gone: z.enum(['removed', 'muted']).exactOptional(),
  /** What the one who reads this may do about it. */
  may: z.array(lineAct).readonly().exactOptional(),
});
export type ChatLine = z.infer<typeof chatLine>;
