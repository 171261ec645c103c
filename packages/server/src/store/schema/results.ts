import type { Generated } from 'kysely';

/** A game that is over, as ratings and statistics go by it. */
type EndingRow = {
  readonly table_id: string;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly answers: number;
  readonly pace: string;
  /** How many came first, and how many persons held seats. */
  readonly winners: number;
  readonly persons: number;
  /** From when the table was set to the end. */
  readonly ms: number;
  readonly at: number;
  /** Why it changes no rating; null where it does. */
  readonly unrated: string | null;
  /** 0: not rated; 1: waits to be rated; 2: is rated; 3: was rated, and is void. */
  readonly state: number;
  /** Two of those it was rated for were in one place. 0: no; 1: yes; 2: yes, and somebody who keeps order has seen to it. */
  readonly beside: Generated<number>;
};

/** What somebody, or a bot, has of a game that is over. */
type ResultRow = {
  readonly table_id: string;
  readonly seat: number;
  /** Which of those who held the seat, in order. */
  readonly turn: number;
  readonly person: string | null;
  readonly level: string | null;
  readonly faction: string | null;
  readonly place: number | null;
  /** After how many answers they came, and after how many they left for good. */
  readonly since: number;
  readonly gone: number | null;
  /** How many answers they gave themselves. */
  readonly given: number;
  readonly think_ms: number | null;
  /** Whether strangers may be told of the game. */
  readonly is_open: number;
  readonly at: number;
  /** Whether the person could be rated when the game was; null before that. */
  readonly rated: number | null;
};

/** How strong somebody is at a game of so many: what the last of their rating events says. */
type RatingRow = {
  readonly person: string;
  readonly game: string;
  readonly seats: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  /** What boards are sorted by. */
  readonly rank: number;
  /** Whether it is sure enough, and lately enough proved, for a board. */
  readonly listed: number;
  readonly last_at: number;
};

/** What one game did to one rating. */
type RatingEventRow = {
  readonly table_id: string;
  readonly person: string;
  readonly game: string;
  readonly seats: number;
  readonly mu_before: number;
  readonly sigma_before: number;
  readonly mu: number;
  readonly sigma: number;
  readonly at: number;
};

/** Where others find somebody who has finished a game: not by the id that the house knows them by. */
type ProfileRow = {
  readonly person: string;
  readonly page: string;
  /** Whether games have ended that the sums do not have. */
  readonly stale: number;
};

/** Sums that are made in quiet hours and only looked up when somebody asks. */
type StatRow = { readonly key: string; readonly body: string };

export type ResultsSchema = {
  readonly endings: EndingRow;
  readonly results: ResultRow;
  readonly ratings: RatingRow;
  readonly rating_events: RatingEventRow;
  readonly profiles: ProfileRow;
  readonly stats: StatRow;
};
