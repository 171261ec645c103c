import { sorted } from '@runehold/kernel/ask/answers';
import { PASS } from '@runehold/kernel/ask/offer';
import { Reply, refusalOf } from '@runehold/kernel/ask/reply';
import type { Chance } from '@runehold/kernel/chance/chance';
import { type Dealt, ScriptedChance } from '@runehold/kernel/chance/scripted';
import { SecretChance } from '@runehold/kernel/chance/secret';
import { EventLog, type SeenEvent } from '@runehold/kernel/event/event';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { type ChosenOptions, newTable, refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin, offerTo, refusalOfSeat, takeReply } from '@runehold/kernel/procedure/machine';
import { cardCounts, hashOf, lostOrMade } from '@runehold/kernel/table/digest';
import type { TableCore } from '@runehold/kernel/table/table';
import { decodeState, encodeState, type Json } from '@runehold/kernel/view/codec';
import { type AskView, describeAsk, type OptionView, waitingList } from '@runehold/kernel/view/describe';
import { type View, viewOf } from '@runehold/kernel/view/view';
import { roomProblem } from './room.ts';
import type { SecretWatch } from './secrets.ts';
import { currentWay } from './ways.ts';

export type PlaySetup = {
  readonly seats: number;
  readonly options?: ChosenOptions;
  /** Tables of different seeds are dealt differently. */
  readonly seed?: number;
};

/** What a player says: names of options as the table calls them, numbers, yes, no or pass. */
export type Said = string | number | boolean | readonly (string | number)[];

/** A claim of a test that did not hold. */
export class StoryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoryError';
  }
}

/** An option by its name, or by what its name ends with if no other ends so: `DA` for `to:DA`. */
const optionCalled = (name: string, options: readonly OptionView[]): OptionView | undefined => {
  const exact = options.find(option => option.name === name);
  if (exact !== undefined) return exact;
  const ending = options.filter(option => option.name.endsWith(`:${name}`));
  return ending.length === 1 ? ending[0] : undefined;
};

const secretOf = (seed: number): string => seed.toString(16).padStart(64, '0');

const list = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));

/**
 * A table that a test plays at, as a player would: it reads what is asked, says names, and sees what happened.
 * In the ways `undo` and `save` every answer is also taken back and given again, or the table is saved and loaded before it.
 */
export class Play<T extends TableCore = TableCore> {
  readonly game: Game;
  readonly #log: EventLog;
  readonly #chance: ScriptedChance;
  #table: TableCore;
  readonly #options: ChosenOptions;
  #cards: Map<string, number[]>;
  #told = 0;
  #watch: SecretWatch | undefined;

