import type { Advice, Wish } from '@runehold/kernel/ask/advice';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Snapshot } from '@runehold/kernel/match/match';
import type { ChatLine } from '../parts/people.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Patience } from './patience.ts';

/** What a table asks of whoever keeps it: a database behind a server, the storage of a browser, a list in a test. */
export type Keeper = {
  /** Writes down the records from one on. When it resolves they will not be lost; when it rejects none is written. */
  append(game: HostedGame, from: number): Promise<void>;
  /** The game as it is written down. */
  load(): Promise<HostedGame>;
  /** The latest snapshot that was taken at or before a record. */
  snapshot(seq: number): Promise<Snapshot | undefined>;
  /** Writes down a line of chat, with its number and the time. */
  say(line: Omit<ChatLine, 'id' | 'at'>): Promise<ChatLine>;
  /** Notes that a game broke and will not go on. */
  freeze(game: HostedGame, error: unknown): Promise<void>;
};

/** Whoever thinks for the seats of bots, and for people who ask. It is given the true game and may use only what the seat sees. */
export type Thinker = {
  readonly levels: readonly string[];
  think(game: HostedGame, seat: Seat, level: string): Promise<readonly number[]>;
  /** Advises the person of a seat; undefined where the game has no such advice. */
  advise?(game: HostedGame, seat: Seat, wish: Wish, patience: Patience): Promise<Advice | undefined>;
};
