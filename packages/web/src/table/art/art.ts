import type { SeenEvent } from '@runehold/kernel/event/event';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import type { ComponentType, ReactNode } from 'react';
import type { Mark } from '../../kit/card-face.ts';
import type { Faction } from '../../kit/factions.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Movement } from './movement.ts';
import type { AddressOf } from './targets.ts';

/** What the table shows and in which words. */
export type Scene = { readonly view: WireView; readonly pack: GamePack; readonly speaker: Speaker };

/** Something that can be counted for each seat, for the charts of a replay. */
export type Measure = {
  readonly id: string;
  name(speaker: Speaker): string;
  of(view: WireView, seat: number): number;
};

/** A finished game as somebody sees it who sees everything: how it stands, and all that was told. */
export type Ending = Pick<Scene, 'view' | 'pack'> & { readonly records: readonly Told[] };

/** One game's own drawing of its table. Whatever it leaves out, the generic table does. */
export type TableArt = {
  /** Draws the table. Things that can be touched are `Thing`s with an address. */
  readonly Board: ComponentType;
  /** Finds the thing on the board that an option is about. */
  readonly addressOf: AddressOf;
  /** Whose colours a seat plays. */
  factionOf?(view: WireView, seat: number): Faction;
  /** The figure that belongs on the chip of an option: a price, a strength. */
  markOf?(label: Message, scene: Scene): Mark | undefined;
  /** The rules text of what an option is about. */
  textOf?(label: Message, scene: Scene): string | undefined;
  /** What is worth knowing about a decision as it stands, with what is chosen so far. */
  helpOf?(ask: AskView, chosen: readonly Message[], scene: Scene): string | undefined;
  /** What an option is called where its own words would say little to somebody who sees the table. */
  labelOf?(label: Message, ask: AskView, scene: Scene): string | undefined;
  /** A word or two beside an option: whose an area is, what lies there. */
  noteOf?(label: Message, ask: AskView, scene: Scene): string | undefined;
  /** Whether an option may be chosen and yet does nothing that most would want: the bar folds such options away. */
  isQuiet?(label: Message, ask: AskView, scene: Scene): boolean;
  /** Where the game stands, before the rules that are being carried out. */
  crumbsOf?(scene: Scene): readonly string[];
  readonly measures?: readonly Measure[];
  /** The year or round in which a game stands, as its charts are divided. */
  chapterOf?(view: WireView): string;
  /** The final score, once a game is over. */
  readonly Score?: ComponentType<Ending>;
  /** What is seen to move when something happens, and where it is shown when its line in the log is pointed at. */
  movementOf?(event: SeenEvent, scene: Scene): Movement | undefined;
  /** The cards that an event speaks of, to be read. */
  closeUpOf?(event: SeenEvent, scene: Scene): ReactNode;
  /** The statement of the rules that an event follows from. */
  ruleOf?(event: SeenEvent): string | undefined;
};

/** What an option is called at this table. */
export const optionLabel = (
  label: Message,
  ask: AskView,
  table: Scene & { readonly art: TableArt },
): string => table.art.labelOf?.(label, ask, table) ?? table.speaker.message(label);
