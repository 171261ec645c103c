import type { Seat } from '@runehold/kernel/layout/seats';
import type { Snapshot } from '@runehold/kernel/match/record';
import type { Advice, Wish } from '@runehold/kernel/pack/advice';
import type { Message } from '@runehold/kernel/text/message';
import type { WireViewer } from '../parts/message.ts';
import type { ChatLine } from '../parts/people.ts';
import type { WireView } from '../parts/view.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Patience } from './patience.ts';

/** A line of chat as it is kept, with who said it: that nobody is told. Lines of old do not say. */
export type KeptLine = Omit<ChatLine, 'gone' | 'may'> & {
  readonly guest?: string;
  readonly removed?: true;
};

/** What a conversation asks of whoever keeps it. */
export type ChatKeeper = {
  /** Writes down a line of chat, with its number and the time. */
  say(line: Omit<KeptLine, 'id' | 'at' | 'removed'>): Promise<KeptLine>;
  /** What can be done about lines; not where everybody who speaks sits before one screen. */
  readonly about?: {
    hide(line: number): Promise<void>;
    /** Notes for whoever runs the house what somebody found wrong. */
    report(line: KeptLine, by: string): Promise<void>;
    mutedBy(person: string): Promise<ReadonlySet<string>>;
    mute(person: string, other: string, on: boolean): Promise<void>;
    /** Notes whether those who look on are not to speak. */
    quiet(on: boolean): Promise<void>;
  };
};

/** What a table asks of whoever keeps it: a database behind a server, the storage of a browser, a list in a test. */
export type Keeper = ChatKeeper & {
  /**
   * Writes down the records from one on. When it resolves they will not be lost; when it rejects, none or all of them are
   * written, and `load` says which.
   */
  append(game: HostedGame, from: number): Promise<void>;
  /** The game as it is written down. */
  load(): Promise<HostedGame>;
  /** The latest snapshot that was taken at or before a record. */
  snapshot(seq: number): Promise<Snapshot | undefined>;
  /** Notes that a game broke and will not go on. */
  freeze(game: HostedGame, error: unknown): Promise<void>;
};

/** Whoever thinks for the seats of bots, and for people who ask. It is given the true game and may use only what the seat sees. */
export type Thinker = {
  readonly levels: readonly string[];
  think(game: HostedGame, seat: Seat, level: string): Promise<readonly number[]>;
  /** Advises the person of a seat; undefined where the game has no such advice, a reason where there is no time for it. */
  advise?(
    game: HostedGame,
    seat: Seat,
    wish: Wish,
    patience: Patience,
    asker: string,
  ): Promise<Advice | Message | undefined>;
};

/** Whoever looks back for people, where a table does not do it itself: from a snapshot before the moment, if there is one. */
export type Rewinder = {
  /** How the table looked to a viewer after a record; or why that cannot be told now. */
  view(
    game: HostedGame,
    seq: number,
    viewer: WireViewer,
    snapshot: Snapshot | undefined,
    asker: string,
  ): Promise<WireView | Message>;
};
