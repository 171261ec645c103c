import type { Chance } from '../chance/chance.ts';
import type { Key } from '../chance/keys.ts';
import type { Secret } from '../chance/secret.ts';
import type { Seat } from '../layout/seats.ts';
import type { GameFault } from '../procedure/fault.ts';
import type { StateJson } from '../view/codec.ts';
import type { Said } from '../view/said.ts';
import type { ChosenOptions } from './table-setup.ts';

/** One answer that was taken, with what chance did until the next ask. */
export type Entry = {
  readonly seat: Seat;
  readonly reply: readonly number[];
  readonly outcomes: readonly number[];
  /** The answer by name; absent in games that were recorded before names were kept. */
  readonly said?: Said | undefined;
};

/** Who holds a seat, from which entry on. */
export type SeatHandover = { readonly entry: number; readonly seat: Seat; readonly holder: string };

/** A game that stopped because a rule broke: the game up to then and the answer that broke it. */
export type FaultReport = {
  readonly fault: GameFault;
  readonly seat: Seat;
  readonly reply: readonly number[];
};

/** What a game is made of: enough to play it again. */
export type MatchRecord = {
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly opening: readonly number[];
  readonly entries: readonly Entry[];
  readonly keys: readonly Key[];
};

/** The table as it was after some entries. A snapshot saves time; what it says follows from the record. */
export type Snapshot = { readonly entry: number; readonly state: StateJson; readonly hash: string };

export type MatchSetup = {
  readonly seats: number;
  readonly options?: ChosenOptions;
  readonly secret: Secret;
  /** Who sits where at first: a person's name, a bot's. */
  readonly holders?: readonly string[];
  /** Checks every number written; for tests. */
  readonly checked?: boolean;
};

/** A game to practise with: how its table stands at first, and where its chance comes from. */
export type PracticeSetup = {
  readonly seats: number;
  readonly options: ChosenOptions;
  /** The table before the first answer, as somebody arranged it. */
  readonly from: Snapshot;
  readonly chance: Chance;
};
