import type { Seat } from '@runehold/kernel/layout/seats';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Agent } from './agent.ts';
import { mix } from './agent.ts';
import type { Setting } from './referee.ts';
import { type Played, type Series, SeriesPlayer } from './series.ts';
import { type Answered, sprt } from './sprt.ts';
import { Tally, type TallyResult } from './tally.ts';

/** Who meets whom, where and how often. */
export type Contest = Setting &
  Pick<Series, 'tags' | 'watch'> & {
    readonly a: Agent;
    /** Who sits at the other seats: one for all of them, or one after the other behind A. */
    readonly b: Agent | readonly Agent[];
    /** `versus`: one A against B at all other seats. `together`: tables of A alone and tables of B alone, on the same deals. */
    readonly mode: 'versus' | 'together';
    /** At least so many; rounded up until every deal has been played from every seat. */
    readonly games: number;
    readonly seed?: number;
    readonly onGame?: (done: number, of: number) => void;
    /**
     * In `versus`: ends as soon as it is told whether A wins by such a share of games oftener than par, or no oftener.
     * Looked at after each deal has been played from every seat.
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

/** The seat A takes in a game: every deal is played once from every seat. */
export const seatOfGame = (n: number, seats: number): { readonly deal: number; readonly seat: Seat } => ({
  deal: Math.floor(n / seats),
  seat: n % seats,
});

const othersOf = ({ b }: Pick<Contest, 'b'>): readonly Agent[] => ('decide' in b ? [b] : b);

/** Whether it is the control, in which everybody is A. */
const isMirror = ({ a, b }: Pick<Contest, 'a' | 'b'>): boolean => othersOf({ b }).every(other => other === a);

/** The games of a contest, by their numbers. */
export const seriesOf = (contest: Omit<Contest, 'games'>): Series => {
  const { seats, a, mode, seed = 1 } = contest;
  const others = othersOf(contest);
  return {
    ...contest,
    lineup: n => {
      if (mode === 'together') {
        const { deal, seat: side } = seatOfGame(n, 2);
        const agent = side === 0 ? a : others[0];
        return {
          agents: Array.from({ length: seats }, () => agent),
          dealSeed: mix(seed, deal),
          botSeed: mix(seed, deal, side),
        };
      }
      const { deal, seat } = seatOfGame(n, seats);
      const agents = Array.from({ length: seats }, (_, at) => {
        const behind = (at - seat + seats) % seats;
        return behind === 0 ? a : others[(behind - 1) % others.length];
      });
      // A deal comes back with A elsewhere. Not in a mirror match: a bot that rolls no dice would play one game again and
      // again, and par would be the rule and no finding.
      const dealSeed = isMirror(contest) ? mix(seed, n, 1) : mix(seed, deal);
      return { agents, dealSeed, botSeed: mix(dealSeed, n) };
    },
  };
};

/** Counts the games of a contest in their order, whoever played them, and knows when it is enough. */
export class Scorebook {
  /** The most that are played. */
  readonly games: number;
  readonly #contest: Contest;
  readonly #a = new Tally();
  readonly #b = new Tally();
  #added = 0;
  #told: Answered | undefined;

  constructor(contest: Contest) {
    const { mode, games, seats, sprt: more } = contest;
    this.#contest = contest;
    this.games = mode === 'together' ? 2 * games : Math.ceil(games / seats) * seats;
    if (mode === 'versus' && more !== undefined) this.#told = 'open';
  }

  get isDone(): boolean {
    return this.#added >= this.games || (this.#told !== undefined && this.#told !== 'open');
  }

  add(played: Played): void {
    const { mode, seats, sprt: more, onGame } = this.#contest;
    const { seat } = seatOfGame(played.n, mode === 'together' ? 2 : seats);
    if (mode === 'together') (seat === 0 ? this.#a : this.#b).add(played, 0);
    else this.#a.add(played, seat);
    this.#added++;
    onGame?.(this.#added, this.games);
    if (this.#told === undefined || more === undefined || seat !== seats - 1) return;
    const { wins, games } = this.#a.score;
    this.#told = sprt(wins, games, { par: 1 / seats, more });
  }

  result(): ArenaResult {
    const { game, seats, options = {}, mode, seed = 1, a } = this.#contest;
    const head = { game: game.id, rules: game.version, seats, options, mode, seed };
    const own = this.#a.result(a.id);
    if (mode === 'together')
      return { ...head, par: undefined, a: own, b: this.#b.result(othersOf(this.#contest)[0].id) };
    return { ...head, par: 1 / seats, a: own, ...(this.#told && { told: this.#told }) };
  }
}

/** Lets two agents meet. The same contest gives the same result, game by game. */
export const arena = (contest: Contest): ArenaResult => {
  const book = new Scorebook(contest);
  const player = new SeriesPlayer(seriesOf(contest));
  for (let n = 0; !book.isDone; n++) book.add(player.play(n));
  return book.result();
};
