import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Message } from '@runehold/kernel/text/message';
import type { View } from '@runehold/kernel/view/view';
import { hiddenIn, seenIn, type ZoneJson } from '@runehold/kernel/view/zone-json';
import type { Colors } from '../frame/io.ts';
import type { Speaker } from '../text/speaker.ts';

/** What drawing a table takes besides the view: the words, who sits where, and colours. */
export type Scene = {
  readonly pack: GamePack;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly colors: Colors;
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

/** "2 jesters, 1 queen, 3 cards hidden". */
export const zoneText = (json: ZoneJson, pool: string, { speaker }: Scene): string => {
  const seen = seenIn(json).map(([card, n]) => speaker.cards(pool, card, n));
  const hidden = hiddenIn(json);
  if (hidden > 0) seen.push(speaker.say('cli.table.hidden', { n: hidden }));
  return seen.length === 0 ? speaker.say('cli.table.none') : seen.join(', ');
};
