import { type Interval, wilson } from '@runehold/kernel/chance/wilson';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Played } from './series.ts';

/** Wins among games, with the interval. */
export type WinRate = Interval & { readonly wins: number; readonly games: number };

export type TallyResult = WinRate & {
  readonly agent: string;
  /** Games that nobody won, that several won together, and that were broken off. */
  readonly noWinner: number;
  readonly shared: number;
  readonly unfinished: number;
  /** Answers bots gave in an average game. */
  readonly answersPerGame: number;
  /** The same by seat and by whatever the contest is broken down by. */
  readonly by: Readonly<Record<string, Readonly<Record<string, WinRate>>>>;
  /** What was watched for, in an average game of a seat: the agent's, and those against it. */
  readonly counts?: Readonly<Record<string, Counted>>;
};

/** How often something was seen in an average game of one seat. */
export type Counted = { readonly own: number; readonly others: number };

type Sums = Map<string, { own: number; others: number }>;
type Count = { wins: number; games: number };

/** Games so far, and how many of them were won. */
export type Score = Readonly<Count>;

const scoreOf = ({ wins, games }: Count): WinRate => ({ wins, games, ...wilson(wins, games) });

/** Counts the games of one agent. */
export class Tally {
  readonly #all: Count = { wins: 0, games: 0 };
  readonly #by = new Map<string, Map<string, Count>>();
  #noWinner = 0;
  #shared = 0;
  #unfinished = 0;
  #answers = 0;
  readonly #sums: Sums = new Map();
  readonly #seats = { own: 0, others: 0 };

  get score(): Score {
    return this.#all;
  }

  /** Counts a game in which the agent sat at a seat. A shared first place is a win. */
  add({ over, winners, answers, tags, counts = [] }: Played, seat: Seat): void {
    const won = winners.includes(seat);
    this.#answers += answers;
    if (!over) this.#unfinished++;
    else if (winners.length === 0) this.#noWinner++;
    else if (winners.length > 1) this.#shared++;
    const broken = Object.entries({ seat: String(seat), ...tags[seat] }).map(([name, value]) =>
      this.#countOf(name, value),
    );
    for (const count of [this.#all, ...broken]) {
      count.games++;
      if (won) count.wins++;
    }
    for (const [at, seen] of counts.entries()) this.#count(at === seat, seen);
  }

  /** Adds what was watched for at a seat of a game, the agent's own or another. */
  #count(isOwn: boolean, counts: Readonly<Record<string, number>>): void {
    const side = isOwn ? 'own' : 'others';
    this.#seats[side]++;
    for (const [name, times] of Object.entries(counts)) {
      const sum = this.#sums.get(name) ?? { own: 0, others: 0 };
      sum[side] += times;
      this.#sums.set(name, sum);
    }
  }

  #averages(): Readonly<Record<string, Counted>> {
    const { own, others } = this.#seats;
    return Object.fromEntries(
      [...this.#sums].map(([name, sum]) => [
        name,
        { own: sum.own / Math.max(1, own), others: sum.others / Math.max(1, others) },
      ]),
    );
  }

  #countOf(name: string, value: string): Count {
    const values = this.#by.get(name) ?? new Map<string, Count>();
    this.#by.set(name, values);
    const count = values.get(value) ?? { wins: 0, games: 0 };
    values.set(value, count);
    return count;
  }

  result(agent: string): TallyResult {
    return {
      agent,
      ...scoreOf(this.#all),
      noWinner: this.#noWinner,
      shared: this.#shared,
      unfinished: this.#unfinished,
      answersPerGame: this.#all.games === 0 ? 0 : this.#answers / this.#all.games,
      ...(this.#sums.size > 0 && { counts: this.#averages() }),
      by: Object.fromEntries(
        [...this.#by].map(([name, values]) => [
          name,
          Object.fromEntries(
            [...values].sort(([x], [y]) => (x < y ? -1 : 1)).map(([value, n]) => [value, scoreOf(n)]),
          ),
        ]),
      ),
    };
  }
}
