import type { Secret } from '@runehold/kernel/chance/secret';
import type { Timepiece } from './council/timepiece.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Keeper, KeptLine, Rewinder, Thinker } from './keeper.ts';
import type { Vacations } from './pace/vacations.ts';

/** What a change of a table goes through: it waits for its turn, the rules take it, it is written down, all are told. */
export type Step = 'wait' | 'rules' | 'append' | 'tell';

/** Begins a step; what is returned ends it. Whoever hosts tables may measure them. */
export type StepWatch = (step: Step) => () => void;

/** Where nobody measures. */
export const unwatched: StepWatch = () => () => undefined;

/** What a table is set up from. */
export type TableParts = {
  readonly id: string;
  readonly game: HostedGame;
  /** The person who set it. */
  readonly host: string;
  readonly chat: readonly KeptLine[];
  readonly keeper: Keeper;
  readonly thinker: Thinker;
  /** Only who sits there, or may sit down, sees the game while it is played. */
  readonly unwatched?: true;
  /** Whoever comes was let in, by an invitation or a password: nobody need vote on who plays on for whom. */
  readonly invited?: true;
  /** Those who look on are not to speak. */
  readonly quiet?: true;
  /** Guests with a seat here who turned out to be somebody who has one too. */
  readonly twins?: ReadonlyMap<string, string>;
  /** Makes a secret for a game that is given another one. */
  newSecret(): Secret;
  /** Who looks back for people, if not the table itself. */
  readonly rewinder?: Rewinder;
  /** Does something a little later, where many may come and go at once; without it things are done at once. */
  readonly later?: (act: () => void) => void;
  /** The clock of the house. Without one nobody is known to be away, and nothing is voted on. */
  readonly timepiece?: Timepiece;
  /** How long answers of bots and orders are kept back where how soon they come could tell, in milliseconds. */
  readonly windowMs?: number;
  /** How long the house was away since a time: where it is played over days, that is nobody's time. */
  readonly houseAway?: (since: number) => Promise<number>;
  /** Who is on vacation: where it is played over days their clocks stand. */
  readonly vacations?: Vacations;
  /** Who measures how long changes take; without one nobody does. */
  readonly step?: StepWatch;
};
