import { everyReply, sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { RecordingChance } from '@runehold/kernel/chance/record';
import { EventLog } from '@runehold/kernel/event/event';
import type { Game } from '@runehold/kernel/game';
import { decodeState, encodeState, type Json } from '@runehold/kernel/layout/codec';
import { cardCounts, hashOf, lostOrMade, sameTable } from '@runehold/kernel/layout/digest';
import type { Viewer } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/layout/table';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Entry } from '@runehold/kernel/match/match';
import { type ChosenOptions, newTable, refuseSetup, spareTable } from '@runehold/kernel/match/table-setup';
import { askOp, begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import { Coverage } from './coverage.ts';
import { LeakCheck } from './leak.ts';

export type FuzzSetup = {
  readonly games: number;
  readonly seed?: number;
  /** Only these seat counts; all the game has by default. */
  readonly seats?: readonly number[];
  /** Only these options; every combination by default. */
  readonly options?: readonly ChosenOptions[];
  /** Share of answers that go where nothing has gone yet. */
  readonly steering?: number;
  /** How many asks of a game the costly checks look at, on average. */
  readonly looks?: number;
  /** A game that takes more answers than this counts as endless. */
  readonly longest?: number;
  readonly onGame?: (done: number) => void;
};

/** A fuzzed game that went wrong, written so that it can be played again. */
export type FuzzFailure = {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly problem: string;
  readonly opening: readonly number[];
  readonly entries: readonly Entry[];
  /** The answer that was being taken, if the fault came with it. */
  readonly last?: { readonly seat: number; readonly reply: readonly number[] };
};

export type FuzzReport = {
  readonly games: number;
  readonly answers: number;
  readonly looks: number;
  readonly failures: readonly FuzzFailure[];
  readonly coverage: Coverage;
  /** The fingerprints of all final tables, folded into one. */
  readonly digest: string;
};

/** Every combination of table options. */
export const everyOption = (game: Game): ChosenOptions[] =>
  Object.entries(game.layout.options).reduce<ChosenOptions[]>(
    (all, [name, { values }]) => all.flatMap(chosen => values.map(value => ({ ...chosen, [name]: value }))),
    [{}],
  );

/** One game being fuzzed: the table, spare tables for the checks, and what has happened. */
class FuzzGame {
  readonly #game: Game;
  readonly #table: TableCore;
  readonly #copy: TableCore;
  readonly #leak: LeakCheck;
  readonly #rng: FastChance;
  readonly #chance: RecordingChance;
  readonly #log: EventLog;
  readonly #coverage: Coverage;
  readonly #reply = new Reply();
  readonly #seats: number;
  readonly #options: ChosenOptions;
  #opening: readonly number[] = [];
  readonly #entries: Entry[] = [];
  #last: FuzzFailure['last'];
  #looks = 0;

  constructor(game: Game, seats: number, options: ChosenOptions, seed: number, coverage: Coverage) {
    this.#game = game;
    this.#seats = seats;
    this.#options = options;
    this.#rng = new FastChance(seed);
    this.#chance = new RecordingChance(new FastChance(seed ^ 0x5bd1e995));
    this.#table = newTable(game, options, this.#chance, true);
    this.#copy = spareTable(game, this.#table);
    this.#leak = new LeakCheck(game, this.#table);
    this.#log = new EventLog(game.eventList);
    this.#coverage = coverage;
    this.#table.trace = coverage.steps;
    this.#table.sink = this.#log;
  }

  get answers(): number {
    return this.#entries.length;
  }

  get looks(): number {
    return this.#looks;
  }

  get hash(): string {
    return hashOf(this.#table);
  }

  /** Plays to the end; undefined if nothing went wrong. */
  run(steering: number, lookShare: number, longest: number): FuzzFailure | undefined {
    try {
      begin(this.#game, this.#table, this.#seats);
      this.#opening = this.#chance.take();
      const cards = cardCounts(this.#table);
      while (!this.#table.over) {
        if (this.#entries.length >= longest) return this.#failure(`no end after ${longest} answers`);
        const problem = this.#rng.next() / 4294967296 < lookShare ? this.#look() : undefined;
        if (problem) return this.#failure(problem);
        this.#answer(steering);
        this.#game.invariants?.(this.#table as never);
        const lost = lostOrMade(this.#table, cards);
        if (lost.length > 0) return this.#failure(`cards were lost or made: ${lost.join(', ')}`);
      }
      this.#coverage.noteEvents(this.#log.seen('all-seeing'));
      return undefined;
    } catch (error) {
      return this.#failure((error as Error).message);
    }
  }

  #answer(steering: number): void {
    const seat = nextAsked(this.#table);
    if (seat === NONE) throw new Error('nobody is asked and the game is not over');
    const name = askOp(this.#game, this.#table).ask?.name ?? '';
    const where = `${askOp(this.#game, this.#table).owner.name}.${name}`;
    const offer = offerTo(this.#game, this.#table, seat);
    sampleReply(offer, this.#rng, this.#reply);
    if (offer.kind === 'one' && this.#rng.next() / 4294967296 < steering) {
      const fresh = this.#coverage.unchosen(where, offer);
      if (fresh !== undefined) this.#reply.one(fresh);
    }
    this.#coverage.noteAnswer(where, this.#reply);
    const reply = this.#reply.toArray();
    this.#last = { seat, reply };
    const refused = takeReply(this.#game, this.#table, seat, this.#reply);
    if (refused) throw new Error(`the sampler's own answer ${reply} to ${where} is refused: ${refused}`);
    this.#entries.push({ seat, reply, outcomes: this.#chance.take() });
    this.#last = undefined;
  }

  /** The costly checks, at one ask. */
  #look(): string | undefined {
    this.#looks++;
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: this.#seats }, (_, seat) => seat)];
    const viewer = viewers[this.#rng.pick(viewers.length)];
    return (
      this.#leak.still(this.#table, viewer, this.#rng) ??
      this.#leak.moving(this.#table, viewer, this.#rng) ??
      this.#saveAndLoad() ??
      this.#undoAndAgain() ??
      this.#copyIsSafe()
    );
  }

  #saveAndLoad(): string | undefined {
    const json = JSON.stringify(encodeState(this.#game, this.#table));
    decodeState(this.#game, JSON.parse(json) as Json, this.#copy);
    if (!sameTable(this.#copy, this.#table)) return 'save and load changed the table';
    return JSON.stringify(encodeState(this.#game, this.#copy)) === json
      ? undefined
      : 'save and load changed the words';
  }

  /** The same answer from the same position must lead to the same table, also after going back. */
  #undoAndAgain(): string | undefined {
    const seed = this.#rng.next();
    const seat = nextAsked(this.#table);
    sampleReply(offerTo(this.#game, this.#table, seat), this.#rng, this.#reply);
    const once = (): string => {
      this.#copy.copyFrom(this.#table);
      this.#copy.chance = new FastChance(seed);
      takeReply(this.#game, this.#copy, seat, this.#reply);
      return hashOf(this.#copy);
    };
    const first = once();
    return once() === first ? undefined : 'the same answer led to two tables';
  }

  /** Playing on with a copy must not touch the table it was copied from. */
  #copyIsSafe(): string | undefined {
    const before = hashOf(this.#table);
    const offered = [...take(everyReply(offerTo(this.#game, this.#table, nextAsked(this.#table))), 50)];
    this.#copy.copyFrom(this.#table);
    this.#copy.chance = this.#rng;
    for (let n = 0; n < 5 && !this.#copy.over; n++) {
      const seat = nextAsked(this.#copy);
      takeReply(
        this.#game,
        this.#copy,
        seat,
        sampleReply(offerTo(this.#game, this.#copy, seat), this.#rng, this.#reply),
      );
    }
    if (hashOf(this.#table) !== before) return 'playing on a copy changed the table';
    const again = [...take(everyReply(offerTo(this.#game, this.#table, nextAsked(this.#table))), 50)];
    return JSON.stringify(again) === JSON.stringify(offered)
      ? undefined
      : 'playing on a copy changed an offer';
  }

  #failure(problem: string): FuzzFailure {
    return {
      game: this.#game.id,
      rules: this.#game.version,
      seats: this.#seats,
      options: this.#options,
      problem,
      opening: this.#opening,
      entries: this.#entries,
      ...(this.#last && { last: this.#last }),
    };
  }
}

function* take<V>(values: Iterable<V>, most: number): Generator<V> {
  let n = 0;
  for (const value of values) {
    if (n++ >= most) return;
    yield value;
  }
}

/** Plays many games at random, through every seat count and option, and checks the laws on the way. */
export const fuzz = (game: Game, setup: FuzzSetup): FuzzReport => {
  const { games, seed = 1, steering = 0.25, looks = 1, longest = 20_000 } = setup;
  const seatCounts = setup.seats ?? range(game.seats.min, game.seats.max);
  const tables = (setup.options ?? everyOption(game))
    .flatMap(options => seatCounts.map(seats => ({ options, seats })))
    .filter(({ options, seats }) => refuseSetup(game, seats, options) === undefined);
  const coverage = new Coverage(game);
  const failures: FuzzFailure[] = [];
  let answers = 0;
  let looked = 0;
  let digest = 0;
  let typical = 40;
  for (let n = 0; n < games; n++) {
    const { options, seats } = tables[n % tables.length];
    const one = new FuzzGame(game, seats, options, Math.imul(seed, 0x9e3779b1) ^ n, coverage);
    const failure = one.run(steering, looks / typical, longest);
    answers += one.answers;
    looked += one.looks;
    typical = Math.max(1, answers / (n + 1));
    if (failure) failures.push(failure);
    digest = (Math.imul(digest, 31) + Number.parseInt(one.hash.slice(0, 8), 16)) | 0;
    setup.onGame?.(n + 1);
    if (failures.length >= 10) break;
  }
  return { games, answers, looks: looked, failures, coverage, digest: (digest >>> 0).toString(16) };
};

const range = (min: number, max: number): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);
