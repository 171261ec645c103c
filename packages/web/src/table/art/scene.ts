import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import type { Speaker } from '../../text/speaker.ts';

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
