import type { AskView } from '@runehold/kernel/ask/describe';
import type { SeenEvent } from '@runehold/kernel/event/event';
import type { GamePack } from '@runehold/kernel/pack';
import type { Message } from '@runehold/kernel/text/message';
import type { WireView } from '@runehold/protocol/parts/view';
import type { ComponentType, ReactNode } from 'react';
import type { Mark } from '../kit/card-face.ts';
import type { Faction } from '../kit/factions.ts';
import type { Speaker } from '../text/speaker.ts';
import type { Address, AddressOf } from './targets.ts';

/** What the table shows and in which words. */
export type Scene = { readonly view: WireView; readonly pack: GamePack; readonly speaker: Speaker };

/** Something that can be counted for each seat, for the charts of a replay. */
export type Measure = {
  readonly id: string;
  name(speaker: Speaker): string;
  of(view: WireView, seat: number): number;
};

/** Something that goes from one place on the screen to another when an event is told. */
export type Flight = { readonly from: Address; readonly to: Address; readonly look: ReactNode };

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
  /** Where the game stands, before the rules that are being carried out. */
  crumbsOf?(scene: Scene): readonly string[];
  readonly measures?: readonly Measure[];
  /** What is seen to move when something happens. */
  flightOf?(event: SeenEvent, scene: Scene): Flight | undefined;
};
