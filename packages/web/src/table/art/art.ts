import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import type { ComponentType, ReactNode } from 'react';
import type { Mark } from '../../kit/card-face.ts';
import type { Faction } from '../../kit/factions.ts';
import type { SoundTable } from '../../sound/sound.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Story } from './finish.ts';
import type { MomentsOf } from './moment.ts';
import type { Movement } from './movement.ts';
import type { Measure, Scene } from './scene.ts';
import type { AddressOf } from './targets.ts';

/** What a part of the log is headed by. */
export type Heading = { readonly level: 1 | 2; readonly text: string };

/** Some lines of the log that are wanted together. */
export type LogSort = { readonly id: string; name(speaker: Speaker): string; has(event: SeenEvent): boolean };

/** What wins, how far the viewer has come, and who of the others has come furthest. */
export type Goal = {
  readonly wins: string;
  readonly own?: string;
  /** How far the viewer has come, with what is needed, where there is little room. */
  readonly short?: string;
  readonly leader?: {
    readonly name: string;
    readonly faction: Faction;
    readonly stand: string;
    /** As what they are named, where it is not as the one who leads. */
    readonly as?: string;
  };
};

/** One game's own drawing of its table. Whatever it leaves out, the generic table does. */
export type TableArt = {
  /** Draws the table. Things that can be touched are `Thing`s with an address. */
  readonly Board: ComponentType;
  /** Finds the thing on the board that an option is about. */
  readonly addressOf: AddressOf;
  /** Whose colours a seat plays. */
  factionOf?(scene: Pick<Scene, 'view' | 'pack'>, seat: number): Faction;
  /** The figure that belongs on the chip of an option: a price, a strength. */
  markOf?(label: Message, scene: Scene): Mark | undefined;
  /** The icon of an option that has no figure. */
  iconOf?(label: Message, ask: AskView): string | undefined;
  /** The digit that an option bears itself: the number of an Order. */
  keyOf?(label: Message, ask: AskView, scene: Scene): string | undefined;
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
  /** The seats in the order in which they act, as far as it is settled. */
  playOrderOf?(scene: Pick<Scene, 'view' | 'pack'>): readonly number[];
  /** What everybody plays for, always in sight at the top of the table. */
  goalOf?(scene: Scene & { readonly records: readonly Told[] }): Goal | undefined;
  /** Where the game stands, before the rules that are being carried out. */
  crumbsOf?(scene: Scene): readonly string[];
  readonly measures?: readonly Measure[];
  /** The year or round in which a game stands, as its charts are divided. */
  chapterOf?(view: WireView): string;
  /** How a game went and how it ended. */
  readonly story?: Story;
  /** What is seen to move when something happens, and where it is shown when its line in the log is pointed at. */
  movementOf?(event: SeenEvent, scene: Scene): Movement | undefined;
  /** What is heard of what happens. */
  readonly sounds?: SoundTable;
  /** What among the newest things is presented in the middle, and what it does to whom. */
  readonly momentsOf?: MomentsOf;
  /** The cards that an event speaks of, to be read. */
  closeUpOf?(event: SeenEvent, scene: Scene): ReactNode;
  /** A small picture of where something happened, for what is told to somebody who looked away. */
  vignetteOf?(event: SeenEvent, scene: Scene): ReactNode;
  /** How the log is divided: a year or round (1), a season within it (2); it begins with the event. */
  headingOf?(event: SeenEvent, scene: Scene): Heading | undefined;
  /** What the log can be narrowed to. */
  readonly logSorts?: readonly LogSort[];
  /** Whether somebody who looked away would want to be told of it. */
  isNotable?(event: SeenEvent): boolean;
  /** The statement of the rules that an event follows from. */
  ruleOf?(event: SeenEvent): string | undefined;
};

/** What an option is called at this table. */
export const optionLabel = (
  label: Message,
  ask: AskView,
  table: Scene & { readonly art: TableArt },
): string => table.art.labelOf?.(label, ask, table) ?? table.speaker.message(label);
