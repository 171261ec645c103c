import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { RecordingChance } from '@runehold/kernel/chance/record';
import { EventLog } from '@runehold/kernel/event/event';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Entry } from '@runehold/kernel/match/record';
import { type ChosenOptions, newTable, refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { askOp, begin, nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { cardCounts, hashOf } from '@runehold/kernel/table/digest';
import type { TableCore } from '@runehold/kernel/table/table';
import { takeChecked } from './checked.ts';
import { Coverage } from './coverage.ts';
import { type Glance, Look } from './look.ts';
import type { SecretWatch } from './secrets.ts';

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
  /**
   * Who plays on for everybody when chance alone would hardly ever end the game: there are games that only somebody
   * with a plan can win. Where a plan leads nowhere either, chance takes over again at `until`. Only the first
   * `planners` seats have one, if that is given: the weak are to lose as well. And `whims` is the part of their answers
   * that chance gives after all: a plan brings a game where chance alone never would, but never strays from its way.
   */
  readonly closing?: {
    readonly after: number;
    readonly until?: number;
    readonly planners?: number;
    readonly whims?: number;
    readonly agent: Closer;
  };
  /** The world that is fuzzed, if its content is not what the game is shipped with. */
  readonly world?: string;
  /** Goes on with what other runs have covered already. */
  readonly coverage?: Coverage;
  /** Looks at the table before and after every answer, such as for secret events and hidden asks. */
  readonly watch?: Pick<SecretWatch, 'before' | 'after'>;
  readonly onGame?: (done: number) => void;
};

/** Answers for a seat with the aim of ending the game; it may look at the whole table. */
export type Closer = (game: Game, t: TableCore, seat: Seat, reply: Reply) => void;

/** A fuzzed game that went wrong, written so that it can be played again. */
export type FuzzFailure = {
  readonly game: string;
  readonly rules: string;
  /** The world it was played in, if that was not the game as it is shipped. */
  readonly world?: string;
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly problem: string;
  readonly opening: readonly number[];
  readonly entries: readonly Entry[];
  /** The answer that was being taken, if the fault came with it, and what chance did until then. */
  readonly last?: Entry;
  /** How the table was looked at, if that is what found the problem. */
  readonly glance?: Glance;
  /** The number of answers after which the game counts as endless, if that is the problem. */
  readonly longest?: number;
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

/**
 * Every combination of table options, or as many as asked for, taken evenly from all of them; what is named is as it is
 * named in each.
 */
export const everyOption = (game: Game, most = 512, named: ChosenOptions = {}): ChosenOptions[] => {
  const options = Object.entries(game.layout.options).map(
    ([name, { values }]) => [name, { values: Object.hasOwn(named, name) ? [named[name]] : values }] as const,
  );
  const all = options.reduce((product, [, { values }]) => product * values.length, 1);
  const count = Math.min(all, most);
  // A step that shares no factor with the number of combinations visits each once before any twice.
  let step = Math.max(1, Math.floor(all * 0.6180339887));
  while (count < all && gcd(step, all) !== 1) step++;
  return Array.from({ length: count }, (_, n) => {
    let index = count < all ? (n * step) % all : n;
    return Object.fromEntries(
      options.map(([name, { values }]) => {
        const value = values[index % values.length];
        index = Math.floor(index / values.length);
        return [name, value];
      }),
    );
  });
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

type FuzzRun = {
  readonly steering: number;
  readonly lookShare: number;
  readonly longest: number;
  readonly closing: FuzzSetup['closing'];
  readonly watch: FuzzSetup['watch'];
};

/** One game being fuzzed: the table, the checks, and what has happened. */
class FuzzGame {
  readonly #game: Game;
  readonly #table: TableCore;
  readonly #look: Look;
  readonly #rng: FastChance;
  readonly #chance: RecordingChance;
  readonly #log: EventLog;
  readonly #coverage: Coverage;
  readonly #reply = new Reply();
  readonly #seats: number;
  readonly #options: ChosenOptions;
  #opening: readonly number[] | undefined;
  readonly #entries: Entry[] = [];
  #last: Omit<Entry, 'outcomes'> | undefined;
  #glance: Glance | undefined;
  #looks = 0;

  constructor(game: Game, seats: number, options: ChosenOptions, seed: number, coverage: Coverage) {
    this.#game = game;
    this.#seats = seats;
    this.#options = options;
    this.#rng = new FastChance(seed);
    this.#chance = new RecordingChance(new FastChance(seed ^ 0x5bd1e995));
    this.#table = newTable(game, options, this.#chance, true);
    this.#look = new Look(game, this.#table);
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
  run(setup: FuzzRun): FuzzFailure | undefined {
    const { steering, lookShare, longest, closing, watch } = setup;
    try {
      begin(this.#game, this.#table, this.#seats);
      this.#opening = this.#chance.take();
      const cards = cardCounts(this.#table);
      this.#game.invariants?.(this.#table as never);
      while (!this.#table.over) {
        if (this.#entries.length >= longest)
          return { ...this.#failure(`no end after ${longest} answers`), longest };
        const problem = this.#rng.next() / 4294967296 < lookShare ? this.#lookAround() : undefined;
        if (problem) return this.#failure(problem);
        this.#answer(this.#planner(closing, longest) ?? this.#wander(steering), cards, watch);
      }
      this.#coverage.noteEvents(this.#log.seen('all-seeing'));
      return undefined;
    } catch (error) {
      return this.#failure((error as Error).message);
    }
  }

  /** Who answers now, if somebody with a plan does. */
  #planner(closing: FuzzRun['closing'], longest: number): Closer | undefined {
    if (!closing) return undefined;
    const given = this.#entries.length;
    const { after, until = longest, planners = this.#seats, whims = 0, agent } = closing;
    const plans = given >= after && given < until && nextAsked(this.#table) < planners;
    return plans && !this.#happens(whims) ? agent : undefined;
  }

  /** Whether something happens that does with a probability; what never does costs chance nothing. */
  #happens(probability: number): boolean {
    return probability > 0 && this.#rng.next() / 4294967296 < probability;
  }

  /** Answers at random, now and then with what nobody has chosen yet. */
  #wander(steering: number): Closer {
    return (game, t, seat, reply) => {
      const offer = offerTo(game, t, seat);
      sampleReply(offer, this.#rng, reply);
      if (offer.kind !== 'one' || this.#rng.next() / 4294967296 >= steering) return;
      const fresh = this.#coverage.unchosen(this.#where(), offer);
      if (fresh !== undefined) reply.one(fresh);
    };
  }

  /** The ask that is open, by the names its rule gives it. */
  #where(): string {
    const op = askOp(this.#game, this.#table);
    return `${op.owner.name}.${op.ask?.name ?? ''}`;
  }

  #answer(agent: Closer, cards: Map<string, number[]>, watch: FuzzSetup['watch']): void {
    const seat = nextAsked(this.#table);
    if (seat === NONE) throw new Error('nobody is asked and the game is not over');
    agent(this.#game, this.#table, seat, this.#reply);
    const where = this.#where();
    this.#coverage.noteAnswer(where, this.#reply);
    const reply = this.#reply.toArray();
    this.#last = { seat, reply };
    const told = this.#log.length;
    watch?.before(this.#game, this.#table);
    const refused = takeChecked(this.#game, this.#table, seat, this.#reply, cards);
    if (refused) throw new Error(`the answer ${reply} to ${where} is refused: ${refused}`);
    this.#entries.push({ seat, reply, outcomes: this.#chance.take() });
    this.#last = undefined;
    watch?.after(this.#game, this.#table, { seat, reply }, this.#log.seen('all-seeing', told));
  }

  /** The costly checks, at one ask, through the eyes of somebody. */
  #lookAround(): string | undefined {
    this.#looks++;
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: this.#seats }, (_, seat) => seat)];
    this.#glance = { viewer: viewers[this.#rng.pick(viewers.length)], seed: this.#rng.next() };
    const problem = this.#look.problem(this.#table, this.#glance);
    if (!problem) this.#glance = undefined;
    return problem;
  }

  #failure(problem: string): FuzzFailure {
    return {
      game: this.#game.id,
      rules: this.#game.version,
      seats: this.#seats,
      options: this.#options,
      problem,
      // A fault in the opening comes before there is anything else to write down.
      opening: this.#opening ?? this.#chance.take(),
      entries: this.#entries,
      ...(this.#last && { last: { ...this.#last, outcomes: this.#chance.take() } }),
      ...(this.#glance && { glance: this.#glance }),
    };
  }
}

/** Plays many games at random, through every seat count and option, and checks the laws on the way. */
export const fuzz = (game: Game, setup: FuzzSetup): FuzzReport => {
  const { games, seed = 1, steering = 0.25, looks = 1, longest = 20_000 } = setup;
  const seatCounts = setup.seats ?? range(game.seats.min, game.seats.max);
  const tables = (setup.options ?? everyOption(game))
    .flatMap(options => seatCounts.map(seats => ({ options, seats })))
    .filter(({ options, seats }) => refuseSetup(game, seats, options) === undefined);
  if (tables.length === 0) throw new Error('no table can be set with these seats and options');
  const { coverage = new Coverage(game) } = setup;
  const failures: FuzzFailure[] = [];
  let answers = 0;
  let looked = 0;
  let digest = 0;
  let typical = 40;
  let played = 0;
  for (let n = 0; n < games; n++) {
    const { options, seats } = tables[n % tables.length];
    const one = new FuzzGame(game, seats, options, Math.imul(seed, 0x9e3779b1) ^ n, coverage);
    const failure = one.run({
      steering,
      lookShare: looks / typical,
      longest,
      closing: setup.closing,
      watch: setup.watch,
    });
    answers += one.answers;
    looked += one.looks;
    typical = Math.max(1, answers / (n + 1));
    if (failure) failures.push({ ...failure, ...(setup.world !== undefined && { world: setup.world }) });
    digest = (Math.imul(digest, 31) + Number.parseInt(one.hash.slice(0, 8), 16)) | 0;
    played = n + 1;
    setup.onGame?.(played);
    if (failures.length >= 10) break;
  }
  return { games: played, answers, looks: looked, failures, coverage, digest: (digest >>> 0).toString(16) };
};

const range = (min: number, max: number): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);
