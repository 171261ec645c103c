import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Advice } from '@runehold/kernel/pack/advice';
import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { View } from '@runehold/kernel/view/view';
import type { AnyCliArgs, CliKey } from '../text/words.ts';

/** What somebody asked for a decision is shown: the table from their seat, and what they were told since last time. */
export type Moment = {
  readonly seat: Seat;
  readonly view: View;
  readonly ask: AskView;
  readonly log: readonly SeenEvent[];
};

/** Where a game is shown: to a person as text, to a program as data. */
export type Screen = {
  /** What stands before the next line is read. */
  readonly prompt: string;
  opened(): void;
  /** A decision is due. */
  asked(moment: Moment): void;
  /** The rule being applied, what the cards say, and why something is not offered. */
  explained(ask: AskView, view: View): void;
  /** What one card says; false if there is nothing to read under this name or number. */
  read(about: string, ask: AskView, view: View): boolean;
  /** Somebody asked for odds or for a hint. */
  advised(advice: Advice, ask: AskView): void;
  /** An answer was not taken, in the words of the kernel or the game. */
  refused(reason: Message): void;
  /** Something of the command's own. */
  told(key: CliKey, args?: AnyCliArgs): void;
  /** Puts a question of the command's own; what comes back stands before the line that answers it. */
  question(key: CliKey, args?: AnyCliArgs): string;
  /** Hides what the last player saw. */
  curtain(seat: Seat): void;
  over(view: View, log: readonly SeenEvent[]): void;
};