  constructor(game: Game, { seats, options = {}, seed = 1 }: PlaySetup) {
    const refused = refuseSetup(game, seats, options);
    if (refused) throw new StoryError(`the table is refused: ${refused.key}`);
    this.game = game;
    this.#options = options;
    this.#chance = new ScriptedChance(new SecretChance(secretOf(seed)));
    this.#log = new EventLog(game.eventList);
    this.#table = this.#fresh();
    begin(game, this.#table, seats);
    this.#cards = cardCounts(this.#table);
  }

  #fresh(): TableCore {
    const table = newTable(this.game, this.#options, this.#chance as Chance, true);
    table.sink = this.#log;
    return table;
  }

  /** The table itself, for looking. To change it, say `given`. */
  get table(): T {
    return this.#table as T;
  }

  /** Arranges the position: a card here, a token there. Cards may be added; from here on they are conserved. */
  given(arrange: (t: T) => void): this {
    arrange(this.#table as T);
    this.#table.version++;
    this.#cards = cardCounts(this.#table);
    return this;
  }

  /** Has what comes of every answer from here on looked at for what it may betray. */
  watchedBy(watch: SecretWatch): this {
    this.#watch = watch;
    return this;
  }

  /** Fixes the next outcomes of a stream: what a die shows, which card of a pile comes (by its name, or its place in the pool's order). */
  chance(stream: string, ...outcomes: Dealt[]): this {
    this.#chance.script(this.#table, this.game.layout.streams.indexOf(stream), outcomes);
    return this;
  }

  get over(): boolean {
    return this.#table.over;
  }

  /** The seats that have not answered yet. */
  get asked(): Seat[] {
    return waitingList(this.#table)
      .filter(waiting => !waiting.answered)
      .map(({ seat }) => seat);
  }

  /** The ask a seat has open. */
  ask(seat: Seat = this.#onlySeat()): AskView {
    const refused = refusalOfSeat(this.game, this.#table, seat);
    if (refused)
      throw new StoryError(`seat ${seat} is not asked (${refused}); asked: ${list(this.asked.map(String))}`);
    return describeAsk(this.game, this.#table, seat);
  }

  #onlySeat(): Seat {
    const [seat, ...others] = this.asked;
    if (seat === undefined || others.length > 0)
      throw new StoryError(`say which seat: asked are ${list(this.asked.map(String))}`);
    return seat;
  }

  /** The names of everything a seat may choose, in the table's order. */
  offered(seat?: Seat): string[] {
    return this.ask(seat).options.map(({ name }) => name);
  }

  /** The key of the reason why an option is not offered; undefined if it is, or was not thought of at all. */
  whyNot(option: string, seat?: Seat): string | undefined {
    return this.ask(seat).denied.find(denied => denied.option.name === option)?.reason.key;
  }

  /** Answers, and expects it to be taken. */
  answer(said: Said, seat: Seat = this.#onlySeat()): this {
    const refused = this.tries(said, seat);
    if (refused !== undefined)
      throw new StoryError(
        `seat ${seat} may not say ${JSON.stringify(said)} to ${this.ask(seat).name} (${refused}); offered: ${list(this.offered(seat))}`,
      );
    return this;
  }

  /** Answers several asks one after another, whoever is asked. */
  answers(...said: readonly Said[]): this {
    for (const one of said) this.answer(one);
    return this;
  }

  /** Answers, and returns why it was refused, if it was. */
  tries(said: Said, seat: Seat = this.#onlySeat()): string | undefined {
    const reply = this.#replyTo(this.ask(seat), said);
    if (reply === undefined) return 'not-offered';
    const refused = refusalOf(offerTo(this.game, this.#table, seat), reply);
    if (refused !== undefined) return refused;
    const tight = roomProblem(this.game, this.#table, seat);
    if (tight !== undefined) throw new StoryError(tight);
    this.#told = this.#log.length;
    if (currentWay() === 'save') this.#saveAndLoad();
    if (currentWay() === 'undo') this.#rehearse(seat, reply);
    this.#watch?.before(this.game, this.#table);
    takeReply(this.game, this.#table, seat, reply);
    this.#check();
    this.#watch?.after(this.game, this.#table, { seat, reply: reply.toArray() }, this.told());
    return undefined;
  }

  #replyTo(ask: AskView, said: Said): Reply | undefined {
    const code = (name: string | number | boolean, options: readonly OptionView[]): number | undefined => {
      if (typeof name === 'boolean') return name ? 1 : 0;
      if (typeof name === 'number') return name;
      if (name === 'pass') return PASS;
      if (ask.kind === 'yes' && (name === 'yes' || name === 'no')) return name === 'yes' ? 1 : 0;
      return optionCalled(name, options)?.code;
    };
    const names = Array.isArray(said)
      ? (said as readonly (string | number)[])
      : [said as string | number | boolean];
    const codes = names.map(name => code(name, ask.options));
    if (codes.some(found => found === undefined)) return undefined;
    const reply = new Reply().set(codes as number[]);
    return ask.kind === 'some' ? sorted(reply) : reply;
  }

  #saveAndLoad(): void {
    const saved = JSON.stringify(encodeState(this.game, this.#table));
    const loaded = this.#fresh();
    decodeState(this.game, JSON.parse(saved) as Json, loaded);
    if (hashOf(loaded) !== hashOf(this.#table)) throw new StoryError('save and load changed the table');
    this.#table = loaded;
  }

  /** Gives the answer, takes it back, and checks that giving it again will lead to the same table and be told the same. */
  #rehearse(seat: Seat, reply: Reply): void {
    const before = this.#table.state.slice();
    const once = (): string => {
      const from = this.#log.length;
      takeReply(this.game, this.#table, seat, reply);
      const result = `${hashOf(this.#table)} ${JSON.stringify(this.#log.seen('all-seeing', from))}`;
      this.#log.truncate(from);
      this.#table.state.set(before);
      this.#table.version++;
      return result;
    };
    const first = once();
    if (once() !== first) throw new StoryError('the same answer led to two tables');
  }

  #check(): void {
    const lost = lostOrMade(this.#table, this.#cards);
    if (lost.length > 0) throw new StoryError(`cards were lost or made: ${lost.join(', ')}`);
    this.game.invariants?.(this.#table as never);
  }

  /** What a viewer was told of the last answer. */
  told(viewer: Viewer = 'all-seeing'): SeenEvent[] {
    return this.#log.seen(viewer, this.#told).map(plain);
  }

  /** The keys of what was told of the last answer that nobody was asked for: it was the only choice. */
  get unasked(): string[] {
    return this.#log.seen('all-seeing', this.#told).flatMap(({ key, unasked }) => (unasked ? [key] : []));
  }

  /** The keys of what happened with the last answer, in order. */
  get happened(): string[] {
    return this.told().map(({ key }) => key);
  }

  /** Everything told since the table was set. */
  history(viewer: Viewer = 'all-seeing'): SeenEvent[] {
    return this.#log.seen(viewer).map(plain);
  }

  view(viewer: Viewer): View {
    return viewOf(this.game, this.#table, viewer);
  }
}

/** What happened, whether or not somebody was asked for it. */
const plain = ({ key, args }: SeenEvent): SeenEvent => ({ key, args });

/** Sets a table for a test. */
export const play = <T extends TableCore>(game: Game, setup: PlaySetup): Play<T> => new Play<T>(game, setup);
