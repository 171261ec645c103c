import type { GameFile } from '@runehold/kernel/match/file';
import type { Message } from '@runehold/kernel/text/message';
import type { CallName } from '@runehold/protocol/hall/calls';
import type { SeatPlan } from '@runehold/protocol/hall/tables';
import type { FromClient } from '@runehold/protocol/wire/from-client';
import type { FromHost } from '@runehold/protocol/wire/from-host';

/** A game that can be gone on with: a finished one as its file, or one of this browser by its table. */
export type PlayedOn = { readonly file: GameFile } | { readonly table: string };

/** Sets the table of a scene of a lesson, as it stood after some answers. */
export type PractiseAct = {
  readonly lesson: string;
  readonly scene: number;
  readonly answers: readonly (readonly string[])[];
};

/** Weighs what was answered at the table of a puzzle. */
export type WeighAct = {
  readonly puzzle: string;
  readonly answers: readonly (readonly string[])[];
};

/** What can be done with the tables of one's own browser and with no others. */
export type OwnAct =
  | { readonly act: 'discard'; readonly table: string; readonly isGone: boolean }
  | {
      readonly act: 'play-on';
      readonly of: PlayedOn;
      /** How many answers of it have been given. */
      readonly upTo: number;
      readonly seats: readonly SeatPlan[];
    }
  | ({ readonly act: 'practise' } & PractiseAct)
  | ({ readonly act: 'weigh' } & WeighAct)
  | { readonly act: 'rewind'; readonly table: string; readonly entries: number };

/** What the page says to its worker: calls of the hall, and what is said on a channel to a table. */
export type ToWorker =
  | { readonly type: 'call'; readonly ref: number; readonly call: CallName; readonly input: unknown }
  | { readonly type: 'own'; readonly ref: number; readonly act: OwnAct }
  | { readonly type: 'said'; readonly channel: number; readonly message: FromClient }
  | { readonly type: 'closed'; readonly channel: number };

/** What the worker says to the page. */
export type FromWorker =
  | { readonly type: 'called'; readonly ref: number; readonly output: unknown }
  | { readonly type: 'call-refused'; readonly ref: number; readonly reason: Message }
  | { readonly type: 'trouble'; readonly reason: Message }
  | { readonly type: 'heard'; readonly channel: number; readonly message: FromHost };
