import { z } from 'zod';
import { limits } from '../limits.ts';
import { name } from '../parts/people.ts';
import { tableId } from '../wire/from-client.ts';

const count = z.int().min(0);

/** How often something was won, and how often it would have been if all were equal. */
const share = z.object({ games: count, won: count, par: z.number() });
export type Share = z.infer<typeof share>;

const game = z.string();
const seats = z.int();

/** What somebody's games come to. */
const personSums = z.object({
  games: count,
  won: count,
  /** When the first of them ended, in milliseconds since 1970. */
  since: z.int().exactOptional(),
  /** How many of the last games with other people they saw to the end. */
  reliability: z.object({ finished: count, of: count }),
  /** By game, number of players and colours. */
  fares: z.array(share.extend({ game, seats, faction: z.string().exactOptional() })).readonly(),
  /** Against bots alone, by the weakest of them. */
  ladder: z.array(share.extend({ game, seats, level: z.string() })).readonly(),
  /** How many answers they gave where there was a clock, and how long they thought over them. */
  paces: z.array(z.object({ game, given: count, ms: count })).readonly(),
});
export type PersonSums = z.infer<typeof personSums>;

const quartiles = z.tuple([count, count, count]).readonly();

/** What the games of one game come to. */
export const gameSums = z.object({
  /** When it was summed up. */
  at: z.int(),
  bySeats: z
    .array(
      z.object({
        seats,
        games: count,
        factions: z.array(share.extend({ faction: z.string() })).readonly(),
        places: z.array(share.extend({ seat: z.int() })).readonly(),
        /** The quarter points of how many answers a game took, and how long it lasted where there was a clock. */
        answers: quartiles.exactOptional(),
        ms: quartiles.exactOptional(),
      }),
    )
    .readonly(),
});
export type GameSums = z.infer<typeof gameSums>;

/** Somebody's page: theirs for good, and nothing else can be done with it. */
export const pageId = z.string().regex(/^[\w-]{16}$/);

/** A page, or one's own. */
export const whose = z.union([z.literal('me'), pageId]);

/** A strength as it is told: a guess has a question mark. */
const rating = z.object({ game, seats, rating: z.int(), provisional: z.boolean(), games: count });

/** Somebody else at a game that is over. */
const other = z.object({
  name: name.exactOptional(),
  level: z.string().exactOptional(),
  place: z.int().exactOptional(),
});

/** A game that somebody has finished. */
const pastGame = z.object({
  table: tableId,
  game,
  seats,
  faction: z.string().exactOptional(),
  place: z.int().exactOptional(),
  winners: count,
  left: z.boolean(),
  /** When it ended, in milliseconds since 1970. */
  at: z.int(),
  /** What it did to the rating; absent where it was not rated. */
  change: z.int().exactOptional(),
  others: z.array(other).readonly(),
});
export type PastGame = z.infer<typeof pastGame>;

/** Where a list of games goes on; a board goes on after somebody's page. */
export const gamesCursor = z.string().regex(/^\d{1,16}\.[\w-]{1,64}\.\d$/);

export const pageOfGames = z.object({
  games: z.array(pastGame).readonly(),
  after: gamesCursor.exactOptional(),
});

/** Somebody as others see them. */
export const profile = z.object({
  /** Nobody has one who has not finished a game. */
  page: pageId.exactOptional(),
  name,
  me: z.boolean(),
  /** I want nothing to do with them. */
  blocked: z.literal(true).exactOptional(),
  ratings: z
    .array(rating.extend({ curve: z.array(z.tuple([z.int(), z.int()]).readonly()).readonly() }))
    .readonly(),
  sums: personSums,
  last: pageOfGames,
});
export type Profile = z.infer<typeof profile>;

export const board = z.object({
  rows: z
    .array(z.object({ page: pageId, name, rating: z.int(), games: count, me: z.boolean() }))
    .max(limits.history)
    .readonly(),
  after: pageId.exactOptional(),
});
export type Board = z.infer<typeof board>;

/** The number of players, as an address has it. */
export const seatCount = z.string().regex(/^[1-4]$/);
export const seatNumber = z.string().regex(/^[0-3]$/);
