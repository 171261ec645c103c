import type { RefusalReason } from '@runehold/kernel/ask/refusal';
import type { Key } from '@runehold/kernel/chance/keys';
import type { Secret } from '@runehold/kernel/chance/secret';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import type { Engine, GameInPlay } from '@runehold/kernel/match/engine';
import type { GameFile } from '@runehold/kernel/match/file';
import type { Finality } from '@runehold/kernel/match/finality';
import type { FaultReport, Snapshot } from '@runehold/kernel/match/record';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { limits } from '../limits.ts';
import type { Pace } from '../parts/clock-terms.ts';
import type { SeatClock } from '../parts/pace.ts';
import type { Holder } from '../parts/people.ts';
import type { AnsweredBy, Cause, Disclosure, Told } from '../parts/record.ts';
import type { WireView } from '../parts/view.ts';
import type { MatterRecord, Matters } from './council/matters.ts';
import { holdAfter, openSeat, type SeatHold, type Seats } from './eyes.ts';
import type { Fold, Knower, LogRecord } from './log.ts';
import { clockState, fileName, foldLog, isMove, noteAsks, tellRecord } from './log.ts';
import { Orders } from './orders/orders.ts';
import type { Clocks } from './pace/clocks.ts';
import { tellingsOf } from './telling.ts';

/** What a table was set with. */
export type TableSetup = {
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly secret: Secret;
  readonly commitment: string;
  /** The content pack that it is played with, as it was given. */
  readonly content?: string;
  /** The keys that dealt after the first. */
  readonly later?: readonly Key[];
};

/** How fast a table is to be played, and the clock of the house. */
export type Timing = { readonly pace: Exclude<Pace, 'none'>; readonly noVacation?: boolean; now(): number };

/** Who is waited for and has not answered. */
const waitsOf = (match: GameInPlay): readonly Seat[] =>
  match.view('spectator').waiting.flatMap(({ seat, answered }) => (answered ? [] : [seat]));

/** Why a seat changes hands, as the log says it. */
export type HandoverReason = { readonly cause?: Cause; readonly deputy?: true };

const secretOf = ({ secret, from }: Key): Secret => {
  if (secret === undefined) throw new Error(`the secret from entry ${from} on has not been told`);
  return secret;
};

/**
 * A match with the log that outlives it: the one thing hosts keep, whether they have a disk and a network or a page.
 * Every change adds one record; whatever is wrong with a request, the reason comes back and nothing has changed.
 */
export class HostedGame {
  readonly engine: Engine;
  readonly match: GameInPlay;
  setup: TableSetup;
  readonly log: LogRecord[];
  /** Set when the game may be looked at and no longer played. */
  frozen = false;
  /** What the people at it have decided and are deciding. */
  readonly matters: Matters;
  /** How fast it is played, and who has how much time left; without a clock nobody has any. */
  readonly pace: Pace;
  readonly clocks: Clocks | undefined;
  /** Nobody's vacation stops the clock. */
  readonly noVacation: boolean;
  /** Outside bots may sit down. */
  readonly outsideBots: boolean;
  /** The clock of the house, where there is one: what is written down is stamped with it, if the table has a clock. */
  now: (() => number) | undefined;
  /** What the people at it have left to be answered for them. */
  orders = new Orders();
  readonly #holds: SeatHold[];
  readonly #standing: number[];
  readonly #askedSince: number[];
  readonly #groups: readonly number[];
  readonly #knowers: Knower[];
  #isRekeyed: boolean;

  private constructor(engine: Engine, match: GameInPlay, setup: TableSetup, log: LogRecord[], fold: Fold) {
    this.engine = engine;
    this.match = match;
    this.setup = setup;
    this.log = log;
    this.matters = fold.matters;
    this.pace = fold.pace;
    this.clocks = fold.clocks;
    this.noVacation = fold.noVacation;
    this.outsideBots = fold.outsideBots;
    this.#holds = fold.holds;
    this.#standing = fold.standing;
    this.#askedSince = fold.askedSince;
    this.#groups = fold.groups;
    this.#knowers = fold.knowers;
    this.#isRekeyed = fold.isRekeyed;
  }

