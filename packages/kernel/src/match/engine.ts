import type { RefusalReason } from '../ask/refusal.ts';
import type { Key } from '../chance/keys.ts';
import type { Secret } from '../chance/secret.ts';
import type { SeenEvent } from '../event/event.ts';
import type { Signs } from '../event/signs.ts';
import type { Seat, Viewer } from '../layout/seats.ts';
import type { Game } from '../procedure/game.ts';
import { redact } from '../table/redeal.ts';
import type { TableCore } from '../table/table.ts';
import type { View } from '../view/view.ts';
import type { FileProblem, GameFile } from './file.ts';
import { exportMatch, importMatch, misfitOf } from './file.ts';
import { type Finality, finalityOf } from './finality.ts';
import { Match } from './match.ts';
import type { Entry, FaultReport, MatchRecord, MatchSetup, SeatHandover, Snapshot } from './record.ts';
import type { ChosenOptions, SetupRefusal } from './table-setup.ts';
import { refuseSetup, spareTable } from './table-setup.ts';

/**
 * A game being played, as its host sees it. A host may be younger than the rules it hosts: nothing here may change its
 * meaning, and nothing else of a match may be used. (decision 54)
 */
export type GameInPlay = {
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly opening: readonly number[];
  readonly entries: readonly Entry[];
  readonly keys: readonly Key[];
  readonly key: Key;
  readonly handovers: SeatHandover[];
  readonly over: boolean;
  readonly hash: string;
  readonly fault: FaultReport | undefined;
  /** How many asks there have been. */
  readonly table: { readonly serial: number };
  readonly events: { readonly length: number; seen(viewer: Viewer, from?: number, to?: number): SeenEvent[] };
  view(viewer: Viewer): View;
  askIdOf(seat: Seat): string;
  refuseAsk(seat: Seat, id: unknown): RefusalReason | undefined;
  answer(seat: Seat, id: string, reply: unknown): RefusalReason | undefined;
  refuseUndo(seat: Seat): RefusalReason | undefined;
  undo(seat: Seat): RefusalReason | undefined;
  handOver(seat: Seat, holder: string): void;
  rekey(secret: Secret): Key;
  snapshot(): Snapshot;
  /** Goes back to how the table stood after so many answers. Only games to practise with do, and earlier engines cannot. */
  rewind?(entries: number): RefusalReason | undefined;
  /** Whether what absent seats answer to the open ask harms nobody. Earlier engines cannot tell. */
  readonly isHarmless?: boolean;
  /** Whether how soon the open ask is answered could tell something. Earlier engines cannot say. */
  readonly isHidden?: boolean;
};

/** An option of a table, and what can be chosen. */
export type TableOption = {
  readonly name: string;
  readonly values: readonly string[];
  readonly usual: string;
};

/** One version of the rules of a game, as a host sees it. Its plays are its own: no other engine can go on with them. */
export type Engine = {
  readonly game: string;
  readonly rules: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly TableOption[];
  /** What some of its events mean to whoever has left orders. Earlier engines have none. */
  readonly signs?: Signs;
  /** The content pack that it is played with, if there is one. */
  readonly corrections?: NonNullable<Game['corrections']>;
  refuseSetup(seats: number, options: ChosenOptions): SetupRefusal | undefined;
  /** Why a file cannot be of this game, before it is played again. */
  misfitOf(file: Pick<GameFile, 'content' | 'seats' | 'options'>): FileProblem | undefined;
  open(setup: MatchSetup): GameInPlay;
  /** Plays a record again, up to an entry and from a snapshot on. */
  replay(record: MatchRecord, upTo?: number, from?: Snapshot): GameInPlay;
  /** Reads a game file by playing it again. */
  read(text: string): GameInPlay | FileProblem;
  /** The game as a file, with its secrets. */
  file(play: GameInPlay): GameFile;
  /** What a seat knows, as numbers: everything hidden lies in a fixed order. Whoever thinks for the seat gets no more. */
  sight(play: GameInPlay, seat: Seat): Int16Array;
  /** Why a legal answer of an asked seat could not be taken back, as far as the seat can know. Earlier engines cannot tell. */
  finality?(play: GameInPlay, seat: Seat, reply: readonly number[]): Finality | undefined;
};

/** The engine of a game with the code at hand. */
export const engineOf = (game: Game): Engine => {
  let spare: TableCore | undefined;
  return {
    game: game.id,
    rules: game.version,
    seats: game.seats,
    options: Object.entries(game.layout.options).map(([name, { values, usual }]) => ({
      name,
      values,
      usual: values[usual],
    })),
    ...(game.signs && { signs: game.signs }),
    ...(game.corrections && { corrections: game.corrections }),
    refuseSetup: (seats, options) => refuseSetup(game, seats, options),
    misfitOf: file => misfitOf(game, file),
    open: setup => Match.create(game, setup),
    replay: (record, upTo, from) => Match.replay(game, record, upTo, false, from),
    read: text => importMatch(game, text),
    file: play => exportMatch(play as Match, true),
    sight: (play, seat) => {
      const { table } = play as Match;
      if (spare?.layout !== table.layout) spare = spareTable(game, table);
      redact(spare, table, seat);
      return spare.state.slice();
    },
    finality: (play, seat, reply) => finalityOf(game, (play as Match).table, seat, reply),
  };
};
