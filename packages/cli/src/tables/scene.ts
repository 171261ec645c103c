import type { Seat } from '@runehold/kernel/layout/seats';
import type { Match } from '@runehold/kernel/match/match';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Message } from '@runehold/kernel/text/message';
import type { View } from '@runehold/kernel/view/view';
import type { Colors, Io } from '../frame/io.ts';
import { seatNames } from '../names.ts';
import type { Speaker } from '../text/speaker.ts';

/** What drawing a table takes besides the view: the words, who sits where, and colours. */
export type Scene = {
  readonly pack: GamePack;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  /** The seat that reads what is shown, and is spoken to; absent where several do. */
  readonly reader: Seat | undefined;
  readonly colors: Colors;
};

/** The scene of a game that is played, as things stand. */
export const sceneOf = (match: Match, speaker: Speaker, { colors }: Io, reader: Seat | undefined): Scene => {
  if (!speaker.pack) throw new Error('a table is drawn with the words of its game');
  return { pack: speaker.pack, speaker, names: seatNames(match, speaker), reader, colors };
};

/** Draws a table from what one viewer may know of it, line by line. */
export type Drawer = (view: View, scene: Scene) => string[];

/** How one game is shown. Things are named by their labels, the words by which options call them. */
export type Art = {
  readonly draw: Drawer;
  /** What is worth knowing beside the name of an option, such as a price or a strength. */
  readonly note?: (label: Message, view: View, scene: Scene) => string | undefined;
  /** The rules text of what a label, or a question about one thing, is about. */
  readonly text?: (label: Message, view: View, scene: Scene) => string | undefined;
  /** Everything on the table that has a text, so that it can be read when nobody is asked about it. */
  readonly things?: (view: View, scene: Scene) => readonly Message[];
};

/** What is seen of a zone, and how much is not. */
type Counted = {
  readonly seen: readonly (readonly [card: string, copies: number])[];
  readonly hidden: number;
};

/** "2 jesters, 1 queen, 3 cards hidden". */
export const countedText = ({ seen, hidden }: Counted, pool: string, { speaker }: Scene): string => {
  const parts = seen.map(([card, n]) => speaker.cards(pool, card, n));
  if (hidden > 0) parts.push(speaker.say('cli.table.hidden', { n: hidden }));
  return parts.length === 0 ? speaker.say('cli.table.none') : parts.join(', ');
};
