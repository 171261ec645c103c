import type { Json } from '@runehold/kernel/layout/codec';
import type { View } from '@runehold/kernel/layout/view';
import type { GamePack } from '@runehold/kernel/pack';
import type { Message } from '@runehold/kernel/text/message';
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

/** A zone as a view has it: counts by card, or names in order. */
export type ZoneJson = Json | undefined;

const isHiddenPile = (json: Json): json is { readonly hidden: number } =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && 'hidden' in json;

/** How many cards of a zone the viewer cannot see. */
export const hiddenIn = (json: ZoneJson): number => {
  if (json === undefined || json === null) return 0;
  if (Array.isArray(json))
    return (json as readonly Json[]).reduce<number>((sum, card) => sum + hiddenIn(card), 0);
  return isHiddenPile(json) ? json.hidden : 0;
};

/** The cards of a zone that the viewer sees, with how many there are of each, in their order. */
export const seenIn = (json: ZoneJson): [string, number][] => {
  if (json === undefined || json === null || isHiddenPile(json) || typeof json !== 'object') return [];
  if (!Array.isArray(json)) return Object.entries(json as Readonly<Record<string, number>>);
  const counts = new Map<string, number>();
  for (const card of json as readonly Json[])
    if (typeof card === 'string') counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};

/** How many cards lie in a zone, seen or not. */
export const sizeOf = (zone: ZoneJson): number =>
  hiddenIn(zone) + seenIn(zone).reduce((sum, [, n]) => sum + n, 0);

/** "2 jesters, 1 queen, 3 cards hidden". */
export const zoneText = (json: ZoneJson, pool: string, { speaker }: Scene): string => {
  const seen = seenIn(json).map(([card, n]) => speaker.cards(pool, card, n));
  const hidden = hiddenIn(json);
  if (hidden > 0) seen.push(speaker.say('cli.table.hidden', { n: hidden }));
  return seen.length === 0 ? speaker.say('cli.table.none') : seen.join(', ');
};