  /**
   * Sets a table and plays to the first ask. The set-up was checked with `refuseSetup`. `groups` says for each seat
   * before which shared screen it lies, 0 for none; `outsideBots` whether programs of other people may sit down.
   */
  static open(
    engine: Engine,
    { seats, options, secret }: Omit<TableSetup, 'commitment'>,
    groups: readonly number[] = [],
    timing?: Timing,
    outsideBots = false,
  ): HostedGame {
    const match = engine.open({ seats, options, secret });
    return HostedGame.#begin(engine, match, secret, groups, timing, outsideBots);
  }

  /** Hosts a game to practise with. Nothing in it is to be verified, and no log brings it back. (decision 62) */
  static practice(engine: Engine, match: GameInPlay): HostedGame {
    return HostedGame.#begin(engine, match, '', []);
  }

  static #begin(
    engine: Engine,
    match: GameInPlay,
    secret: Secret,
    groups: readonly number[],
    timing?: Timing,
    outsideBots = false,
  ): HostedGame {
    const { seats, options, opening } = match;
    const { commitment } = match.key;
    const events = tellingsOf(match, 0);
    const isShared = groups.some(group => group !== 0);
    const timed = timing && {
      pace: timing.pace,
      ...(timing.noVacation && { noVacation: true as const }),
      stamp: { at: timing.now(), waits: waitsOf(match) },
    };
    const told = { ...(isShared && { groups }), ...(outsideBots && { outsideBots }), ...timed };
    const log: LogRecord[] = [{ kind: 'opened', outcomes: opening, events, ...told }];
    const content = engine.corrections && { content: engine.corrections.text };
    const setup = { seats, options, secret, commitment, ...content };
    const hosted = new HostedGame(engine, match, setup, log, foldLog(log, seats));
    hosted.now = timing?.now;
    return hosted;
  }

  /**
   * Goes on with a game that came from elsewhere, all of whose secrets are told. It is played again answer by answer,
   * under the keys it was played with, so that the log is whole.
   */
  static from(engine: Engine, played: GameInPlay, groups: readonly number[] = []): HostedGame {
    const { seats, options, opening, entries } = played;
    const [first, ...later] = played.keys;
    const match = engine.replay({ seats, options, opening, keys: [first], entries: [] });
    const hosted = HostedGame.#begin(engine, match, secretOf(first), groups);
    const turnKeys = (entry: number): void => {
      for (const key of later) if (key.from === entry) hosted.rekey(secretOf(key));
    };
    for (const [entry, { seat, reply }] of entries.entries()) {
      turnKeys(entry);
      const refused = hosted.answer(seat, hosted.match.askIdOf(seat), hosted.seq, reply);
      if (refused !== undefined) throw new Error(`an answer of the game was refused: ${refused}`);
    }
    turnKeys(entries.length);
    return hosted;
  }

  /** Builds a game from its log, from a snapshot on where there is one. */
  static load(engine: Engine, setup: TableSetup, log: LogRecord[], snapshot?: Snapshot): HostedGame {
    const fold = foldLog(log, setup.seats);
    const { opening, entries, handovers } = fold;
    const { seats, options, commitment, secret, later = [] } = setup;
    const keys = [{ from: 0, commitment, secret }, ...later];
    const record = { seats, options, opening, entries, keys };
    const match = engine.replay(record, entries.length, snapshot);
    match.handovers.push(...handovers);
    return new HostedGame(engine, match, setup, log, fold);
  }

  /** The number of the last record. */
  get seq(): number {
    return this.log.length - 1;
  }

  /** No more records fit: it may be looked at and no longer played. */
  get isFull(): boolean {
    return this.log.length >= limits.records;
  }

  get fault(): FaultReport | undefined {
    return this.match.fault;
  }

  holdOf(seat: Seat): SeatHold {
    return this.#holds[seat] ?? openSeat;
  }

  /** Who has seen which hand, and which seats share a screen. */
  get seats(): Seats {
    return { holds: this.#holds, groups: this.#groups };
  }

  /** Those who may know every card dealt so far. Where there is one, the table is an open book, for good. */
  get knowers(): readonly Knower[] {
    return this.#knowers;
  }

  /** The record since which what a seat is asked has stood as it is. */
  askedSince(seat: Seat): number {
    return this.#askedSince[seat] ?? 0;
  }

  /** Why a seat has nothing to say about an ask, as it stood when the log stood at `seq`. */
  refuseAbout(seat: Seat, ask: string, seq: number): RefusalReason | undefined {
    if (this.frozen) return 'frozen';
    if (seq > this.seq) return 'unknown-ask';
    return seq < this.#askedSince[seat] ? 'stale' : this.match.refuseAsk(seat, ask);
  }

  /** Why an answer that would be taken could not be taken back, as far as its seat can know. */
  finality(seat: Seat, ask: string, seq: number, reply: readonly number[]): Finality | undefined {
    if (this.refuseAbout(seat, ask, seq) !== undefined) return undefined;
    return this.engine.finality?.(this.match, seat, reply);
  }

  /** Takes an answer that was given when the log stood at `seq`. Of a game from elsewhere it is not known by whom. */
  answer(
    seat: Seat,
    ask: string,
    seq: number,
    reply: readonly number[],
    by?: AnsweredBy,
  ): RefusalReason | undefined {
    const about = this.refuseAbout(seat, ask, seq);
    if (about !== undefined) return about;
    const { match } = this;
    const { serial } = match.table;
    const events = match.events.length;
    const refused = match.answer(seat, ask, reply);
    if (refused !== undefined) return refused;
    const entry = match.entries[match.entries.length - 1];
    const closes = match.over || match.table.serial !== serial;
    this.#write({
      kind: 'answered',
      ...entry,
      events: tellingsOf(match, events),
      closes,
      ...(by !== undefined && { by }),
    });
    this.#standing.push(this.seq);
    return undefined;
  }

  #write(plain: LogRecord): void {
    const { clocks, now } = this;
    const record = clocks && now ? { ...plain, stamp: { at: now(), waits: this.waits } } : plain;
    this.log.push(record);
    clocks?.note(record, clockState(this.#holds, this.matters));
    noteAsks(this.#askedSince, record, this.seq);
    if (this.orders.all.length > 0) this.#noteOrders(record);
  }

  #noteOrders(record: LogRecord): void {
    const { isOver, waits } = this;
    this.orders.note({
      record,
      signs: this.engine.signs ?? {},
      isOver,
      isWaitedFor: seat => waits.includes(seat),
      ownerOf: seat => this.holdOf(seat).owner,
    });
  }

  /** The seats that are waited for and have not answered. */
  get waits(): readonly Seat[] {
    return this.isOver ? [] : waitsOf(this.match);
  }

  /** Why a seat may not take back its last answer; undefined if it may. */
  refuseUndo(seat: Seat): RefusalReason | undefined {
    return this.frozen ? 'frozen' : this.match.refuseUndo(seat);
  }

  /** Takes back a seat's last answer, if the log has only changed hands since `seq`. */
  undo(seat: Seat, seq: number): RefusalReason | undefined {
    const refused = this.refuseUndo(seat);
    if (refused !== undefined) return refused;
    const moved = this.log.findLastIndex(isMove);
    if (seq < moved || seq > this.seq) return 'stale';
    this.match.undo(seat);
    const of = this.#standing.pop();
    if (of === undefined) throw new Error('an answer stood in the match and not in the log');
    this.#write({ kind: 'undone', seat, of });
    return undefined;
  }

  /** Goes back to how a game to practise with stood after so many answers: all those after them are taken back. */
  rewind(entries: number): RefusalReason | undefined {
    const { match } = this;
    const seats = match.entries.slice(entries).map(({ seat }) => seat);
    const refused = match.rewind === undefined ? 'barrier' : match.rewind(entries);
    if (refused !== undefined) return refused;
    for (const seat of seats.reverse()) {
      const of = this.#standing.pop();
      if (of === undefined) throw new Error('an answer stood in the match and not in the log');
      this.#write({ kind: 'undone', seat, of });
    }
    return undefined;
  }

  /** Gives a seat to a bot, to a person, or to nobody, and says why. */
  handOver(seat: Seat, holder: Holder, guest?: string, { cause, deputy }: HandoverReason = {}): void {
    this.match.handOver(seat, fileName(holder));
    this.#holds[seat] = holdAfter(this.holdOf(seat), holder, guest);
    this.#write({
      kind: 'handed-over',
      seat,
      holder,
      ...(guest !== undefined && { guest }),
      ...(cause && { cause }),
      ...(deputy && { deputy }),
    });
  }

  /** Writes down what somebody proposed or voted, or what came of it. */
  decide(record: MatterRecord): void {
    this.matters.note(record);
    this.#write(record);
  }

  /** Writes down what happens to the time of the players. */
  turnClock(turned: Omit<Extract<LogRecord, { readonly kind: 'clock' }>, 'kind' | 'stamp'>): void {
    this.#write({ kind: 'clock', ...turned });
  }

  /** What everybody has left now; undefined where there is no clock. */
  get clocksNow(): readonly SeatClock[] | undefined {
    const { clocks, now, setup } = this;
    if (clocks === undefined || now === undefined) return undefined;
    return Array.from({ length: setup.seats }, (_, seat) => clocks.leftAt(seat, now()));
  }

  /** Nothing more is played: the rules say so, or the people have agreed to end it. */
  get isOver(): boolean {
    return this.match.over || this.matters.play === 'called-off';
  }

  /** Notes that somebody has, or is about to have, all of the game. Once is enough: it is never forgotten. */
  disclose({ guest, name }: Knower, how: Disclosure): void {
    if (this.#knowers.some(knower => knower.guest === guest)) return;
    this.#knowers.push({ guest, name });
    this.#isRekeyed = false;
    this.#write({ kind: 'disclosed', guest, name, how });
  }

  /** Whether nobody knows what will be dealt, though somebody may know what was. */
  get isRekeyed(): boolean {
    return this.#isRekeyed;
  }

  /** Deals with another secret from here on. */
  rekey(secret: Secret): void {
    const { commitment } = this.match.rekey(secret);
    this.setup = { ...this.setup, later: this.match.keys.slice(1) };
    this.#isRekeyed = true;
    this.#write({ kind: 'rekeyed', commitment });
  }

  /** Everything a viewer may know now. */
  view(viewer: WireView['viewer']): WireView {
    return { ...this.match.view(viewer), viewer };
  }

  /** The records from one to before another, as a viewer is told them. Once the game is over nothing is hidden. */
  told(viewer: Viewer, from: number, to: number = this.log.length): Told[] {
    const eyes = this.match.over ? 'all-seeing' : viewer;
    return this.log.slice(from, to).map((record, i) => tellRecord(record, from + i, eyes));
  }

  /** The same game as it was after a record, to look at. */
  at(seq: number, snapshot?: Snapshot): HostedGame {
    return HostedGame.load(this.engine, this.setup, this.log.slice(0, seq + 1), snapshot);
  }

  /** Whether a snapshot taken now will hold: nothing before it can be taken back any more. */
  get isSettled(): boolean {
    const last = this.match.entries.at(-1);
    return last === undefined || this.match.refuseUndo(last.seat) !== undefined;
  }

  file(): GameFile {
    return this.engine.file(this.match);
  }
}
