import { wilson } from '@runehold/kernel/chance/wilson';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Agent } from './agent.ts';
import { mix } from './agent.ts';
import type { Setting } from './referee.ts';
import type { Dealing, GameThing, Played, Series } from './series.ts';
import type { WinRate } from './tally.ts';

/** Games of the same bots again and again: not who plays better is asked, but how even the game is. */
export type Simulation = Setting &
  Pick<Series, 'tags' | 'watch' | 'chronicle'> & {
    /** Who plays: they sit down in this order, one seat on with each game. */
    readonly agents: readonly Agent[];
    readonly games: number;
    readonly seed?: number;
  };

/** How often a thing came to players and was used by them, and how many of those seats won. */
export type ThingTally = GameThing & {
  readonly had: ThingCount;
  readonly used: ThingCount;
};
export type ThingCount = { readonly times: number; readonly seats: number; readonly wins: number };

export type SimulationResult = {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly agents: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly par: number;
  /** Games that nobody won, that several won together, and that were broken off. */
  readonly noWinner: number;
  readonly shared: number;
  readonly unfinished: number;
  readonly answersPerGame: number;
  /** Wins by whatever a seat is told apart by. A shared win is a win of each. */
  readonly by: Readonly<Record<string, Readonly<Record<string, WinRate>>>>;
  /** How many games ended how. */
  readonly endings: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What was watched for, in an average game of a seat. */
  readonly counts: Readonly<Record<string, number>>;
  readonly things: readonly ThingTally[];
};

/** The games of a simulation, by their numbers: a deal for each. */
export const seriesOf = (simulation: Omit<Simulation, 'games'>): Series => {
  const { agents, seats, seed = 1 } = simulation;
  return {
    ...simulation,
    lineup: n => ({
      agents: Array.from({ length: seats }, (_, seat) => agents[(seat + n) % agents.length]),
      dealSeed: mix(seed, seats, n),
      botSeed: mix(seed, seats, n, 1),
    }),
  };
};

type Count = { wins: number; games: number };
type Thing = GameThing & Record<'had' | 'used', { times: number; seats: number; wins: number }>;

const none = (): Thing['had'] => ({ times: 0, seats: 0, wins: 0 });
const inOrder = <T>(all: ReadonlyMap<string, T>): [string, T][] =>
  [...all].sort(([x], [y]) => (x < y ? -1 : 1));

/** Counts by two names. */
class Counts<T> {
  readonly #all = new Map<string, Map<string, T>>();
  readonly #fresh: () => T;

  constructor(fresh: () => T) {
    this.#fresh = fresh;
  }

  at(name: string, value: string): T {
    const values = this.#all.get(name) ?? new Map<string, T>();
    this.#all.set(name, values);
    const count = values.get(value) ?? this.#fresh();
    values.set(value, count);
    return count;
  }

  told<U>(tell: (count: T) => U): Readonly<Record<string, Readonly<Record<string, U>>>> {
    return Object.fromEntries(
      [...this.#all].map(([name, values]) => [
        name,
        Object.fromEntries(inOrder(values).map(([value, count]) => [value, tell(count)])),
      ]),
    );
  }
}

/** Adds up the games of a simulation in their order, whoever played them. */
export class Summary {
  readonly games: number;
  readonly #simulation: Simulation;
  readonly #by = new Counts<Count>(() => ({ wins: 0, games: 0 }));
  readonly #endings = new Counts<{ n: number }>(() => ({ n: 0 }));
  readonly #things = new Map<string, Thing>();
  readonly #counts = new Map<string, number>();
  #added = 0;
  #noWinner = 0;
  #shared = 0;
  #unfinished = 0;
  #answers = 0;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
    this.games = simulation.games;
  }

  get isDone(): boolean {
    return this.#added >= this.games;
  }

  add({ n, over, winners, answers, tags, counts = [], ending = {}, dealings = [] }: Played): void {
    const { agents, seats } = this.#simulation;
    this.#added++;
    this.#answers += answers;
    if (!over) this.#unfinished++;
    else if (winners.length === 0) this.#noWinner++;
    else if (winners.length > 1) this.#shared++;
    for (let seat = 0; seat < seats; seat++) {
      const bot = agents[(seat + n) % agents.length].id;
      const named = { seat: String(seat), ...(agents.length > 1 && { bot }), ...tags[seat] };
      for (const [name, value] of Object.entries(named)) {
        const count = this.#by.at(name, value);
        count.games++;
        if (winners.includes(seat)) count.wins++;
      }
    }
    for (const [name, value] of Object.entries(ending)) this.#endings.at(name, value).n++;
    for (const seen of counts)
      for (const [name, times] of Object.entries(seen))
        this.#counts.set(name, (this.#counts.get(name) ?? 0) + times);
    for (const dealing of dealings) this.#deal(dealing, winners);
  }

  #deal({ kind, id, seat, ...times }: Dealing, winners: readonly Seat[]): void {
    const thing = this.#things.get(`${kind} ${id}`) ?? { kind, id, had: none(), used: none() };
    this.#things.set(`${kind} ${id}`, thing);
    for (const deed of ['had', 'used'] as const) {
      if (times[deed] === 0) continue;
      thing[deed].times += times[deed];
      if (seat === undefined) continue;
      thing[deed].seats++;
      if (winners.includes(seat)) thing[deed].wins++;
    }
  }

  result(): SimulationResult {
    const { game, seats, options = {}, agents, seed = 1 } = this.#simulation;
    const games = this.#added;
    return {
      game: game.id,
      rules: game.version,
      seats,
      options,
      agents: agents.map(({ id }) => id),
      seed,
      games,
      par: 1 / seats,
      noWinner: this.#noWinner,
      shared: this.#shared,
      unfinished: this.#unfinished,
      answersPerGame: games === 0 ? 0 : this.#answers / games,
      by: this.#by.told(count => ({ ...count, ...wilson(count.wins, count.games) })),
      endings: this.#endings.told(({ n }) => n),
      counts: Object.fromEntries(
        [...this.#counts].map(([name, sum]) => [name, sum / Math.max(1, games * seats)]),
      ),
      things: inOrder(this.#things).map(([, thing]) => thing),
    };
  }
}
