import type { RefusalReason } from '../ask/refusal.ts';
import { Reply } from '../ask/reply.ts';
import type { Chance } from '../chance/chance.ts';
import type { Key } from '../chance/keys.ts';
import { KeyedChance, keyOf } from '../chance/keys.ts';
import { RecordedChance, RecordingChance } from '../chance/record.ts';
import { RetoldChance } from '../chance/retold.ts';
import type { Secret } from '../chance/secret.ts';
import type { SeenEvent } from '../event/event.ts';
import { EventLog } from '../event/event.ts';
import type { Seat, Viewer } from '../layout/seats.ts';
import { GameFault } from '../procedure/fault.ts';
import type { Game } from '../procedure/game.ts';
import { begin, refusalOfSeat, takeReply } from '../procedure/machine.ts';
import type { TableCore, Watch } from '../table/table.ts';
import type { Json } from '../view/codec.ts';
import { decodeState, encodeState } from '../view/codec.ts';
import { askId, isHarmless, isHidden } from '../view/describe.ts';
import { KeptViews } from '../view/kept-views.ts';
import type { Said } from '../view/said.ts';
import { namerOf, numbersOf } from '../view/said.ts';
import type { View } from '../view/view.ts';
import { sightGrew, sightsOf } from './barrier.ts';
import { gameHash } from './hash.ts';
import type {
  Entry,
  FaultReport,
  MatchRecord,
  MatchSetup,
  PracticeSetup,
  SeatHandover,
  Snapshot,
} from './record.ts';
import type { ChosenOptions } from './table-setup.ts';
import { newTable, refuseSetup, spareTable } from './table-setup.ts';

/** A snapshot that these rules do not read back as the table it was taken of. */
class SnapshotMisfit extends Error {}

/** What the match keeps of an answer that may still be taken back. */
type Trace = { readonly before: Int16Array; readonly events: number };

const scratch = new Reply();
const askPattern = /^(\d{1,10})\.(\d)$/;

/**
 * A game being played: its table and the log of answers it is made of.
 * State is always the fold of the log; everything else here is memory that could be thrown away.
 */
export class Match {
  readonly game: Game;
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly table: TableCore;
  readonly events: EventLog;
  readonly handovers: SeatHandover[] = [];
  opening: readonly number[] = [];
  fault: FaultReport | undefined = undefined;
  readonly #entries: Entry[] = [];
  /** The answers of one seat since the last barrier, in order. */
  #undoable: Trace[] = [];
  /** The table before every answer, where a game is only practised with. */
  readonly #practised: Trace[] | undefined;
  readonly #keyed: KeyedChance;
  readonly #chance: RecordingChance;
  #views: KeptViews | undefined;
  readonly #watch: Watch = { actor: 0, chance: false, learned: false };

  private constructor(
    game: Game,
    seats: number,
    options: ChosenOptions,
    keyed: KeyedChance,
    chance: Chance,
    checked: boolean,
    from: Snapshot | undefined,
    practised?: Trace[],
  ) {
    this.game = game;
    this.#practised = practised;
    this.seats = seats;
    this.options = options;
    this.#keyed = keyed;
    this.#chance = new RecordingChance(chance);
    this.table = newTable(game, options, this.#chance, checked);
    this.events = new EventLog(game.eventList);
    this.table.sink = this.events;
    this.table.watch = this.#watch;
    if (from) this.#restore(from);
    else begin(game, this.table, seats);
    this.opening = this.#chance.take();
  }

  #restore({ state, hash }: Snapshot): void {
    try {
      decodeState(this.game, state as unknown as Json, this.table);
    } catch (cause) {
      throw new SnapshotMisfit('the snapshot cannot be read', { cause });
    }
    if (this.hash !== hash) throw new SnapshotMisfit(`the snapshot is ${this.hash}, not ${hash} as it says`);
  }

  /** Sets a table and plays to the first ask. Throws if the set-up was not checked with `refuseSetup` first. */
  static create(game: Game, setup: MatchSetup): Match {
    const { seats, options = {}, secret, holders = [], checked = false } = setup;
    const refused = refuseSetup(game, seats, options);
    if (refused) throw new Error(`${refused.key} ${JSON.stringify(refused.args)}`);
    const keyed = new KeyedChance([keyOf(0, secret)]);
    const match = new Match(game, seats, options, keyed, keyed, checked, undefined);
    for (const [seat, holder] of holders.entries()) match.handOver(seat, holder);
    return match;
  }

  /**
   * A game that begins as somebody arranged it, with chance of their own: to learn from, alone. Nothing in it binds
   * anybody, so that it can be gone back to any answer, and its chance proves nothing. (decision 62)
   */
  static practice(game: Game, { seats, options, from, chance }: PracticeSetup): Match {
    const keyed = new KeyedChance([{ from: 0, commitment: '' }]);
    return new Match(game, seats, options, keyed, chance, false, from, []);
  }

