import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Sink } from '@runehold/kernel/event/event';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { askedOf } from '@runehold/kernel/view/asked';
import type { Agent, Budget } from './agent.ts';
import { Eyes, formality, mix } from './agent.ts';
import { type Answered, sprt } from './sprt.ts';
import { type Score, Tally, type TallyResult } from './tally.ts';

/** Hears what is told of games, one after another, and counts it seat by seat. */
export type GameWatch = Sink & {
  begin(table: TableCore): void;
  counts(seat: Seat): Readonly<Record<string, number>>;
};

/** Who meets whom, where and how often. */
export type Contest = {
  readonly game: Game;
  readonly seats: number;
  readonly options?: ChosenOptions;
  readonly a: Agent;
  readonly b: Agent;
  /** `versus`: one A against B at all other seats. `together`: tables of A alone and tables of B alone, on the same deals. */
  readonly mode: 'versus' | 'together';
  /** At least so many; rounded up until every deal has been played from every seat. */
  readonly games: number;
  readonly seed?: number;
  readonly budget?: Budget;
  /** A game that takes longer counts as one without a winner. */
  readonly mostAnswers?: number;
  /** By what results are broken down: `{ race: 'latari' }`. Read once the game is over. */
  readonly tags?: (t: TableCore, seat: Seat) => Readonly<Record<string, string>>;
  /** Counts what is done in each game; what it counted is told of A's seat and of the others. */
  readonly watch?: () => GameWatch;
  readonly onGame?: (done: number, of: number) => void;
  /**
   * In `versus`: ends as soon as it is told whether A wins by such a share of games oftener than par, or no oftener. Looked
   * at after each deal has been played from every seat.
   */
  readonly sprt?: number;
};

export type ArenaResult = {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: ChosenOptions;
  readonly mode: Contest['mode'];
  readonly seed: number;
  /** The share of wins of a seat if all were equal; for `together` there is none. */
  readonly par: number | undefined;
  readonly a: TallyResult;
  /** What was asked by `sprt`, and how it was answered when the games ended. */
  readonly told?: Answered;
  /** The tables of B alone; absent in `versus`, where every game is a game of A. */
  readonly b?: TallyResult;
};

const USUAL_BUDGET: Budget = { steps: 20_000 };
const MOST_ANSWERS = 20_000;

/** One finished game: the table as it lies open at the end, and how many answers bots gave. */
export type FinishedGame = { readonly table: TableCore; readonly answers: number };

/** What is played, by whomever. */
type Setting = Pick<Contest, 'game' | 'seats' | 'options' | 'budget' | 'mostAnswers'>;

/** Plays games of one kind, one after another, on one table. */
export class Referee {
  readonly #setting: Setting;
  readonly #chance = new FastChance(0);
  readonly #empty: TableCore;
  readonly #table: TableCore;
  readonly #eyes: Eyes;
  readonly #reply = new Reply();

  /** What happens on the table is told to the sink, if there is one. */
  constructor(setting: Setting, sink?: Sink) {
    const { game, options = {} } = setting;
    this.#setting = setting;
    this.#empty = newTable(game, options, this.#chance);
    this.#table = newTable(game, options, this.#chance);
    this.#table.sink = sink;
    this.#eyes = new Eyes(game);
  }

  /** The one table on which all games are played. */
  get table(): TableCore {
    return this.#table;
  }

  /** Plays one deal to its end. The table is used again by the next game. */
  play(agents: readonly Agent[], dealSeed: number, botSeed: number): FinishedGame {
    const { game, seats, mostAnswers = MOST_ANSWERS, budget = USUAL_BUDGET } = this.#setting;
    const table = this.#table;
    table.copyFrom(this.#empty);
    this.#chance.reseed(dealSeed);
    begin(game, table, seats);
    let answers = 0;
    while (!table.over && answers < mostAnswers) {
      const seat = nextAsked(table);
      if (!formality(offerTo(game, table, seat), this.#reply)) {
        const view = this.#eyes.look(table, seat);
        const { reply } = agents[seat].decide(view, askedOf(view), budget, mix(botSeed, table.serial, seat));
        this.#reply.set(reply);
        answers++;
      }
      const refused = takeReply(game, table, seat, this.#reply);
      if (refused !== undefined) throw new Error(`${agents[seat].id} gave an answer that is ${refused}`);
    }
    return { table, answers };
  }
}

/** The seat A takes in a game: every deal is played once from every seat. */
export const seatOfGame = (n: number, seats: number): { readonly deal: number; readonly seat: Seat } => ({
  deal: Math.floor(n / seats),
  seat: n % seats,
});

const answeredBy = ({ seats, sprt: more }: Contest, { wins, games }: Score): Answered | undefined =>
  more === undefined ? undefined : sprt(wins, games, { par: 1 / seats, more });

const isTold = (contest: Contest, tally: Tally): boolean => {
  const told = answeredBy(contest, tally.score);
  return told !== undefined && told !== 'open';
};

const versus = (contest: Contest, seed: number): TallyResult => {
  const { seats, a, b, tags, onGame } = contest;
  const games = Math.ceil(contest.games / seats) * seats;
  const watch = contest.watch?.();
  const referee = new Referee(contest, watch);
  const tally = new Tally();
  for (let n = 0; n < games; n++) {
    watch?.begin(referee.table);
    const { deal, seat } = seatOfGame(n, seats);
    const agents = Array.from({ length: seats }, (_, at) => (at === seat ? a : b));
    // A deal comes back with A elsewhere. Not in a mirror match: a bot that rolls no dice would play one game again and
    // again, and par would be the rule and no finding.
    const dealSeed = a === b ? mix(seed, games, n) : mix(seed, deal);
    const { table, answers } = referee.play(agents, dealSeed, mix(dealSeed, n));
    tally.add(table, seat, answers, tags?.(table, seat) ?? {});
    for (let at = 0; watch && at < seats; at++) tally.count(at === seat, watch.counts(at));
    onGame?.(n + 1, games);
    if (seat === seats - 1 && isTold(contest, tally)) break;
  }
  return tally.result(a.id);
};

const together = (contest: Contest, seed: number): { readonly a: TallyResult; readonly b: TallyResult } => {
  const { seats, games, tags, onGame } = contest;
  const referee = new Referee(contest);
  const [a, b] = [contest.a, contest.b].map((agent, side) => {
    const tally = new Tally();
    for (let n = 0; n < games; n++) {
      const agents = Array.from({ length: seats }, () => agent);
      const { table, answers } = referee.play(agents, mix(seed, n), mix(seed, n, side));
      tally.add(table, 0, answers, tags?.(table, 0) ?? {});
      onGame?.(side * games + n + 1, 2 * games);
    }
    return tally.result(agent.id);
  });
  return { a, b };
};

/** Lets two agents meet. The same contest gives the same result, game by game. */
export const arena = (contest: Contest): ArenaResult => {
  const { game, seats, options = {}, mode, seed = 1 } = contest;
  const head = { game: game.id, rules: game.version, seats, options, mode, seed };
  if (mode === 'together') return { ...head, par: undefined, ...together(contest, seed) };
  const a = versus(contest, seed);
  const told = answeredBy(contest, a);
  return { ...head, par: 1 / seats, a, ...(told && { told }) };
};
