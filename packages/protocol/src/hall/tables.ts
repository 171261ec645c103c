import { z } from 'zod';
import { limits } from '../limits.ts';
import { seat } from '../parts/message.ts';
import { pace } from '../parts/pace.ts';
import { group, holder, level } from '../parts/people.ts';
import { tableId } from '../wire/from-client.ts';

/** A game that can be put on a table: what can be chosen when one is set. */
export const gameEntry = z.object({
  id: z.string(),
  rules: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z
    .array(z.object({ name: z.string(), values: z.array(z.string()).readonly(), usual: z.string() }))
    .readonly(),
  /** Levels of its bots, from the weakest to the strongest. */
  levels: z.array(level).readonly(),
  /** Levels that can be had with a nature, `knight/bold`; absent where bots of the game have none. */
  natured: z.array(level).readonly().exactOptional(),
});
export type GameEntry = z.infer<typeof gameEntry>;

/**
 * Who is to sit on a seat of a new table: whoever sets it, also for others at the same screen, who have names of their
 * own; a bot; somebody yet to come. Seats that one person may hold together are one `group`.
 */
export const seatPlan = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('me'),
    name: z.string().max(200).exactOptional(),
    group: group.exactOptional(),
  }),
  z.object({ kind: z.literal('bot'), level }),
  z.object({ kind: z.literal('open'), group: group.exactOptional() }),
]);
export type SeatPlan = z.infer<typeof seatPlan>;

/** A table to be set. */
export const tablePlan = z.object({
  game: z.string().max(64),
  options: z.record(z.string().max(64), z.string().max(64)),
  seats: z.array(seatPlan).min(1).max(4).readonly(),
  /** A content pack to play with, as its owner wrote it. */
  content: z.string().max(limits.pack).exactOptional(),
  /** Shown in the hall to everybody; otherwise only those who have the link find it. */
  listed: z.boolean(),
  /** Only who is invited comes in; no list shows it, and a stranger with the link learns nothing. */
  private: z.literal(true).exactOptional(),
  /** Only who sits there, or may sit down, sees the game while it is played. */
  unwatched: z.literal(true).exactOptional(),
  /** Only who sees most of their games to the end sits down. */
  reliable: z.literal(true).exactOptional(),
  /** Only who knows the password comes in, with the link as from the hall. */
  password: z.string().max(limits.password).exactOptional(),
  /** It has the password of this table, if that has one, and whoever was let in there is let in here. */
  lockedAs: tableId.exactOptional(),
  /** It is played once more by those who played at this table: whoever has a seat there is told. */
  rematchOf: tableId.exactOptional(),
  /** How fast it is played. Where there is a clock, people gather first. */
  pace,
  /** Nobody's vacation stops the clock, where it is played over days. */
  noVacation: z.literal(true).exactOptional(),
  /** Outside bots are welcome: programs of other people may sit down. */
  outsideBots: z.literal(true).exactOptional(),
  /** People gather first: the game begins when all are ready, or the host says so. Otherwise it begins at once. */
  gather: z.literal(true).exactOptional(),
});
export type TablePlan = z.infer<typeof tablePlan>;

/** A table as lists show it. */
export const tableSummary = z.object({
  id: tableId,
  game: z.string(),
  options: z.record(z.string(), z.string()),
  holders: z.array(holder).readonly(),
  /** The seats of whoever asks. */
  mine: z.array(seat).readonly(),
  /** Who is being waited for. */
  waiting: z.array(seat).readonly(),
  answers: z.int(),
  over: z.boolean(),
  /** The place of each seat once the game is over. */
  places: z.array(z.int()).readonly(),
  frozen: z.boolean(),
  /** The name of the content pack that it is played with. */
  pack: z.string().exactOptional(),
  /** Somebody may know every card dealt so far. Such a table is never listed to strangers. */
  openBook: z.literal(true).exactOptional(),
  /** Only who knows the password comes in, or who is invited. */
  locked: z.literal(true).exactOptional(),
  /** There are no spectators. */
  unwatched: z.literal(true).exactOptional(),
  /** Only who sees most of their games to the end sits down. */
  reliable: z.literal(true).exactOptional(),
  /** People gather there; the game has not begun. */
  gathering: z.literal(true).exactOptional(),
  /** Outside bots are welcome. */
  outsideBots: z.literal(true).exactOptional(),
  /** How fast it is played; absent where there is no clock. */
  pace: pace.exactOptional(),
  /** Where it is played over days: how long whoever asks has left for their move, or else whoever is waited for. */
  left: z.int().min(0).exactOptional(),
  /** Milliseconds since 1970. */
  setAt: z.int(),
  changedAt: z.int(),
});
export type TableSummary = z.infer<typeof tableSummary>;

/** The lists there are: tables I sit at, tables with an open seat, tables to watch. */
export const listings = ['mine', 'open', 'watch'] as const;

/** Where a list goes on. Whoever listed has made it; it means nothing to anybody else. */
export const cursor = z.string().regex(/^\d\.\d{1,16}\.[\w-]{1,64}$/);

/** A page of a list, and where the next one begins, if there is one. */
export const pageOfTables = z.object({
  tables: z.array(tableSummary).readonly(),
  after: cursor.exactOptional(),
});
export type PageOfTables = z.infer<typeof pageOfTables>;
