import type { Seat } from '../layout/seats.ts';
import type { TableCore } from '../table/table.ts';
import type { Message } from '../text/message.ts';

/** How likely something is, with the interval of 95 % where it was sampled; what is exact has no width. */
export type Likelihood = { readonly rate: number; readonly low: number; readonly high: number };

/** One way in which a matter of chance can end, and whether that is good for whoever asks. */
export type Outcome = {
  readonly label: Message;
  readonly chance: Likelihood;
  readonly tone: 'good' | 'even' | 'bad';
};

/** A question of chance with its answer, as one seat may know it. */
export type Odds = {
  /** What is left to chance, in the game's own terms: a battle, a test. */
  readonly kind: string;
  readonly about: Message;
  /** Every way it can end; together they are certain. */
  readonly outcomes: readonly Outcome[];
  /** How often it was tried out; 0 if it was computed exactly. */
  readonly samples: number;
  /** What it costs on average. */
  readonly costs: readonly Message[];
  /** What the one who asks cannot know, and what was therefore left out or imagined. */
  readonly caveats: readonly Message[];
};

/** An ask as `<procedure>.<ask>`, the rules being carried out from the whole to the detail, and what is offered. */
export type AskedAbout = {
  readonly name: string;
  readonly doing: readonly string[];
  readonly offered: readonly number[];
};

/** What a seat asks: the answer it has in mind, as far as it is chosen. */
export type OddsQuestion = {
  readonly chosen: readonly number[];
  readonly seed: number;
  /** False once nobody waits for the answer any more. */
  isWanted(): boolean;
};

/** A game that can tell odds. It is given what one seat knows, so it cannot tell more. */
export type Oddsmaker = {
  /** Whether an ask leaves something to chance, as far as its seat sees it. */
  mayAsk(ask: AskedAbout): boolean;
  /** Every question of chance that the open ask raises, with what is chosen so far. The same view gives the same odds. */
  oddsFor(view: { readonly table: TableCore; readonly seat: Seat }, question: OddsQuestion): readonly Odds[];
};
