import type { Offer } from '../ask/offer.ts';
import type { Reply } from '../ask/reply.ts';
import type { FastChance } from '../chance/fast.ts';
import type { Seat } from '../layout/seats.ts';
import type { TableCore } from '../table/table.ts';
import type { Message } from '../text/message.ts';
import type { Asked } from '../view/asked.ts';

/**
 * What sets one player's judgement apart from another's: numbers by name, as the game has them (a weight, a share, a
 * plan). What is not named is as usual. It is handed in for a seat and kept nowhere.
 */
export type Nature = Readonly<Record<string, number>>;

/** Nobody in particular. */
export const usualNature: Nature = {};

/** An answer worth a thought, and why. */
export type Ranked = {
  readonly reply: readonly number[];
  readonly reason: Message;
  /** How much the judgement holds of it at first sight: 1 the most, 0 nothing. */
  readonly prior: number;
  /** How its seat is to go on after it, where the answer is the beginning of a plan. One answer may begin several. */
  readonly plan?: Nature;
};

/** An ask of a playout. One object is filled again and again; nothing of it may be kept. */
export type Moment = {
  readonly table: TableCore;
  readonly seat: Seat;
  readonly offer: Offer;
  /** Where the answer goes. */
  readonly reply: Reply;
  readonly nature: Nature;
  /** For those who toss a coin. */
  readonly chance: FastChance;
  /** What the ask is about besides its options. */
  about(): Readonly<Record<string, number>>;
};

/** Answers one ask at once: no view, no prompt, no reason. It may read only what its seat knows. */
export type Quick = (moment: Moment) => void;

/**
 * What a game has learned of how tables end: numbers that are read off a table, and nets that were fitted to them on many
 * games. A game without it is judged by its `values`. (decision 99)
 */
export type Learned = {
  /** How many numbers say something of the whole table, and how many of each seat. */
  readonly common: number;
  readonly own: number;
  /**
   * Writes whole numbers: those of the table, then those of seat after seat. Everything of the table may be looked at:
   * it was dealt in the head of whoever thinks.
   */
  read(table: TableCore, into: Int32Array): void;
  /** The net for such tables, as it was written; `undefined` where nothing was learned. */
  net(table: TableCore): string | undefined;
  /** Where playouts are cut that a net judges; it sees further than `values`, so that they may be shorter. */
  horizon?(root: TableCore): (table: TableCore) => boolean;
};

/** What a game brings for those who look ahead: which answers are worth it, how people go on, and how it stands then. */
export type Foresight = {
  /**
   * Answers worth a thought, the one that the judgement would give first, and never none. Read from what the seat knows.
   */
  rank(
    view: { readonly table: TableCore; readonly seat: Seat },
    ask: Asked,
    nature: Nature,
  ): readonly Ranked[];
  /** Who answers asks of this name in playouts. Looked up once for each ask; without one it is answered plainly. */
  quick(askName: string): Quick | undefined;
  /** How it stands for every seat, from 0 for lost to 1 for won. The table may be over or not; it was played out. */
  values(table: TableCore, into: Float64Array): void;
  /** The same as it was learned from many games, for those who look furthest. */
  readonly learned?: Learned;
  /** What a seat is after, in a sentence, for people who ask. */
  plan?(view: { readonly table: TableCore; readonly seat: Seat }): Message | undefined;
  /** How many answers of a small game one of a playout weighs; as many fewer are played out at a level. One, unless told. */
  readonly burden?: number;
  /** Where playouts from a table are cut. Called at asks; without it they go to the end of the game. */
  horizon?(root: TableCore): (table: TableCore) => boolean;
};