  /**
   * Builds a match from a record, telling chance again. Throws where the record does not fit the rules.
   * With a snapshot of the same game only the entries after it are played, and only their events are told. It saves
   * time and nothing else: one that was written by other rules, or is broken, is left aside.
   */
  static replay(
    game: Game,
    record: MatchRecord,
    upTo: number = record.entries.length,
    checked = false,
    from?: Snapshot,
  ): Match {
    try {
      return Match.#replay(game, record, upTo, checked, from);
    } catch (error) {
      if (!(error instanceof SnapshotMisfit)) throw error;
      return Match.#replay(game, record, upTo, checked, undefined);
    }
  }

  static #replay(
    game: Game,
    record: MatchRecord,
    upTo: number,
    checked: boolean,
    from: Snapshot | undefined,
  ): Match {
    const start = from?.entry ?? 0;
    if (start > upTo) throw new Error(`the snapshot is of entry ${start}, after ${upTo}`);
    const told = new RecordedChance();
    told.load(from ? [] : record.opening);
    // Once the record is told, the secret goes on; without it a replay can be watched but not continued.
    const keyed = new KeyedChance(record.keys.filter(({ from: first }) => first <= upTo));
    const chance = new RetoldChance(keyed, told);
    const { seats, options } = record;
    const match = new Match(game, seats, options, keyed, chance, checked, from);
    if (!told.exhausted) throw new Error('the opening has more outcomes than the rules use');
    match.opening = record.opening;
    match.#entries.push(...record.entries.slice(0, start));
    for (let i = start; i < upTo; i++) {
      const { seat, reply, outcomes, said } = record.entries[i];
      match.#turnKey();
      told.load(outcomes);
      const refused = match.#take(seat, scratch.set(match.#meant(i, seat, reply, said)));
      const why = match.fault?.fault.message ?? refused;
      if (refused) throw new Error(`entry ${i + 1} of seat ${seat} is refused: ${why}`);
      if (!told.exhausted) throw new Error(`entry ${i + 1} has more outcomes than the rules use`);
    }
    match.#turnKey();
    chance.stopTelling();
    return match;
  }

  /** What an entry answers, in the numbers of these rules: names say it where they were kept. (decision 53) */
  #meant(entry: number, seat: Seat, reply: readonly number[], said: Said | undefined): readonly number[] {
    if (said === undefined || this.fault || refusalOfSeat(this.game, this.table, seat)) return reply;
    try {
      return numbersOf(this.game, this.table, seat, said);
    } catch (error) {
      throw new Error(`entry ${entry + 1}: ${(error as Error).message}`, { cause: error });
    }
  }

  /** Deals with the key for what comes next. What was answered under another key stands. */
  #turnKey(): void {
    if (this.#keyed.turnTo(this.#entries.length)) this.#undoable = [];
  }

  /**
   * Deals with another secret from here on. Whoever knows the one before can work out the cards dealt so far and none
   * to come.
   */
  rekey(secret: Secret): Key {
    const key = keyOf(this.#entries.length, secret);
    this.#keyed.add(key);
    this.#undoable = [];
    return key;
  }

  /** The secrets that dealt, each from its entry on, with what binds the host to them. */
  get keys(): readonly Key[] {
    return this.#keyed.keys;
  }

  /** The key that deals now. Without its secret the game can be watched and not go on. */
  get key(): Key {
    return this.keys[this.keys.length - 1];
  }

  /** The table after the entries so far, to load the game from later without playing it again. */
  snapshot(): Snapshot {
    return { entry: this.#entries.length, state: encodeState(this.game, this.table), hash: this.hash };
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get over(): boolean {
    return this.table.over;
  }

  get hash(): string {
    return gameHash(this.game, this.table);
  }

  /**
   * Takes an answer from outside. Whatever is wrong with it, the reason comes back and nothing has changed.
   * A rule that breaks freezes this match with a report and leaves the table as it was.
   */
  answer(seat: Seat, id: string, reply: unknown): RefusalReason | undefined {
    const refused = this.refuseAsk(seat, id);
    if (refused) return refused;
    const numbers = typeof reply === 'number' ? [reply] : reply;
    if (!Array.isArray(numbers) || numbers.length > this.table.layout.replySize) return 'wrong-shape';
    // Spread first: a hole in a list would be passed over by `every`.
    if (![...numbers].every(n => Number.isInteger(n) && n >= -32768 && n <= 32767)) return 'wrong-shape';
    return this.#take(seat, new Reply().set(numbers as number[]));
  }

  /** Why a seat has nothing to say about an ask now; undefined if it is its to answer. */
  refuseAsk(seat: Seat, id: unknown): RefusalReason | undefined {
    if (this.fault) return 'frozen';
    if (this.over) return 'game-over';
    const parts = typeof id === 'string' ? askPattern.exec(id) : null;
    if (!parts || Number(parts[1]) > this.table.serial) return 'unknown-ask';
    if (Number(parts[2]) !== seat) return 'wrong-seat';
    if (Number(parts[1]) < this.table.serial) return 'stale';
    return refusalOfSeat(this.game, this.table, seat);
  }

  #take(seat: Seat, reply: Reply): RefusalReason | undefined {
    const { table, game } = this;
    const unasked = refusalOfSeat(game, table, seat);
    if (unasked) return unasked;
    const before = table.state.slice();
    const sights = sightsOf(table);
    const events = this.events.length;
    const watch = this.#watch;
    watch.actor = seat;
    watch.chance = false;
    watch.learned = false;
    let said: Said;
    try {
      const nameAnswer = namerOf(game, table, seat);
      const refused = takeReply(game, table, seat, reply);
      if (refused) return refused;
      said = nameAnswer(reply);
    } catch (error) {
      this.#goBack(before, events);
      this.#chance.take();
      const fault =
        error instanceof GameFault ? error : new GameFault('broken-rule', 'a rule', String(error), error);
      this.fault = { fault, seat, reply: reply.toArray() };
      return 'frozen';
    }
    if (this.#entries.at(-1)?.seat !== seat) this.#undoable = [];
    if (watch.chance || watch.learned || sightGrew(sights, sightsOf(table), seat)) this.#undoable = [];
    else this.#undoable.push({ before, events });
    this.#practised?.push({ before, events });
    this.#entries.push({ seat, reply: reply.toArray(), outcomes: this.#chance.take(), said });
    return undefined;
  }

  #goBack(state: Int16Array, events: number): void {
    this.table.state.set(state);
    this.table.version++;
    this.events.truncate(events);
  }

  /** Why a seat may not take back its last answer, or undefined if it may. */
  refuseUndo(seat: Seat): RefusalReason | undefined {
    if (this.fault) return 'frozen';
    // Once the game is over everything lies open.
    if (this.over) return 'game-over';
    if (!this.#entries.some(entry => entry.seat === seat)) return 'nothing-to-undo';
    return this.#entries.at(-1)?.seat === seat && this.#undoable.length > 0 ? undefined : 'barrier';
  }

  /** Takes back a seat's last answer, if nothing was learned, drawn or done by others since. */
  undo(seat: Seat): RefusalReason | undefined {
    const refused = this.refuseUndo(seat);
    if (refused) return refused;
    const trace = this.#undoable.pop();
    this.#entries.pop();
    this.#practised?.pop();
    if (trace) this.#goBack(trace.before, trace.events);
    this.#keepHandovers();
    return undefined;
  }

  /** A handover is not taken back with the answer before it. */
  #keepHandovers(): void {
    for (const [i, handover] of this.handovers.entries())
      if (handover.entry > this.#entries.length)
        this.handovers[i] = { ...handover, entry: this.#entries.length };
  }

  /** Goes back to how the table stood after so many answers, whoever gave the others. Only a game to practise with does. */
  rewind(entries: number): RefusalReason | undefined {
    if (this.#practised === undefined) return 'barrier';
    const trace = this.#practised[entries];
    if (trace === undefined) return 'nothing-to-undo';
    this.#practised.length = entries;
    this.#entries.length = entries;
    this.#undoable = [];
    this.fault = undefined;
    this.#goBack(trace.before, trace.events);
    this.#keepHandovers();
    return undefined;
  }

  /** Gives a seat to somebody else: another person, a bot. It can happen at any ask and changes nothing on the table. */
  handOver(seat: Seat, holder: string): void {
    this.handovers.push({ entry: this.#entries.length, seat, holder });
  }

  /** Who holds a seat now. */
  holderOf(seat: Seat): string | undefined {
    return this.handovers.findLast(handover => handover.seat === seat)?.holder;
  }

  /** What a viewer may know now. What did not change since they looked last is the same value as then. */
  view(viewer: Viewer): View {
    this.#views ??= new KeptViews(this.game, this.table);
    return this.#views.of(viewer);
  }

  /** What a viewer has been told since an event. */
  told(viewer: Viewer, since = 0): SeenEvent[] {
    return this.events.seen(this.over ? 'all-seeing' : viewer, since);
  }

  /** The id of the ask a seat must answer, if it is asked. */
  askIdOf(seat: Seat): string {
    return askId(this.table, seat);
  }

  /** Whether what absent seats answer to the open ask harms nobody, as the ask itself says. */
  get isHarmless(): boolean {
    return isHarmless(this.game, this.table);
  }

  /** Whether how soon the open ask is answered could tell something. */
  get isHidden(): boolean {
    return isHidden(this.game, this.table);
  }

  /** The same game as it was after some entries, as a match of its own. */
  fork(upTo: number = this.#entries.length): Match {
    const { seats, options, opening, keys } = this;
    const record = { seats, options, opening, keys, entries: this.#entries };
    const match = Match.replay(this.game, record, upTo, this.table.checked);
    for (const handover of this.handovers) if (handover.entry <= upTo) match.handovers.push(handover);
    return match;
  }

  /** A copy of the table for looking ahead. It tells nobody anything and cannot reach this match's chance. */
  peek(chance: Chance): TableCore {
    const copy = spareTable(this.game, this.table);
    copy.copyFrom(this.table);
    copy.chance = chance;
    return copy;
  }
}
