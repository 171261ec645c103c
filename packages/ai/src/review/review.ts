import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';

/** The form of a review; one that was kept in another form is made again. */
export const REVIEW_FORM = 1;

/** Answers that are played out for a review where nobody says how many: some seconds of a small game, some more of a large. */
export const REVIEW_STEPS = 400_000;

/** How it stood after so many answers: every seat's chance to win, all cards open. */
export type Standing = { readonly entry: number; readonly chances: readonly number[] };

/** A decision that cost something, judged by what its seat knew. */
export type Costly = {
  /** How many answers had been given before it. */
  readonly entry: number;
  readonly seat: Seat;
  readonly ask: AskView;
  readonly given: readonly number[];
  readonly better: readonly number[];
  /** Why the other answer is better, and what its seat was after. */
  readonly reason: Message;
  readonly plan?: Message;
  /** The share of games that were won with each, how many were played with each, and the standard error of the cost. */
  readonly chances: { readonly given: number; readonly better: number };
  readonly cost: number;
  readonly error: number;
  readonly tried: number;
};

/** How a seat fared: what it did itself, and what befell it. */
export type Fared = {
  readonly seat: Seat;
  /** What its own decisions gained or lost against the usual judgement's, and the standard error of that. */
  readonly skill: number;
  readonly error: number;
  /** Dice, draws and the others: all the rest of the way from the first position to the end. */
  readonly luck: number;
  /** Its decisions, how many could have been otherwise, how many of those were weighed, and answered as usual. */
  readonly decisions: number;
  readonly open: number;
  readonly weighed: number;
  readonly usual: number;
};

/** What there is to say about a finished game. The same game, seed and steps give the same review. (decision 82) */
export type Review = {
  readonly form: typeof REVIEW_FORM;
  readonly seed: number;
  /** The answers that were to be played out, and were. */
  readonly budget: number;
  readonly steps: number;
  /** Whether it was made to the end, or whoever asked had enough. */
  readonly isWhole: boolean;
  readonly entries: number;
  readonly curve: readonly Standing[];
  /** How often each position of the curve was played out. */
  readonly playouts: number;
  readonly seats: readonly Fared[];
  /** The costliest decisions of each seat, at most three, the costliest first. */
  readonly costly: readonly Costly[];
};
