import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Coach } from '@runehold/kernel/pack/coach';
import type { Bilingual } from '@runehold/kernel/text/bilingual';
import type { Message } from '@runehold/kernel/text/message';
import type { Text } from './lesson.ts';

/** One of those whom the learner may lead, and in a line what they are like. */
export type Leader = { readonly value: string; readonly name: Text; readonly about: Text };

/** What the coach of a game says more at a guided table: words at fixed points, and what it is firmer about. */
type Guidance = {
  readonly words: Bilingual;
  readonly with: (coach: Coach) => Coach;
};

/** Where the learner knows enough to stop: whether it is reached, and what is said of how the table stands then. */
export type Rest = {
  readonly isReached: (t: never) => boolean;
  readonly said: (t: never) => Message;
};

/**
 * A whole game for somebody who has done the course: from its real set-up, with nothing stacked, against bots. Whoever
 * coaches speaks up when something certain is about to happen; the opening lines are said before.
 */
export type GuidedGame = {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: ChosenOptions;
  /** How the other seats play: a level of the game's bots. */
  readonly level: string;
  /** The option that says whom the learner leads. */
  readonly leads: string;
  readonly leaders: readonly Leader[];
  readonly opening: readonly Text[];
  readonly guidance?: Guidance;
  /** The learner is asked there whether to play on. */
  readonly rest?: Rest;
};
