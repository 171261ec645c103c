import type { Universe } from './box.ts';
import type { RunePower, Timing, Trait } from './types.ts';

/** The numbers of the deck cards side by side, so that rules that look at every card do so quickly. */
export type Numbers = {
  readonly strength: Int16Array;
  readonly gold: Int16Array;
  /** What gold buys the card for, or -1. */
  readonly goldCost: Int16Array;
  /** What influence acquires the card for, or -1. */
  readonly influenceCost: Int16Array;
  /** The number of its race, or -1. */
  readonly race: Int16Array;
  readonly isUnit: Uint8Array;
  readonly isGold: Uint8Array;
  /** Whether it is worth gold or strength. */
  readonly hasWorth: Uint8Array;
  /** Whether it can be played in an Assault step. */
  readonly fights: Uint8Array;
  /** When its ability may be used; never, if it has none or this copy has used it. */
  readonly timing: readonly (Timing | 'never')[];
  readonly trait: readonly (Trait | 'none')[];
  /** Whether it can be destroyed during a combat. */
  readonly destroyable: Uint8Array;
  /** The numbers of its ability's price and effect in their vocabularies, or -1. */
  readonly price: Int16Array;
  readonly effect: Int16Array;
  /** What each card is good for in hand: a sum of `HELD`. */
  readonly held: Uint8Array;
  /** What each Event gives as a Reward; 0 if it gives something else, or nothing. */
  readonly rewardGold: Int16Array;
  readonly rewardInfluence: Int16Array;
  /** What each dragon rune power is of. */
  readonly powers: readonly RunePower['kind'][];
};

/** The cards of some boxes that a rule need look at, instead of all. */
export type Choices = {
  readonly goldCards: readonly number[];
  /** The units of each race, in the order of races. */
  readonly unitsOfRace: readonly (readonly number[])[];
  /** The cheapest of them. */
  readonly cheapestUnit: readonly number[];
  /** Cards with an Action ability that has not been used. */
  readonly actionCards: readonly number[];
  /** What influence acquires. */
  readonly acquirable: readonly number[];
};

/** Content with its numbers laid out; what a table carries. */
export type PreparedContent = Universe & {
  readonly numbers: Numbers;
  /** By the set of boxes that are open. */
  readonly inBoxes: readonly Choices[];
};
