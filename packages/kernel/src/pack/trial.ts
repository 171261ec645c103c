import type { ChosenOptions } from '../match/table-setup.ts';
import type { Game } from '../procedure/game.ts';

/** A way to try a game out: its rules with some content and options, and who plays. */
export type Trial = {
  readonly game: Game;
  /** What its world is called, if its content is not what is shipped. */
  readonly world?: string;
  /** Its part of all games that are played. */
  readonly share: number;
  /** Every combination of options by default. */
  readonly options?: readonly ChosenOptions[];
  /** Only these seat counts; all the game has by default. */
  readonly seats?: readonly number[];
  /** After so many answers those who have a plan play on; by default only in games that chance would hardly ever end. */
  readonly planAfter?: number;
  /** How many seats play with a plan, from the first on; the others go on at random. All by default. */
  readonly planners?: number;
  /** Which part of the answers of those who have a plan is given at random all the same; none by default. */
  readonly whims?: number;
};

/** Why something cannot be counted on: at any table, or only where these options are chosen. */
export type Beyond = string | { readonly at: ChosenOptions; readonly why: string };

/** All the ways to try a game out: together they are meant to take every step of its rules. */
export type Trials = {
  readonly list: readonly Trial[];
  /** Steps and events that cannot be counted on, by name, and why; specs arrange the table for them. */
  readonly beyond: Readonly<Record<string, Beyond>>;
};
